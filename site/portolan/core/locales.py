"""The two locales of the site, with their names for browsers, Babel and Open Graph."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Locale:
    """One language edition of the site.

    Attributes:
        code: BCP 47 tag used in `<html lang>`, `hreflang` and the documents.
        babel: the identifier that Babel resolves it to, which is also the name of the
            folder below `translations/` (Babel turns `zh_CN` into `zh_Hans_CN`, and
            serves English without a word when the folder is called anything else).
        name: what its own readers call the language.
    """

    code: str
    babel: str
    name: str


EN_US = Locale("en-US", "en_US", "English")
ZH_CN = Locale("zh-CN", "zh_Hans_CN", "中文")

LOCALES = (EN_US, ZH_CN)
DEFAULT_LOCALE = EN_US


def locale_by_code(code: str) -> Locale:
    """The locale of a BCP 47 tag; raises KeyError for one that the site does not have."""
    return {locale.code: locale for locale in LOCALES}[code]


def twin(locale: Locale) -> Locale:
    """The other locale, to which the language switch leads."""
    return ZH_CN if locale is EN_US else EN_US
