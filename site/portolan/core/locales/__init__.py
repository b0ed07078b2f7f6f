"""The locales of the site: one file each, found in this folder."""

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules

from portolan.core.locale import Locale


def _in_order(locales: Iterable[Locale]) -> list[Locale]:
    return sorted(locales, key=lambda one: (not one.is_source, one.code))


def read_locales() -> Iterable[Locale]:
    """The locales of the files in this folder."""
    for module in iter_modules(__path__):
        locale: Locale = import_module(f"{__name__}.{module.name}").LOCALE
        yield locale


KNOWN: dict[str, Locale] = {locale.code: locale for locale in _in_order(read_locales())}
"""Every locale that has a file, by its code. Those of an installation have a base URL."""

LOCALES = tuple(locale for locale in KNOWN.values() if not locale.is_pseudo)
"""Those for visitors."""

DEFAULT_LOCALE = LOCALES[0]
"""The one that the site is written in."""


UNSPACED = f"[{''.join(dict.fromkeys(one.script.unspaced for one in KNOWN.values()))}]"
"""One character of a script without spaces, as a regular expression."""


def typed(meaning: str) -> tuple[str, ...]:
    """The words that readers of every locale type for something; raises KeyError if unknown."""
    texts = (DEFAULT_LOCALE.typed[meaning], *(one.typed.get(meaning, "") for one in KNOWN.values()))
    return tuple(dict.fromkeys(word for text in texts for word in text.split("|") if word))


def phrase(meaning: str) -> str:
    """What readers of every locale write for something, as a regular expression.

    Raises KeyError if the meaning is unknown.
    """
    texts = (
        DEFAULT_LOCALE.phrases[meaning],
        *(one.phrases.get(meaning, "") for one in KNOWN.values()),
    )
    return f"(?:{'|'.join(filter(None, dict.fromkeys(texts))) or '(?!)'})"


def unit_spellings(unit: str) -> str:
    """A unit as every locale spells it, as a regular expression."""
    texts = (locale.quantities.units.get(unit, unit) for locale in KNOWN.values())
    return f"(?:{'|'.join(dict.fromkeys(texts))})"


def locale_by_code(code: str) -> Locale:
    """The locale of a BCP 47 tag; raises KeyError for one that the site does not have."""
    return KNOWN[code]
