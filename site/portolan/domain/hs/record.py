"""The records of the nomenclature: codes and notes."""

from dataclasses import dataclass
from enum import StrEnum

from portolan.core.locale import Locale
from portolan.core.locales import DEFAULT_LOCALE
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
        """Return the text for a reader of this locale: translated where it is."""
        return self._translation_in(locale.language) or self.text

    def short_in(self, locale: Locale) -> str:
        """Return the text cut to a title's length."""
        text = self.text_in(locale)
        return short_chinese(text) if text == self.chinese else short_name(text)

    def lang_in(self, locale: Locale) -> str | None:
        """Return the language of the text where it is not the locale's own, else None."""
        is_ours = locale.reads_source or self._translation_in(locale.language)
        return None if is_ours else DEFAULT_LOCALE.code

    def _translation_in(self, language: str) -> str | None:
        return {"zh": self.chinese}.get(language)


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
        """Return the note in the locale's language, in English where there is no other."""
        return self._translation_in(locale.language) or self.english

    def lang_in(self, locale: Locale) -> str | None:
        """Return the language of that text where it is not the locale's own, else None."""
        is_ours = locale.reads_source or self._translation_in(locale.language)
        return None if is_ours else DEFAULT_LOCALE.code

    def _translation_in(self, language: str) -> str | None:
        return {"zh": self.chinese}.get(language)


@dataclass(frozen=True, slots=True)
class HsCounts:
    """The number of codes on each level."""

    sections: int
    chapters: int
    headings: int
    subheadings: int
