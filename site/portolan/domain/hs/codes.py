"""All HS codes: every one with its texts and its address, in order.

Titles in another language are in tables of its own, such as `chapters_zh.csv`. The Chinese ones
follow the wording of the Import and Export Tariff of the People's Republic of China (Customs Tariff
Commission of the State Council, edition of the Harmonized System 2022), shortened where that is a
list.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from portolan.domain.hs import packaged
from portolan.domain.hs.corrections import corrected
from portolan.domain.hs.names import slug
from portolan.domain.hs.record import HsCode
from portolan.domain.table import rows, translations

FOLDER = Path(__file__).parent
SECTIONS = FOLDER / "sections.csv"


@dataclass(frozen=True, slots=True)
class HsSection:
    """A section: its Roman number, its first and last chapter, and its titles by language."""

    number: str
    first: str
    last: str
    text: str
    translations: Mapping[str, str]

    def holds(self, code: str) -> bool:
        """Whether a code of digits lies in the section."""
        return self.first <= code[:2] <= self.last


def sections() -> tuple[HsSection, ...]:
    """Return the sections in their order."""
    columns = ("roman", "first", "last", "text", "text_*")
    return tuple(
        HsSection(row["roman"], row["first"], row["last"], row["text"], translations(row, "text"))
        for row in rows(SECTIONS, columns)
    )


def translated_texts() -> dict[str, dict[str, str]]:
    """Return the titles of chapters and headings in other languages: by language and code."""
    texts: dict[str, dict[str, str]] = {}
    for file in sorted((*FOLDER.glob("chapters_*.csv"), *FOLDER.glob("headings_*.csv"))):
        mine = texts.setdefault(file.stem.rpartition("_")[2], {})
        mine |= {row["code"]: row["text"] for row in rows(file, ("code", "text"))}
    return texts


def all_codes() -> tuple[HsCode, ...]:
    """Return every code: each section, then its chapters, each followed by the codes below it."""
    texts, translated = corrected(packaged.texts()), translated_texts()
    return tuple(code for section in sections() for code in _of(section, texts, translated))


def _of(
    section: HsSection, texts: Mapping[str, str], translated: Mapping[str, Mapping[str, str]]
) -> Iterator[HsCode]:
    number = section.number
    yield HsCode(number, number, section.text, slug(number, section.text), section.translations)
    # Sorted as text, a chapter comes before its headings and a heading before its subheadings.
    for code in sorted(filter(section.holds, texts)):
        text = texts[code]
        others = {language: by[code] for language, by in translated.items() if code in by}
        yield HsCode(code, number, text, slug(code, text), others)
