"""`flask gazetteer`: builds places and the route network; reports doubtful positions."""

import time

import click
from flask import current_app
from flask.cli import AppGroup

from portolan.web.route_network import route_network, route_network_folder

gazetteer_cli = AppGroup("gazetteer")


@gazetteer_cli.command("build")
def build_gazetteer() -> None:
    """Rebuild the places and the route network if their sources have changed."""
    # Imported here: serving does not need the builder.
    from portolan.domain.routes.gazetteer_build import build

    began = time.monotonic()
    built = build(route_network_folder(current_app.config["SETTINGS"]), report=_tell)
    if built.is_new:
        click.echo(f"gazetteer: {built.places} places, {time.monotonic() - began:.1f} s")
    else:
        click.echo("gazetteer: nothing has changed")


@gazetteer_cli.command("report")
def report_positions() -> None:
    """List the places that a second source has more than 10 km away."""
    # Imported here: serving does not need the check.
    from portolan.domain.places.build.checks import faults
    from portolan.domain.places.build.positions import report

    places = route_network().places
    for line in report(places):
        click.echo(line)
    if named := faults(places):
        raise click.ClickException("\n".join(named))


def _tell(step: str) -> None:
    click.echo(f"gazetteer: {step}")
