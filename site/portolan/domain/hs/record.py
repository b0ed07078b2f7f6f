"""The records of the nomenclature: codes and notes."""

from dataclasses import dataclass
from enum import StrEnum

from portolan.core.locales import EN_US, ZH_CN, Locale
from portolan.domain.hs.code import Level, dotted, level_of
from portolan.domain.hs.names import short_chinese, short_name


@dataclass(frozen=True, slots=True)
class HsCode:
    """A section, chapter, heading or subheading.

    Attributes:
        code: ``XVI``, ``84``, ``8471`` or ``847130``.
        section: the Roman number of its section.
        text: what it covers, in English, complete in itself.
        chinese: the same in Chinese; subheadings have none.
        slug: the last part of its one address.
    """

    code: str
    section: str
    text: str
    chinese: str | None
    slug: str

    @property
    def level(self) -> Level:
        """The level of the code."""
        return level_of(self.code)

    @property
    def dotted(self) -> str:
        """The code as it is printed: ``8471.30``."""
        return dotted(self.code)

    def text_in(self, locale: Locale) -> str:
        """Return the text in the locale's language, English where there is no Chinese."""
        return self.chinese if locale is ZH_CN and self.chinese else self.text

    def short_in(self, locale: Locale) -> str:
        """Return the text cut to a title's length."""
        if locale is ZH_CN and self.chinese:
            return short_chinese(self.chinese)
        return short_name(self.text)

    def lang_in(self, locale: Locale) -> str | None:
        """Return the language of the text if it is not the locale's, else None."""
        return EN_US.code if locale is ZH_CN and not self.chinese else None


class NoteKind(StrEnum):
    """The kind of a note: what the code covers, what belongs elsewhere, or how to decide."""

    IS = "is"
    IS_NOT = "is-not"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class HsNote:
    """A hint for those who classify; not the legal note, and shorter.

    Attributes:
        code: the code that it stands at; it holds for all codes below.
        mentions: the codes that it names, in the order of its text.
    """

    code: str
    kind: NoteKind
    english: str
    chinese: str
    mentions: tuple[str, ...]

    def text_in(self, locale: Locale) -> str:
        """Return the note in the locale's language."""
        return self.chinese if locale is ZH_CN else self.english


@dataclass(frozen=True, slots=True)
class HsCounts:
    """How many codes each level has."""

    sections: int
    chapters: int
    headings: int
    subheadings: int
