"""What a bundle of macOS says of itself and how it is signed; must not know what is inside."""

import os
import plistlib
from pathlib import Path
from typing import Any

from .project import DIST, ROOT, project
from .tools import run

FOLDER = ROOT / "packaging" / "macos"
INFO = FOLDER / "Info.plist"
ENTITLEMENTS = FOLDER / "entitlements.plist"
APP = DIST / "Kıraathane.app"
IDENTITY_VARIABLE = "MACOS_SIGNING_IDENTITY"
NOTARY_VARIABLE = "MACOS_NOTARY_PROFILE"
"""The name under which ``notarytool store-credentials`` has kept an account on this machine."""


def info_plist(version: str) -> dict[str, Any]:
    """Return the keys of ``Info.plist`` for one version of the app."""
    keys: dict[str, Any] = plistlib.loads(INFO.read_bytes())
    return {**keys, "CFBundleShortVersionString": version, "CFBundleVersion": version}


def identity() -> str | None:
    """Return the name of the certificate to sign with, or None to leave the app unsigned."""
    return os.environ.get(IDENTITY_VARIABLE) or None


def build_image() -> Path:
    """Pack the app into a disk image; notarise it where an account for that is named."""
    target = DIST / f"Kiraathane-{project().version}.dmg"
    target.unlink(missing_ok=True)
    for command in image_commands(target, identity(), os.environ.get(NOTARY_VARIABLE)):
        run(command)
    return target


def image_commands(target: Path, signer: str | None, profile: str | None) -> list[list[str]]:
    """Return what is run for the image: without a signer it is only made, without a profile not notarised.

    The app itself was signed while it was frozen, with the hardened runtime that notarising asks for.
    """
    create = ["hdiutil", "create", "-volname", "Kıraathane", "-srcfolder", str(APP), "-ov"]
    commands = [[*create, "-format", "UDZO", str(target)]]
    if signer:
        commands.append(["codesign", "--sign", signer, "--timestamp", str(target)])
    if signer and profile:
        submit = ["xcrun", "notarytool", "submit", str(target), "--keychain-profile", profile, "--wait"]
        commands += [submit, ["xcrun", "stapler", "staple", str(target)]]
    return commands
