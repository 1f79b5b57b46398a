"""The translations hold every string of the sources, whole, and what the app loads is built from them."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "assets" / "i18n"
SOURCES = sorted(FOLDER.glob("*.ts"))
FIELD = re.compile(r"{(\w+)}")
BAD = re.compile(r"!|lütfen", re.IGNORECASE)


def tool(name: str) -> str:
    return str(Path(sys.executable).with_name(f"pyside6-{name}"))


def messages(source: Path) -> list[tuple[str, str, str]]:
    found = []
    for context in ElementTree.parse(source).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            text = translation.text or ""
            assert translation.get("type") is None, f"unfinished: {message.findtext('source')}"
            found.append((context.findtext("name"), message.findtext("source"), text))
    return found


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_every_string_is_translated_with_its_fields(source):
    for context, text, translation in messages(source):
        assert translation.strip(), f"{context}: {text}"
        fields = {field.partition("_")[0] for field in FIELD.findall(translation)}
        assert fields <= {field.partition("_")[0] for field in FIELD.findall(text)}, text
        assert not BAD.search(translation), translation


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_the_compiled_file_is_up_to_date(source, tmp_path):
    built = tmp_path / "built.qm"
    subprocess.run([tool("lrelease"), "-silent", str(source), "-qm", str(built)], check=True)
    assert built.read_bytes() == source.with_suffix(".qm").read_bytes(), (
        "run packaging/translations.py compile"
    )


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_no_string_of_the_sources_is_missing(source, tmp_path):
    package = source.stem.partition("_")[0]
    fresh = tmp_path / source.name
    fresh.write_bytes(source.read_bytes())
    files = sorted(str(path) for path in (ROOT / package).rglob("*.py"))
    options = ("-no-obsolete", "-locations", "none", "-target-language", "tr", "-silent")
    subprocess.run([tool("lupdate"), *files, "-ts", str(fresh), *options], check=True)
    known = {(context, text) for context, text, _ in messages(source)}
    wanted = {
        (context.findtext("name"), message.findtext("source"))
        for context in ElementTree.parse(fresh).getroot().iter("context")
        for message in context.iter("message")
    }
    assert wanted == known, "run packaging/translations.py update"
