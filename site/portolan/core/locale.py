"""The description of a locale: everything that differs between two language editions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from string import ascii_uppercase

from babel import Locale as BabelLocale

from portolan.core.quantities import Quantities

SOURCE_LANGUAGE = "en"
LATIN = "familjen-grotesk"
"""The face of Latin letters, also on pages in another script."""
_FAMILJEN = "@fontsource-variable/familjen-grotesk/files"


@dataclass(frozen=True)
class Script:
    """The script of a language.

    Attributes:
        name: its ISO 15924 code; the styles of one without spaces find its system faces by it.
        face: the face of share images.
        font_files: those of the face, in `node_modules`; of two with a character the first counts.
            Letters stand one by one: an image is in English for a script that joins them.
        preload: the font files that every page needs; none for the faces of the visitor's system.
        direction: `ltr`, or `rtl` for a script that is written from right to left.
        words: cuts a text into its words, between which lines may break; none where spaces do.
        unspaced: the ranges of its characters, for one without spaces between words.
        variants: characters that are also written otherwise, with those that names have.
        lookalikes: characters that are mistaken for others by their looks, each with the first
            of its group.
        before_figures: characters that stay on one line with the figure behind them.
        never_last: characters, besides punctuation, that no line ends with.
    """

    name: str = "Latn"
    face: str = LATIN
    font_files: Sequence[str] = (
        f"{_FAMILJEN}/familjen-grotesk-latin-wght-normal.woff2",
        f"{_FAMILJEN}/familjen-grotesk-latin-ext-wght-normal.woff2",
    )
    preload: Sequence[str] = (
        "familjen-grotesk-latin-wght-normal.woff2",
        "martian-mono-latin-narrow.woff2",
    )
    direction: str = "ltr"
    words: Callable[[str], Sequence[str]] | None = None
    unspaced: str = ""
    variants: Mapping[str, str] = field(default_factory=dict)
    lookalikes: Mapping[str, str] = field(default_factory=dict)
    before_figures: str = ""
    never_last: str = ""

    @property
    def has_spaces(self) -> bool:
        """Whether spaces part its words, so that lines may break at them."""
        return self.words is None


@dataclass(frozen=True)
class Punctuation:
    """Punctuation that joins and parts texts.

    Attributes:
        comma: between the items of a list.
        colon: after a label.
        between_sentences: between the sentences of a paragraph.
        ending: after which a title without spaces may break first of all.
        opening: before which it may: brackets and quotation marks.
    """

    comma: str = ", "
    colon: str = ":"
    between_sentences: str = " "
    ending: str = ""
    opening: str = ""


@dataclass(frozen=True)
class SearchRules:
    """Rules for cutting a text into words for the search.

    Attributes:
        tokenizer: the tokenizer of the index (SQLite's FTS5).
        in_pairs: whether words are pairs of characters, as there are no spaces between them.
        unasked: words of a question that say nothing about its subject; of overlapping ones
            the longer is first.
        synonyms: groups of words that people use for each other, each in one text.
        snippet: the length of a snippet, in characters.
    """

    tokenizer: str = "unicode61"
    in_pairs: bool = False
    unasked: tuple[str, ...] = ()
    synonyms: tuple[str, ...] = ()
    snippet: int = 180


def as_written(text: str) -> Sequence[str]:
    """The reading of a text whose letters are its sounds: the text itself."""
    return (text,)


@dataclass(frozen=True, eq=False)
class Locale:
    """One language edition of the site.

    Attributes:
        code: BCP 47 tag used in `<html lang>`, `hreflang` and the documents.
        babel: the identifier that Babel resolves it to, which is also the name of the
            folder below `translations/` (Babel turns `zh_CN` into `zh_Hans_CN`, and
            serves English without a word when the folder is called anything else).
        name: what its own readers call the language.
        home_country: the country of most of its readers, for telephone numbers.
        script: how it is written.
        marks: its punctuation.
        search: how its words are found.
        quantities: how numbers and units are written, by which its translations are compared.
        reading: the sounds of a text, by which it is sorted.
        index_letters: the letters of an index from A to Z.
        typed: the words that its readers type for a unit, a mode, a column of a list, yes or no,
            with `|` between several words for one thing.
        phrases: regular expressions of what they write around a place, a number, a code.
        country_names: names of countries by code that are not as in CLDR.
        is_family_name_first: whether the family name stands before the given one.
        is_source: whether the site is written in it, so that it has no catalog.
        is_pseudo: whether its catalog is made of English, for development and tests alone.
    """

    code: str
    babel: str
    name: str
    home_country: str
    script: Script = field(default_factory=Script)
    marks: Punctuation = field(default_factory=Punctuation)
    search: SearchRules = field(default_factory=SearchRules)
    quantities: Quantities = field(default_factory=Quantities)
    reading: Callable[[str], Sequence[str]] = as_written
    index_letters: str = ascii_uppercase
    typed: Mapping[str, str] = field(default_factory=dict)
    phrases: Mapping[str, str] = field(default_factory=dict)
    country_names: Mapping[str, str] = field(default_factory=dict)
    is_family_name_first: bool = False
    is_source: bool = False
    is_pseudo: bool = False

    def __str__(self) -> str:
        return self.code

    @property
    def language(self) -> str:
        """The language without its country: `en`."""
        return self.code.partition("-")[0]

    @property
    def underscored(self) -> str:
        """The code as gettext writes it: `zh_CN`."""
        return self.code.replace("-", "_")

    @property
    def reads_source(self) -> bool:
        """Whether it has the language of the sources, in which all data of the tools are."""
        return self.language == SOURCE_LANGUAGE

    @cached_property
    def countries(self) -> Mapping[str, str]:
        """The names of countries and territories by their code."""
        return {**BabelLocale.parse(self.babel).territories, **self.country_names}

    def looks(self, text: str) -> str:
        """The looks of a text: the same for characters that are mistaken for each other."""
        return "".join(self.script.lookalikes.get(one, one) for one in text)

    @property
    def setting(self) -> str:
        """The setting of the base URL of its site: `SITE_URL_EN_US`."""
        return f"SITE_URL_{self.underscored.upper()}"

    @property
    def catalog(self) -> str:
        """The folder of its catalogs; empty for the locale that has none."""
        return "" if self.is_source else self.babel

    @property
    def local_site(self) -> str:
        """Base URL of the site on a developer's machine; `{port}` stands for the port."""
        host = "localhost" if self.is_source else f"{self.code.lower()}.localhost"
        return f"http://{host}:{{port}}"

    @property
    def search_table(self) -> str:
        """The table of its search index."""
        return f"search_{self.underscored.lower()}"
