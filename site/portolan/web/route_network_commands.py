"""`flask route-network`: builds places and the route network; reports doubtful positions."""

import time

import click
from flask import current_app
from flask.cli import AppGroup

from portolan.web.route_network import route_network, route_network_folder

route_network_cli = AppGroup("route-network")


@route_network_cli.command("build")
def build_route_network() -> None:
    """Rebuild the places and the route network if their sources have changed."""
    # Imported here: serving does not need the builder.
    from portolan.domain.routes.network_build import build

    began = time.monotonic()
    built = build(route_network_folder(current_app.config["SETTINGS"]), report=_tell)
    if built.is_new:
        click.echo(f"route network: {built.places} places, {time.monotonic() - began:.1f} s")
    else:
        click.echo("route network: nothing has changed")


@route_network_cli.command("report")
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
    click.echo(f"route network: {step}")
