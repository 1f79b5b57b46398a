"""Tells the system which app the windows belong to; must not know the windows."""

import sys

APP_USER_MODEL_ID = "Kiraathane.Kiraathane"
"""What the shortcut of the Windows installer carries too, so that both are one button on the taskbar."""


def claim_windows() -> None:
    """Let Windows group the windows of this process under the app; other systems know without."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  # only this system needs it

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_USER_MODEL_ID)
