"""`flask hs-codes build`: every code of the Harmonized System, for its pages and search."""

import time

import click
from flask import current_app
from flask.cli import AppGroup

from portolan.web.hs_store import hs_file, hs_store

hs_codes_cli = AppGroup("hs-codes")


@hs_codes_cli.command("build")
def build_hs_codes() -> None:
    """Rebuild the HS database if its sources have changed."""
    # Imported here: serving does not need the builder.
    from portolan.domain.hs.build import HsBuilder

    began = time.monotonic()
    report = HsBuilder(hs_file(current_app.config["SETTINGS"])).build()
    if report.built:
        hs_store().refresh()
        click.echo(f"HS codes: {report.codes} codes, {time.monotonic() - began:.1f} s")
    else:
        click.echo("HS codes: nothing has changed")
