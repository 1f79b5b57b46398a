"""What the last setup finished, and for which inputs; must not know how to finish anything."""

import contextlib
import hashlib
import json
from pathlib import Path

FILE_NAME = "kiraathane-setup.json"


def digest(*parts: bytes | str) -> str:
    """Return the SHA-256 of the parts, in hex; where one part ends matters."""
    total = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        total.update(len(data).to_bytes(8, "big") + data)
    return total.hexdigest()


class Stamp:
    """The goals a virtual environment has reached, each with the digest of the inputs it was reached for."""

    def __init__(self, folder: Path) -> None:
        """Read the stamp in this folder; a missing or spoilt one counts as empty."""
        self._path = folder / FILE_NAME
        self._reached = _read(self._path)

    def holds(self, goal: str, inputs: str) -> bool:
        """Tell whether the goal was reached for exactly these inputs."""
        return self._reached.get(goal) == inputs

    def set(self, goal: str, inputs: str) -> None:
        """Note the goal as reached; ``save`` makes it last."""
        self._reached[goal] = inputs

    def clear(self) -> None:
        """Forget every goal, on disk too."""
        self._reached = {}
        self.withdraw()

    def withdraw(self) -> None:
        """Take the stamp off the disk while work is under way: an interrupted setup then counts as none."""
        with contextlib.suppress(NotADirectoryError):
            self._path.unlink(missing_ok=True)

    def save(self) -> None:
        """Write the stamp, whole or not at all."""
        draft = self._path.with_suffix(".new")
        draft.write_text(json.dumps(self._reached), encoding="utf-8")
        draft.replace(self._path)


def _read(path: Path) -> dict[str, str]:
    with contextlib.suppress(OSError, ValueError):
        content = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(content, dict):
            return content
    return {}
