"""The locks: complete with hashes, of one mind with each other and the manifest, free of addresses."""

import re
import tomllib
from pathlib import Path

import pytest
from bootstrap.environment import LOCKS, lock_file
from bootstrap.locks import lock_options

ROOT = Path(__file__).resolve().parents[2]
PIN = re.compile(r"^([a-z0-9.-]+)==(\S+)", re.MULTILINE)
MANIFEST = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def lock(name: str) -> str:
    return lock_file(ROOT, name).read_text(encoding="utf-8")


def names(requirements: list[str]) -> set[str]:
    found = (re.match(r"[A-Za-z0-9._-]+", requirement) for requirement in requirements)
    return {match[0].lower() for match in found if match}


@pytest.mark.parametrize("name", LOCKS)
def test_every_pin_has_a_hash_and_no_line_an_address(name: str) -> None:
    entries = re.split(r"\n(?=[a-z0-9])", lock(name))[1:]
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)
    assert not re.search(r"://|--\w*index|\s/\w", lock(name))


@pytest.mark.parametrize("name", ["test", "package"])
def test_the_other_locks_hold_the_runtime_lock(name: str) -> None:
    assert dict(PIN.findall(lock("runtime"))).items() <= dict(PIN.findall(lock(name))).items()


def test_what_two_locks_hold_has_one_version() -> None:
    test, package = (dict(PIN.findall(lock(name))) for name in ("test", "package"))
    assert {name: test[name] for name in test.keys() & package.keys()} == {
        name: package[name] for name in test.keys() & package.keys()
    }


def test_the_locks_hold_what_the_manifest_asks_for() -> None:
    project = MANIFEST["project"]
    runtime = names(project["dependencies"]) | names(MANIFEST["build-system"]["requires"])
    assert runtime <= dict(PIN.findall(lock("runtime"))).keys()
    for extra, wanted in project["optional-dependencies"].items():
        assert names(wanted) <= dict(PIN.findall(lock(extra))).keys()


def test_the_locks_are_made_for_every_system_with_hashes_and_agree() -> None:
    runtime, test, package = lock_options(ROOT)
    for options in (runtime, test, package):
        assert {"--universal", "--generate-hashes", "--no-emit-index-url"} <= set(options)
    assert package[package.index("--constraint") + 1] == test[-1] == "packaging/requirements/test.txt"
    assert test[test.index("--constraint") + 1] == runtime[-1] == "packaging/requirements/runtime.txt"
