"""JSON that a lenient reader would take."""

import pytest

from common.core.strict_json import BadJson, read_json


def test_plain_json():
    assert read_json('{"a": [1, 2.5, true, null, "ş"]}'.encode()) == {"a": [1, 2.5, True, None, "ş"]}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"{'a': 1}", "not_json"),
        (b'{"a": 1,}', "not_json"),
        (b'"a\nb"', "not_json"),
        (b"1 2", "not_json"),
        (b"01", "not_json"),
        (b'{"a": {"b": 1, "b": 1}}', "duplicate_key"),
        (b"Infinity", "number_range"),
        (b"-1e400", "number_range"),
        ('"ş"'.encode("iso-8859-9"), "not_utf8"),
    ],
)
def test_what_is_refused(data, code):
    with pytest.raises(BadJson) as caught:
        read_json(data)
    assert caught.value.code == code
