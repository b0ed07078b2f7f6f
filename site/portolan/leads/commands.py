"""`flask leads …`: the worker, and what an operator needs to know and to do."""

import signal
from datetime import UTC, datetime
from threading import Event

import click
from flask.cli import AppGroup

from portolan.leads import delivery, outbox, spool
from portolan.leads.forget import forget

leads_cli = AppGroup("leads", help="Deliver what visitors sent, and look after it.")


@leads_cli.command("deliver")
@click.option("--forever", is_flag=True, help="Go on until the process is told to stop.")
def deliver(*, forever: bool) -> None:
    """Deliver what is due, once or forever."""
    if not forever:
        click.echo(f"delivered {delivery.deliver_due()}")
        return
    stop = Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_received: stop.set())
    delivery.deliver_forever(stop)


@leads_cli.command("status")
def status() -> None:
    """Say how many leads wait, were delivered, were given up."""
    for state, count in outbox.counts().items():
        click.echo(f"{state:<10} {count}")
    click.echo(f"{'spooled':<10} {len(spool.waiting())}")
    click.echo(f"{'stuck':<10} {len(spool.stuck())}")
    oldest = outbox.oldest_waiting()
    if oldest is not None:
        minutes = (datetime.now(UTC) - oldest).total_seconds() / 60
        click.echo(f"the oldest has waited {minutes:.0f} minutes")


@leads_cli.command("revive")
def revive() -> None:
    """Put what was given up or refused back on its way."""
    click.echo(f"revived {outbox.revive() + spool.release_stuck()}")


@leads_cli.command("forget")
@click.argument("address")
def forget_person(address: str) -> None:
    """Delete everything that ADDRESS sent, and name the ids to delete at the receiver."""
    deleted = forget(address)
    click.echo(f"deleted {len(deleted)}")
    for lead_id in deleted:
        click.echo(lead_id)
