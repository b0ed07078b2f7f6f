"""Pages of the translator's view: pages with links to entries, and an entry by itself."""

from pathlib import Path

from flask import abort, current_app, request, url_for

from portolan.content import catalog_faults
from portolan.content.catalog import catalog_paths, load
from portolan.content.sources import source_label
from portolan.core.config import Settings
from portolan.core.i18n import _
from portolan.core.locale import Locale
from portolan.sections.dev.translator_view.entries import (
    Entry,
    entries,
    texts_of,
    visible_texts,
)
from portolan.sections.dev.translator_view.marking import marked
from portolan.web.locale import current_locale, served_locales
from portolan.web.page import Body, Caching, Metadata, Page


def marked_page(page: str) -> str:
    """The page of the current request with a link around each text that an entry holds."""
    locale = current_locale()
    # A text in English leads to its first translation, whose page lists the others.
    texts = visible_texts(_translated() if locale.is_source else (locale,), _root())
    # Whoever looks will save: what that asks for of the other files is read now.
    for locale in served_locales():
        for path in catalog_paths(locale, _root()):
            load(locale, path.stem, _root())
    document = request.path.rpartition("/")[2]

    def address(text: str) -> str | None:
        places = texts.find(text, document)
        return _address(places[0]) if places else None

    return marked(page, address)


def entry_page(locale: str, name: str, line: int) -> Page:
    """The page of the entry that begins at a line of a catalog."""
    spoken, file = _catalog(locale, name)
    read = entries(file, file.stat().st_mtime_ns, spoken)
    match = next((one for one in read if one.line == line), None) or abort(404)
    texts = visible_texts(_translated(), _root())
    same = [one for text in texts_of(match.message) for one in texts.find(text)]
    return Page(
        Body(
            "translator_view/entry.html",
            title=f"{file.name}:{line}",
            context={
                "place": _place(match),
                "message": match.message,
                "others": {_place(one): _address(one) for one in same if one != match},
                "faults": list(catalog_faults.faults(match.message, spoken)),
            },
        ),
        metadata=Metadata(indexable=False, description=_("Catalog entry")),
        caching=Caching(args=None),
    )


def _place(entry: Entry) -> str:
    return f"{source_label(entry.file)}:{entry.line}"


def _address(entry: Entry) -> str:
    locale = entry.file.parent.parent.name
    return url_for("translator_view.entry", locale=locale, name=entry.file.stem, line=entry.line)


def _catalog(locale: str, name: str) -> tuple[Locale, Path]:
    spoken = next((one for one in _translated() if one.babel == locale), None) or abort(404)
    paths = (one for one in catalog_paths(spoken, _root()) if one.stem == name)
    return spoken, next(paths, None) or abort(404)


def _translated() -> tuple[Locale, ...]:
    return tuple(one for one in served_locales() if not one.is_source)


def _root() -> Path:
    settings: Settings = current_app.config["SETTINGS"]
    return settings.translations_path
