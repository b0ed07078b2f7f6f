"""Messages and their placeholders."""

from portolan.core.brand import BRAND
from portolan.core.i18n import _, fill, lazy, ngettext


def test_placeholders_are_filled_and_unknown_ones_stay() -> None:
    filled = fill("{{count}} of {{total}}, {{brand}}", {"count": 3})
    assert filled == "3 of {{total}}, " + BRAND.name


def test_an_empty_message_is_not_the_catalogs_header() -> None:
    assert _("") == ""


def test_outside_a_request_english_is_spoken() -> None:
    assert str(lazy("Page {{page}}", page=2)) == "Page 2"
    assert ngettext("{{count}} page", "{{count}} pages", 1) == "1 page"
    assert ngettext("{{count}} page", "{{count}} pages", 4) == "4 pages"
