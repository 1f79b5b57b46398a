"""No text of any page is cut, covered or out of sight, in either language, by day and night, at any size."""

import pytest

from tests.screen_checks import faults
from tests.screens import LANGUAGES, THEMES, Look, app_window, close_dialogs, keep_matches, pages, show, visit

SMALL, USUAL, LARGE = (1024, 640), (1440, 900), (2560, 1440)
LOOKS = (
    Look("light", "tr", SMALL),
    Look("dark", "en", SMALL),
    Look("dark", "tr", USUAL),
    Look("light", "en", USUAL, 150),
    Look("light", "tr", SMALL, 150),
    Look("dark", "en", LARGE),
)


def test_the_looks_cover_both_themes_and_languages():
    assert {look.theme for look in LOOKS} == set(THEMES)
    assert {look.language for look in LOOKS} == set(LANGUAGES)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_every_text_can_be_read(qapp, tmp_path):
    with app_window(tmp_path) as (window, context):
        keep_matches(context)
        found = []
        for look in LOOKS:
            show(window, context, look)
            for name, go in pages(window).items():
                visit(window, go)
                found += [f"{name} {look}: {fault}" for fault in faults(window)]
                close_dialogs(window)
        assert found == []
