"""What venv and pip write when they fail, turned into one sentence with the remedy."""

import errno

import pytest
from bootstrap.errors import (
    NO_NETWORK,
    NO_SPACE,
    NO_VENV,
    WRONG_HASH,
    DownloadError,
    explain_os_error,
    explain_output,
)

RETRYING = (
    "WARNING: Retrying (Retry(total=0, connect=None, read=None, redirect=None)) after connection broken by "
    "'NewConnectionError: [Errno -3] Temporary failure in name resolution': /simple/platformdirs/\n"
)
NO_VERSION = (
    "ERROR: Could not find a version that satisfies the requirement platformdirs==4.14.9 (from: none)\n"
    "ERROR: No matching distribution found for platformdirs==4.14.9\n"
)
FULL = "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (RETRYING + NO_VERSION, NO_NETWORK),
        (FULL, NO_SPACE),
        (RETRYING + FULL, NO_SPACE),
        ("Error: [WinError 112] There is not enough space on the disk", NO_SPACE),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", WRONG_HASH),
        ("Error: Command '['python', '-m', 'ensurepip']'\nNo module named 'ensurepip'", NO_VENV),
    ],
)
def test_a_known_failure_has_its_sentence(text: str, sentence: str) -> None:
    assert str(explain_output(text)) == sentence


def test_only_a_failed_download_counts_as_one() -> None:
    assert isinstance(explain_output(RETRYING + NO_VERSION), DownloadError)
    assert not isinstance(explain_output(FULL), DownloadError)


def test_a_system_without_packages_is_named_as_the_reason() -> None:
    assert "platformdirs==4.14.9" in str(explain_output(NO_VERSION))


@pytest.mark.parametrize("number", [1, 13, 30])
def test_a_folder_that_cannot_be_written_is_named(number: int) -> None:
    sentence = str(explain_output(f"Error: [Errno {number}] Permission denied: '/ev/oyun/.venv'"))
    assert sentence.startswith("/ev/oyun/.venv cannot be written")


def test_an_unknown_failure_keeps_its_last_error_line() -> None:
    sentence = str(explain_output("ERROR: first\nERROR: the wheel is odd.\nnotice: a new release\n"))
    assert sentence == "The setup failed (ERROR: the wheel is odd): run the same command again."


def test_silence_is_explained_too() -> None:
    assert "no reason given" in str(explain_output(""))


@pytest.mark.parametrize(
    ("error", "begins"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "The disk is full"),
        (OSError(errno.EROFS, "Read-only file system", "/ev/.venv"), "/ev/.venv cannot be written"),
        (OSError(errno.EACCES, "Permission denied"), "The project's folder cannot be written"),
        (OSError(errno.EIO, "Input/output error"), "The setup failed ([Errno 5] Input/output error)"),
    ],
)
def test_an_error_of_the_file_system_has_its_sentence(error: OSError, begins: str) -> None:
    assert str(explain_os_error(error)).startswith(begins)
