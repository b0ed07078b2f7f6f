"""`flask pages`: builds the pack of all pages, at a release."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import click
from flask import Flask, current_app
from flask.cli import AppGroup

from portolan.core.config import Settings
from portolan.web.accept_encoding import BROTLI, GZIP
from portolan.web.cdn.tags import packed_headers
from portolan.web.locale import site_urls
from portolan.web.page_cache.compression import THOROUGH
from portolan.web.page_cache.page_entry import PageEntry
from portolan.web.page_cache.page_harvest import Harvest
from portolan.web.page_cache.page_pack import PagePack, pack_path, write_pack
from portolan.web.release import release_id

PAGE_PATHS = "page_paths"
"""Key of `app.extensions`: a function that lists paths which links may not reach."""

_AT_ONCE = 64
_THREADS = 2

pages_cli = AppGroup("pages")


@pages_cli.command("pack")
@click.option("--to", type=click.Path(path_type=Path), help="Another file than the one served.")
def pack_command(to: Path | None) -> None:
    """Render every page of both sites and write them, compressed, into one file.

    The old file stays if a page fails or the content changes meanwhile.
    """
    app: Flask = current_app._get_current_object()  # type: ignore[attr-defined]  # noqa: SLF001 - Flask's own way to the object
    settings: Settings = app.config["SETTINGS"]
    if app.extensions.get("uncompiled"):
        raise click.ClickException("compile the translations first: flask messages compile")
    if settings.site_env == "development":
        raise click.ClickException("development keeps no page: set SITE_ENV=production")
    path = to or pack_path(settings)
    release, previous = release_id(app), _previous(path)
    if previous and previous.release == release:
        click.echo(f"pages: {previous.count} packed already, release {release}")
        return
    pages = compressed(_checked(app, release), previous)
    count = write_pack(path, release, pages)
    click.echo(f"pages: {count} packed, {path.stat().st_size / 1e6:.1f} MB, release {release}")


def _checked(app: Flask, release: str) -> Iterator[tuple[str, PageEntry]]:
    broken: dict[str, str] = {}
    count = 0
    for count, page in enumerate(all_pages(app, broken), 1):  # noqa: B007 - used below
        yield page
    for address, status in broken.items():
        click.echo(f"broken link: {address} answers {status}", err=True)
    if any(status.startswith("5") for status in broken.values()):
        raise click.ClickException("a page fails")
    if not count:
        raise click.ClickException("not one page may be kept")
    if release_id(app) != release:
        raise click.ClickException("the content changed meanwhile; pack the pages again")


def all_pages(app: Flask, broken: dict[str, str]) -> Iterator[tuple[str, PageEntry]]:
    """Name (host and key) and entry of each page of both sites, freshly rendered."""
    starts: Callable[[], Iterable[str]] = app.extensions.get(PAGE_PATHS, lambda: ())
    for url in site_urls(app.config["SETTINGS"]).values():
        site = urlsplit(url)
        harvest = Harvest(app, site.netloc.lower(), site.scheme)
        for key, entry in harvest.pages(["/", *starts()]):
            yield harvest.host + key, entry
        broken.update({url + path: status for path, status in harvest.broken.items()})


def compressed(
    pages: Iterable[tuple[str, PageEntry]], before: PagePack | None = None
) -> Iterator[tuple[str, PageEntry]]:
    """The pages with thoroughly compressed bodies, unchanged ones from the old pack."""

    def squeeze(page: tuple[str, PageEntry]) -> tuple[str, PageEntry]:
        name, entry = page
        entry.headers = packed_headers(entry.headers)
        same = before and before.find(name)
        if same and same.digest == entry.digest and same.effort == THOROUGH:
            entry.bodies = same.bodies
        entry.effort = THOROUGH
        entry.body(BROTLI)
        entry.body(GZIP)
        return page

    # Pages are drawn meanwhile, and not too many, since all of them would fill the memory.
    waiting: deque[Future[tuple[str, PageEntry]]] = deque()
    with ThreadPoolExecutor(_THREADS) as threads:
        for page in pages:
            waiting.append(threads.submit(squeeze, page))
            if len(waiting) >= _AT_ONCE:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def _previous(path: Path) -> PagePack | None:
    with suppress(OSError, ValueError, KeyError):
        return PagePack(path)
    return None
