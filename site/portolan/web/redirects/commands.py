"""`flask redirects check` and `flask redirects explain URL`."""

import re
from contextvars import Context
from urllib.parse import urlsplit

import click
from flask import Flask, current_app
from flask.cli import AppGroup

from portolan.core.locales import DEFAULT_LOCALE
from portolan.web.content import store
from portolan.web.locale import site_urls
from portolan.web.proxies.table import rule_of
from portolan.web.redirects.check import faults
from portolan.web.redirects.current_rules import rule_table
from portolan.web.redirects.internal_requests import REWRITTEN
from portolan.web.redirects.match import answering, final_target

_SLASHES = re.compile(r"/{2,}")

redirects_cli = AppGroup("redirects")


@redirects_cli.command("check")
def check() -> None:
    """Name every rule that is hidden, shadowed, chained, looping or leads nowhere."""
    problems = rule_faults(current_app)
    for fault in problems:
        click.echo(fault)
    click.echo(f"{len(rule_table().rules)} rules, {len(problems)} faults")
    if problems:
        raise SystemExit(1)


@redirects_cli.command("explain")
@click.argument("url")
def explain(url: str) -> None:
    """Say which rule answers URL, and what."""
    # Two slashes at the beginning of a path do not start a host name.
    parts = urlsplit(url if "://" in url else f"http://site{url}")
    path = _SLASHES.sub("/", parts.path) or "/"
    if proxied := rule_of(path):
        click.echo(f"{path} is passed on to the host of {str(proxied.target).upper()}")
    elif _status(path) == 200:
        click.echo(f"{path} is a page: no rule is asked")
    else:
        with current_app.test_request_context(path, base_url=_base_url()):
            click.echo(_explained(path, parts.query))


def _explained(path: str, query: str) -> str:
    match = answering(path)
    if match is None:
        return f"no rule for {path}"
    source = match.rule.place or "another spelling"
    led = f"{source}: {match.rule.from_path} -> {match.rule.to_path}"
    return f"{led}\n{match.rule.answer_status} {final_target(match, query)}"


def rule_faults(app: Flask) -> list[str]:
    """The faults of the rules, each with its place."""
    with app.app_context():
        return list(faults(rule_table(), _status, _pages()))


def _pages() -> set[str]:
    listed: set[str] = current_app.extensions["listed_pages"]
    return listed.union(store().paths(DEFAULT_LOCALE.code))


def _status(path: str) -> int:
    """The status of a page, without rules applied."""
    client, base = current_app.test_client(), _base_url()

    def ask() -> int:
        return client.get(path, base_url=base, environ_overrides={REWRITTEN: True}).status_code

    # Within the application context of a command, all requests would share one `g`.
    return Context().run(ask)


def _base_url() -> str:
    return site_urls(current_app.config["SETTINGS"])[DEFAULT_LOCALE.code]
