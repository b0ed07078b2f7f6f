"""Messages: English is the key, `{{name}}` is a placeholder, in every language and everywhere."""

import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from gettext import NullTranslations
from typing import Any

from flask import request
from flask_babel import Domain
from flask_babel.speaklater import LazyString

from portolan.core.brand import BRAND
from portolan.core.untranslated import Untranslated

PLACEHOLDER = re.compile(r"\{\{([\w:/.-]+)\}\}")
"""A name in double braces."""
FIGURE = re.compile(r"\{\{([a-z-]+:[\w/.-]+)\}\}")
"""A figure that a document names and does not type: `{{distance:…}}`."""
# The request itself: through the proxy every attribute is looked for twice, a hundred times a page.
_request = request._get_current_object  # type: ignore[attr-defined]  # noqa: SLF001 - the proxy's own way to the object

CATALOG = "portolan.catalog"
"""WSGI environment key: the catalog that the request's messages are taken from."""


class SourceTexts(NullTranslations):
    """The fallback of every catalog: the English text, marked as untranslated."""

    def gettext(self, message: str) -> str:
        """The message itself."""
        return Untranslated(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The English form for the number."""
        return Untranslated(super().ngettext(msgid1, msgid2, n))

    def pgettext(self, context: str, message: str) -> str:
        """The message itself, whatever its context."""
        return Untranslated(super().pgettext(context, message))


class _Messages(Domain):  # type: ignore[misc]  # flask-babel has no types
    """The catalogs of messages, each looked up once for a request and not for every message."""

    def get_translations(self) -> Any:
        """The catalog of the visitor's language."""
        try:
            environ = _request().environ
        except RuntimeError:
            return super().get_translations()
        catalog = environ.get(CATALOG)
        if catalog is None:
            environ[CATALOG] = catalog = super().get_translations()
            # The language of the sources has no files.
            if catalog.files and catalog._fallback is None:  # noqa: SLF001 - nothing else tells
                catalog.add_fallback(SourceTexts())
        return catalog

    def get_translations_cache(self, ctx: object) -> Any:  # noqa: ARG002 - the library's
        """The catalogs that were read, of the application's own folders."""
        return self.cache.setdefault(tuple(self.translation_directories), {})


MESSAGES = _Messages(domain="messages")


def common_values() -> dict[str, str]:
    """Values of the placeholders that every message and document may use."""
    return {"brand": BRAND.name, "year": str(datetime.now(UTC).year)}


def fill(message: str, values: Mapping[str, object]) -> str:
    """Replace each `{{name}}` that has a value; one without stays as it is."""
    if "{{" not in message:
        return message

    def filled(match: re.Match[str]) -> str:
        name = match[1]
        return str(values[name] if name in values else common_values().get(name, match[0]))

    whole = PLACEHOLDER.sub(filled, message)
    return Untranslated(whole) if isinstance(message, Untranslated) else whole


def _(message: str, **values: object) -> str:
    """The message in the visitor's language, English where there is no translation."""
    # gettext("") is the catalog's header, not an empty string.
    return fill(MESSAGES.get_translations().gettext(message), values) if message else ""


def pgettext(context: str, message: str, **values: object) -> str:
    """The message where one word has several meanings: `context` tells translators which."""
    return fill(MESSAGES.get_translations().pgettext(context, message), values)


def ngettext(singular: str, plural: str, count: int, **values: object) -> str:
    """The plural form for `count`, which the message may use as `{{count}}`."""
    text = MESSAGES.get_translations().ngettext(singular, plural, count)
    return fill(text, {"count": count, **values})


def lazy(message: str, **values: object) -> LazyString:
    """A message that is translated when it is used: for labels that live longer than a request."""
    return LazyString(_, message, **values)


def lazy_pgettext(context: str, message: str, **values: object) -> LazyString:
    """A word with a context that is translated when it is used."""
    return LazyString(pgettext, context, message, **values)


TRANSLATORS: dict[str, Callable[..., str]] = {
    "_": _,
    "gettext": _,
    "ngettext": ngettext,
    "pgettext": pgettext,
}
