"""What a bundle of macOS says of itself and how it is signed; must not know what is inside."""

import os
import plistlib
from typing import Any

from .project import ROOT

FOLDER = ROOT / "packaging" / "macos"
INFO = FOLDER / "Info.plist"
ENTITLEMENTS = FOLDER / "entitlements.plist"
IDENTITY_VARIABLE = "MACOS_SIGNING_IDENTITY"


def info_plist(version: str) -> dict[str, Any]:
    """Return the keys of ``Info.plist`` for one version of the app."""
    keys: dict[str, Any] = plistlib.loads(INFO.read_bytes())
    return {**keys, "CFBundleShortVersionString": version, "CFBundleVersion": version}


def identity() -> str | None:
    """Return the name of the certificate to sign with, or None to leave the app unsigned."""
    return os.environ.get(IDENTITY_VARIABLE) or None
