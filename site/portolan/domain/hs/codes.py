"""The whole nomenclature: every code with its texts and its address, in order.

The Chinese titles of sections, chapters and headings follow the wording of the Import and Export
Tariff of the People's Republic of China (Customs Tariff Commission of the State Council, edition
of the Harmonized System 2022), shortened where that is a list.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from portolan.domain.hs import packaged
from portolan.domain.hs.corrections import corrected
from portolan.domain.hs.names import slug
from portolan.domain.hs.record import HsCode
from portolan.domain.table import rows

FOLDER = Path(__file__).parent
SECTIONS = FOLDER / "sections.csv"
CHINESE = (FOLDER / "chapters_zh.csv", FOLDER / "headings_zh.csv")


@dataclass(frozen=True, slots=True)
class HsSection:
    """A section: its Roman number, its first and last chapter, and its titles."""

    number: str
    first: str
    last: str
    english: str
    chinese: str

    def holds(self, code: str) -> bool:
        """Whether a code of digits lies in the section."""
        return self.first <= code[:2] <= self.last


def sections() -> tuple[HsSection, ...]:
    """Return the sections in their order."""
    columns = ("roman", "first", "last", "english", "chinese")
    return tuple(HsSection(*row.values()) for row in rows(SECTIONS, columns))


def chinese_texts() -> dict[str, str]:
    """Return the Chinese titles of chapters and headings by code."""
    return {
        row["code"]: row["chinese"] for file in CHINESE for row in rows(file, ("code", "chinese"))
    }


def all_codes() -> tuple[HsCode, ...]:
    """Return every code: each section, then its chapters, each followed by the codes below it."""
    texts, chinese = corrected(packaged.texts()), chinese_texts()
    return tuple(code for section in sections() for code in _of(section, texts, chinese))


def _of(
    section: HsSection, texts: Mapping[str, str], chinese: Mapping[str, str]
) -> Iterator[HsCode]:
    number = section.number
    yield HsCode(number, number, section.english, section.chinese, slug(number, section.english))
    # Sorted as text, a chapter comes before its headings and a heading before its subheadings.
    for code in sorted(filter(section.holds, texts)):
        text = texts[code]
        yield HsCode(code, number, text, chinese.get(code), slug(code, text))
