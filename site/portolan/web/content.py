"""Access to the content database, in the visitor's locale."""

import datetime as dt
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from flask import Flask, Response, current_app, request

from portolan.content import files
from portolan.content.catalog import catalog_paths
from portolan.content.store import ContentStore
from portolan.content.types import CONTENT_TYPES, ContentType, Doc
from portolan.core.brand import BRAND
from portolan.core.config import Settings
from portolan.core.i18n import MESSAGES
from portolan.web.locale import current_locale, site_urls

if TYPE_CHECKING:
    from portolan.content.build import Builder


def content_file(settings: Settings) -> Path:
    """The path of the content database."""
    return settings.instance_path / "content.sqlite"


def builder(settings: Settings) -> "Builder":
    """The builder of this installation's content database."""
    # Imported here: serving does not need the Markdown reader.
    from portolan.content.build import Builder

    return Builder(
        target=content_file(settings),
        own_sites=(*site_urls(settings).values(), *BRAND.sites),
        iframe_hosts=settings.rich_text_iframe_hosts,
        translations=settings.translations_path,
        locales=settings.locales,
        route_network=settings.instance_path / "route_network",
    )


def store() -> ContentStore:
    """The store of the running application."""
    opened: ContentStore = current_app.extensions["content"]
    return opened


def document(kind: ContentType, slug: str) -> Doc | None:
    """The document of that kind and slug in the visitor's locale."""
    return store().one(kind, slug, current_locale().code)


def documents(kind: ContentType) -> list[Doc]:
    """Every document of a kind in the visitor's locale, by title."""
    return store().all(kind, current_locale().code)


def documents_named(doc: Doc, key: str) -> list[Doc]:
    """The documents that a list in the front matter of `doc` names, in its order."""
    kind = doc.type.kind_at(key)
    return documents_at(kind.page(slug) for slug in doc.meta[key])


def documents_naming(doc: Doc, *keys: str) -> list[Doc]:
    """The documents, of whatever kind, that refer to `doc` under one of these keys."""
    kinds = CONTENT_TYPES.values()
    named = [(kind, key) for kind in kinds for key in keys if kind.refers.get(key) == doc.type.name]
    return [
        other
        for kind, key in named
        for other in documents(kind)
        if doc.slug in ([slugs] if isinstance(slugs := other.meta[key], str) else slugs)
    ]


def documents_at(paths: Iterable[str]) -> list[Doc]:
    """The documents at these addresses, in the visitor's locale."""
    return store().at(paths, current_locale().code)


def content_state() -> dict[str, object]:
    """The build time of the content, and whether all documents and catalogs are older."""
    settings: Settings = current_app.config["SETTINGS"]
    built = content_file(settings).stat().st_mtime
    newest, _ = _age_of_sources(settings)
    moment = dt.datetime.fromtimestamp(built, dt.UTC).isoformat(timespec="seconds")
    return {"contentBuilt": moment, "contentFresh": newest <= built}


def _age_of_sources(settings: Settings) -> tuple[float, int]:
    """The time of the newest document or catalog, and their number, which shows removals."""
    watched = [file for _, file in files.documents()]
    for locale in settings.locales:
        watched += catalog_paths(locale, settings.translations_path)
    times: list[float] = []
    for file in watched:
        with suppress(FileNotFoundError):  # removed, or about to be there again
            times.append(file.stat().st_mtime)
    return (max(times, default=0.0), len(times))


def init_content(app: Flask) -> None:
    """Open the content database; in development, rebuild it after a source has been saved."""
    settings: Settings = app.config["SETTINGS"]
    app.extensions["content"] = ContentStore(content_file(settings))
    if settings.site_env == "development":
        app.before_request(_Freshness(settings))


class _Freshness:
    """Builder of the content at the first request, and at each after a source was saved."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        # Whatever was saved since the build before the start shows too; without change it is quick.
        self._built: tuple[float, int] | None = None
        self._one_at_a_time = Lock()

    def __call__(self) -> Response | None:
        if request.path.startswith("/static/"):
            return None
        # A page that is opened in two windows waits in both for one build.
        with self._one_at_a_time:
            return self._build()

    def _build(self) -> Response | None:
        if (age := _age_of_sources(self._settings)) != self._built:
            from portolan.content.build import BuildError
            from portolan.content.translation.compile import compile_messages, uncompiled

            if uncompiled(self._settings.translations_path, self._settings.locales):
                compile_messages(self._settings.translations_path)
                MESSAGES.cache.clear()
            try:
                builder(self._settings).build()
            except BuildError as error:
                # The editor who has just saved is the one who reads this.
                return Response(str(error), 500, mimetype="text/plain")
            store().refresh()
            self._built = age
        return None
