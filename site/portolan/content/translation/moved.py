"""Translations of texts that have moved from one section's catalog to another."""

from collections.abc import Iterable, Iterator

from babel.messages.catalog import Catalog, Message

from portolan.content import catalog

Key = tuple[str, str]
"""A context, and the English."""


class OlderTranslations:
    """The translations of all other catalogs, by text."""

    def __init__(self, catalogs: Iterable[Catalog]) -> None:
        self._exact: dict[Key, Message] = {}
        self._renamed: dict[Key, Message] = {}
        for source in catalogs:
            for message in _translated(source):
                self._exact.setdefault(_key(message), message)
                self._renamed.setdefault(_without_folder(message), message)

    def taken_along(self, own: Catalog, template: Catalog) -> Catalog:
        """Translations from other catalogs for the entries of a template that its own one lacks."""
        taken = Catalog(locale=own.locale)
        for message in catalog.entries(template):
            known = self._exact.get(_key(message)) or self._renamed.get(_without_folder(message))
            if known and own.get(message.id, message.context) is None:
                comments = known.user_comments
                taken.add(message.id, known.string, user_comments=comments, context=message.context)
        return taken


def _translated(source: Catalog) -> Iterator[Message]:
    return (one for one in catalog.entries(source) if one.string and not one.fuzzy)


def _key(message: Message) -> Key:
    return message.context or "", str(message.id)


def _without_folder(message: Message) -> Key:
    """The same in whichever section: the context of a cell is the name of its document."""
    context, english = _key(message)
    return context.rpartition("/")[2], english
