"""Deleting: a person at once, and everything when its time is over."""

from datetime import UTC, datetime, timedelta

import click
from flask.cli import with_appcontext

from portolan.leads.commands.parameters import Age
from portolan.leads.commands.progress import progress
from portolan.leads.forget import forget
from portolan.leads.purge import purge, purge_subscribers, purgeable
from portolan.leads.selection import Selection, count


@click.command("forget")
@click.argument("address")
@with_appcontext
def forget_person(address: str) -> None:
    """Delete everything that ADDRESS sent, and name the ids to delete at the receiver."""
    if "@" not in address:
        raise click.BadParameter("this is no e-mail address")
    with progress(count(Selection()), "looking") as report:
        deleted = forget(address, report)
    click.echo(f"deleted {len(deleted)}")
    for lead_id in deleted:
        click.echo(lead_id)


@click.command("purge")
@click.option("--older-than", "age", type=Age(), required=True, help="As 90d.")
@with_appcontext
def purge_old(*, age: timedelta) -> None:
    """Delete what was received longer ago and delivered, and who has left the newsletter.

    What was not delivered stays.
    """
    before = datetime.now(UTC) - age
    subscribers = purge_subscribers(before)
    with progress(purgeable(before), "deleting") as report:
        gone = purge(before, report)
    click.echo(f"deleted {gone} submissions, {subscribers} subscribers")
