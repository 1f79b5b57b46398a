"""What can go wrong on somebody's machine, each as one sentence with its remedy; must not print or exit."""

import errno
import re

NO_SPACE = "The disk is full: free about 600 MB, then run the same command again."
NO_NETWORK = (
    "The packages could not be downloaded: check the network connection (or the proxy), "
    "then run the same command again."
)
WRONG_HASH = (
    "A downloaded package is not the one the project recorded: run the same command again, "
    "and report it if it stays so."
)
NO_VENV = (
    "This Python cannot make virtual environments: install that part "
    "(Debian, Ubuntu: sudo apt install python3-venv), then run the same command again."
)

# The order decides: a full disk or a wrong hash can follow retried downloads in the same text.
_SIGNS = (
    (re.compile(r"Errno 28\b|Errno 122\b|WinError 112\b|No space left on device"), NO_SPACE),
    (re.compile(r"DO NOT MATCH THE HASHES"), WRONG_HASH),
    (re.compile(r"ensurepip is not available|No module named '?ensurepip"), NO_VENV),
)
_UNREACHABLE = re.compile(
    r"Retrying \(|ConnectionError|Connection (?:refused|reset|timed out)|Read timed out|ReadTimeout"
    r"|ProxyError|SSLError|Max retries exceeded|name resolution|getaddrinfo failed|HTTP error \d+"
)
_UNAVAILABLE = re.compile(r"No matching distribution found for (\S+)")
_READ_ONLY = re.compile(r"(?:Errno (?:1|13|30)|WinError 5)\][^:\n]*(?:: '([^'\n]+)')?")


class SetupError(Exception):
    """One sentence for the reader, with the remedy."""


class DownloadError(SetupError):
    """The packages could not be reached; nothing has been changed."""


class BrokenEnvironmentError(SetupError):
    """The virtual environment exists but cannot be used."""


def unwritable(path: object) -> str:
    """Return the sentence for a file or folder that refuses to be written."""
    return f"{path} cannot be written: copy the project into a folder of your own and run the command there."


def explain_output(text: str) -> SetupError:
    """Turn what a failed venv or pip wrote into one sentence."""
    for sign, sentence in _SIGNS:
        if sign.search(text):
            return SetupError(sentence)
    if found := _READ_ONLY.search(text):
        return SetupError(unwritable(found[1] or "The project's folder"))
    if _UNREACHABLE.search(text):
        return DownloadError(NO_NETWORK)
    if found := _UNAVAILABLE.search(text):
        return DownloadError(
            f"There is no ready-made {found[1]} for this system: use a 64-bit Python from python.org."
        )
    return SetupError(f"The setup failed ({_last_error(text)}): run the same command again.")


def explain_os_error(error: OSError) -> SetupError:
    """Turn an error of the file system into one sentence."""
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return SetupError(NO_SPACE)
    if error.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
        return SetupError(unwritable(error.filename or "The project's folder"))
    return SetupError(f"The setup failed ({error}): run the same command again.")


def _last_error(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["no reason given"])[-1].rstrip(".")
