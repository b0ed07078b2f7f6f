"""Figures of a translation, written as its language writes them, in locales of temporary files."""

from pathlib import Path

import pytest
from babel.support import Translations

from portolan.content import catalog
from portolan.content.translation.compile import compile_messages
from portolan.core.locale import Locale
from portolan.core.locales import typed
from tests.support.more_locales import ARABIC, add_locale

GERMAN = """
from portolan.core.locale import Locale
from portolan.core.locales import typed
from portolan.core.quantities import Quantities

LOCALE = Locale(
    code="de-DE",
    babel="de_DE",
    name="Deutsch",
    home_country="DE",
    typed={"kg": "Kilogramm|Kilo"},
    quantities=Quantities(
        scales={"Million": 1e6, "Millionen": 1e6, "Mio.": 1e6, "Milliarden": 1e9},
        units={"kg": "kg|Kilogramm", "t": "t|Tonnen?", "km": "km", "day": "Tagen?", "%": "%"},
    ),
)
"""
FRENCH = GERMAN.replace("de-DE", "fr-FR").replace("de_DE", "fr_FR")
SOURCES = {"de_de": GERMAN, "ar_eg": ARABIC, "fr_fr": FRENCH}

RIGHT = [
    ("de_de", "1.5 kg", "1,5 kg"),
    ("de_de", "1,500 kg and 1,234,567.5 km", "1.500 kg und 1.234.567,5 km"),
    ("de_de", "1.5 million containers", "1,5 Millionen Container"),
    ("de_de", "1.5 million containers", "1,5\u00a0Mio. Container"),
    ("de_de", "1.5 million containers", "1.500.000 Container"),
    ("de_de", "20 percent in three days", "20 % in 3 Tagen"),
    ("de_de", "On November 3, 2026", "Am 3.11.2026"),
    ("de_de", "Heading 8471.30", "Position 8471.30"),
    ("ar_eg", "1,500.5 kg", "١٬٥٠٠٫٥ كجم"),
    ("ar_eg", "1,500.5 kg", "1,500.5 كجم"),
    ("ar_eg", "20 containers", "٢٠ حاوية"),
    ("fr_fr", "1,500.5 kg", "1\u202f500,5 kg"),
    ("fr_fr", "1,500 kg in 2026", "1 500 kg en 2026"),
]
WRONG = [
    ("de_de", "1.5 kg", "1,6 kg"),
    ("de_de", "1.5 kg", "1.500 kg"),
    ("de_de", "1,500 kg", "1,500 kg"),
    ("de_de", "1,500 kg", "1.500 t"),
    ("de_de", "1.5 million containers", "1,5 Milliarden Container"),
    ("de_de", "On November 3, 2026", "Am 3.12.2026"),
    ("ar_eg", "1,500.5 kg", "١٬٥٠٠٫٦ كجم"),
    ("ar_eg", "20 containers", "٢١ حاوية"),
    ("fr_fr", "1,500 kg", "1,500 kg"),
]


@pytest.fixture
def locale(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Locale:
    """The locale of a temporary file."""
    return add_locale(monkeypatch, tmp_path / "locales", request.param, SOURCES[request.param])


def served(locale: Locale, folder: Path, english: str, target: str) -> tuple[str, str | None]:
    """What the interface and a document show for a text of the locale's catalogs."""
    for domain in ("messages", "glossary"):
        path = catalog.catalog_path(locale, domain, folder)
        path.parent.mkdir(parents=True, exist_ok=True)
        head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
        path.write_text(f'{head}msgid "{english}"\nmsgstr "{target}"\n', encoding="utf-8")
    [file] = compile_messages(folder)
    document = catalog.load(locale, "glossary", folder)
    assert document
    with file.open("rb") as compiled:
        return Translations(compiled).gettext(english), document.get(english)


@pytest.mark.parametrize(("locale", "english", "target"), RIGHT, indirect=["locale"])
def test_a_right_figure_is_served(
    locale: Locale, tmp_path: Path, english: str, target: str
) -> None:
    assert served(locale, tmp_path, english, target) == (target, target)


@pytest.mark.parametrize("locale", ["de_de"], indirect=True)
def test_a_form_reads_the_words_that_the_locale_types(locale: Locale) -> None:
    assert {*locale.typed["kg"].split("|"), "kilogram", "公斤"} <= set(typed("kg"))


@pytest.mark.parametrize(("locale", "english", "target"), WRONG, indirect=["locale"])
def test_a_wrong_figure_is_not(locale: Locale, tmp_path: Path, english: str, target: str) -> None:
    assert served(locale, tmp_path, english, target) == (english, None)
