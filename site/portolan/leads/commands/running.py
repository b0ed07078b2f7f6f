"""Commands of the worker: deliver, report the state, try again."""

import json
import signal
import sys
from datetime import timedelta
from threading import Event

import click
from flask import Flask, current_app
from flask.cli import with_appcontext

from portolan.leads import delivery, outbox, spool
from portolan.leads.commands.parameters import Age
from portolan.leads.figures import Figures, figures
from portolan.leads.upkeep import upkeep


@click.command("deliver")
@click.option("--forever", is_flag=True, help="Go on until the process is told to stop.")
@with_appcontext
def deliver(*, forever: bool) -> None:
    """Deliver what is due, once or forever."""
    if not forever:
        click.echo(f"delivered {delivery.deliver_due()}")
        return
    stop = Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_received: stop.set())
    app: Flask = current_app._get_current_object()  # type: ignore[attr-defined]  # noqa: SLF001 - Flask's own way to the object
    with upkeep(app, stop):
        delivery.deliver_forever(stop)


@click.command("status")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.option("--fail-on-dead", is_flag=True, help="Exit 1 if something waits for `replay`.")
@click.option("--max-age", type=Age(), help="Exit 1 if the oldest has waited longer, as 90m.")
@with_appcontext
def status(*, as_json: bool, fail_on_dead: bool, max_age: timedelta | None) -> None:
    """Say how many leads wait, were delivered, were given up; exit 1 without the database."""
    state = figures()
    if as_json:
        click.echo(json.dumps(_as_data(state)))
    else:
        _print_figures(state)
    is_late = max_age is not None and state.oldest_seconds() > max_age.total_seconds()
    if not state.has_database or is_late or (fail_on_dead and state.needs_a_person):
        sys.exit(1)


@click.command("replay")
@with_appcontext
def replay() -> None:
    """Put what was given up or refused back on its way."""
    click.echo(f"replayed {outbox.revive() + spool.release_stuck()}")


def _as_data(state: Figures) -> dict[str, object]:
    return {
        "database": state.has_database,
        **state.counts,
        "oldest_seconds": round(state.oldest_seconds()),
    }


def _print_figures(state: Figures) -> None:
    for name, count in state.counts.items():
        click.echo(f"{name:<10} {count}")
    if not state.has_database:
        click.echo("the database is away")
    if state.oldest is not None:
        click.echo(f"the oldest has waited {state.oldest_seconds() / 60:.0f} minutes")
