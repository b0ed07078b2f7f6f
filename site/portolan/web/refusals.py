"""What the server says about a body by itself, in the language of the host that it came to."""

from collections.abc import Mapping
from dataclasses import dataclass

from babel.support import Translations

from portolan.content.catalog import MESSAGES
from portolan.core.config import Settings
from portolan.core.locale import Locale
from portolan.web.locale import hosts


def _(message: str) -> str:
    """Mark a message for the catalogs: there is no request yet that it could be translated for."""
    return message


@dataclass(frozen=True)
class Refusals:
    """The texts in one language."""

    too_slow: str = _("What you were sending has not arrived. Please try again.")
    busy: str = _("Please try again in a few seconds.")


ENGLISH = Refusals()


def refusals(settings: Settings) -> Mapping[str, Refusals]:
    """The texts of each host, from the compiled catalogs."""
    return {host: _in_language(locale, settings) for host, locale in hosts(settings).items()}


def _in_language(locale: Locale, settings: Settings) -> Refusals:
    texts = Translations.load(settings.translations_path, [locale.babel], MESSAGES)
    return Refusals(texts.gettext(ENGLISH.too_slow), texts.gettext(ENGLISH.busy))
