"""Whether a window can be shown here and is wanted; must not know how the environment is made."""

from collections.abc import Mapping, Sequence

NO_DISPLAY = "There is no display here, so the offscreen demonstration runs instead of the window."


def has_display(platform: str, environ: Mapping[str, str]) -> bool:
    """Tell whether Qt can open something: only Linux and its kin can be without a display."""
    if platform in {"win32", "darwin"}:
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def wants_window(arguments: Sequence[str]) -> bool:
    """Tell whether the app opens its window for these arguments; subcommands stay in the terminal."""
    if not arguments:
        return True
    return arguments[0].startswith("-") and arguments[0] not in {"-h", "--help", "--version"}


def window_plugins(platform: str, environ: Mapping[str, str]) -> list[str]:
    """Return the file names of the Qt platform plugins that would be tried, first choice first."""
    if platform != "linux" or environ.get("QT_QPA_PLATFORM"):
        return []
    plugins = {"WAYLAND_DISPLAY": "libqwayland.so", "DISPLAY": "libqxcb.so"}
    return [plugin for variable, plugin in plugins.items() if environ.get(variable)]
