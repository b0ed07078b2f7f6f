"""The records of the HS database: codes and notes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from portolan.core.locale import Locale
from portolan.domain.hs.code import Level, dotted, level_of
from portolan.domain.hs.names import short_name, short_unspaced
from portolan.domain.translated import Translated


@dataclass(frozen=True, slots=True)
class HsCode(Translated):
    """A section, chapter, heading or subheading.

    Attributes:
        code: ``XVI``, ``84``, ``8471`` or ``847130``.
        section: the Roman number of its section.
        text: what it covers, in English, complete in itself.
        slug: the last part of its one address.
        translations: the text in other languages; subheadings have none.
    """

    code: str
    section: str
    text: str
    slug: str
    translations: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def level(self) -> Level:
        """The level of the code."""
        return level_of(self.code)

    @property
    def dotted(self) -> str:
        """The code as it is printed: ``8471.30``."""
        return dotted(self.code)

    def short_in(self, locale: Locale) -> str:
        """Return the text cut to a title's length."""
        text = self.text_in(locale)
        has_spaces = locale.script.has_spaces or self.lang_in(locale)
        return short_name(text) if has_spaces else short_unspaced(text)


class NoteKind(StrEnum):
    """The kind of a note: what the code covers, what belongs elsewhere, or how to decide."""

    IS = "is"
    IS_NOT = "is-not"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class HsNote(Translated):
    """A hint for those who classify; not the legal note, and shorter.

    Attributes:
        code: the code that it stands at; it holds for all codes below.
        mentions: the codes that it names, in the order of its text.
    """

    code: str
    kind: NoteKind
    text: str
    mentions: tuple[str, ...]
    translations: Mapping[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class HsCounts:
    """The number of codes on each level."""

    sections: int
    chapters: int
    headings: int
    subheadings: int
