"""`flask redirects check` and `flask redirects explain URL`."""

from contextvars import Context
from urllib.parse import urlsplit

import click
from flask import Flask, current_app
from flask.cli import AppGroup

from portolan.locales import DEFAULT_LOCALE
from portolan.web.content import store
from portolan.web.locale import site_urls
from portolan.web.redirects.answer import REWRITTEN, Redirects
from portolan.web.redirects.check import faults
from portolan.web.redirects.target import target

redirects_cli = AppGroup("redirects", help="The rules for addresses that have no page.")


@redirects_cli.command("check")
def check() -> None:
    """Name every rule that is hidden, shadowed, chained, looping or leads nowhere."""
    found = list(faults(_redirects().table(), _status, _pages()))
    for fault in found:
        click.echo(fault)
    click.echo(f"{len(_redirects().table().rules)} rules, {len(found)} faults")
    if found:
        raise SystemExit(1)


@redirects_cli.command("explain")
@click.argument("url")
def explain(url: str) -> None:
    """Say which rule answers URL, and what."""
    parts = urlsplit(url)
    if _status(parts.path) == 200:
        click.echo(f"{parts.path} is a page: no rule is asked")
        return
    hit = _redirects().table().find(parts.path)
    if hit is None:
        click.echo(f"no rule for {parts.path}")
        return
    click.echo(f"{hit.rule.place}: {hit.rule.from_path} -> {hit.rule.to_path}")
    click.echo(f"{hit.rule.answer_status} {target(hit, parts.query)}")


def _redirects() -> Redirects:
    found: Redirects = current_app.extensions["redirects"]
    return found


def _pages() -> set[str]:
    listed: set[str] = current_app.extensions["listed_pages"]
    return listed.union(store().paths(DEFAULT_LOCALE.code))


def _status(path: str) -> int:
    """The status of a page, with rules out of play."""
    app: Flask = current_app
    base = site_urls(app.config["SETTINGS"])[DEFAULT_LOCALE.code]
    client = app.test_client()

    def ask() -> int:
        return client.get(path, base_url=base, environ_overrides={REWRITTEN: True}).status_code

    # Below the application context of a command, Flask would let all requests share one `g`.
    return Context().run(ask)
