"""`flask nomenclature build`: every code of the Harmonized System, for its pages and search."""

import time

import click
from flask import current_app
from flask.cli import AppGroup

from portolan.web.nomenclature import nomenclature, nomenclature_file

nomenclature_cli = AppGroup("nomenclature")


@nomenclature_cli.command("build")
def build_nomenclature() -> None:
    """Build the file if what it is made of has changed, and swap it in."""
    # What builds is not needed to serve.
    from portolan.domain.hs.build import HsBuilder

    began = time.monotonic()
    report = HsBuilder(nomenclature_file(current_app.config["SETTINGS"])).build()
    if report.built:
        nomenclature().refresh()
        click.echo(f"nomenclature: {report.codes} codes, {time.monotonic() - began:.1f} s")
    else:
        click.echo("nomenclature: nothing has changed")
