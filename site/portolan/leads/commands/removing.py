"""Commands to delete: a person's data at once, all data after its retention time."""

import re
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import click
from flask.cli import with_appcontext

from portolan.leads.commands.parameters import Age
from portolan.leads.commands.progress import progress
from portolan.leads.forget import Person, Trace, forget
from portolan.leads.purge import purge, purge_subscribers, purgeable
from portolan.leads.selection import Selection, count

# Deleted is deleted, and `m` is read as months by those who do not know that it is minutes.
SHORTEST = timedelta(days=1)
_ADDRESS = re.compile(r'(?<![^\s@<>",;()])[^\s@<>",;()]+@[^\s@<>",;()]+')


@click.command("forget")
@click.argument("address")
@click.option("--dry-run", is_flag=True, help="Say what would be done, and change nothing.")
@with_appcontext
def forget_person(*, address: str, dry_run: bool) -> None:
    """Delete what ADDRESS sent, strike it from what others sent, and name the ids.

    The receiver knows by these ids what it got.
    """
    address = _bare(address)
    total = count(Selection())
    traces: list[Trace] = []
    try:
        with progress(total, "looking") as report:
            forget(Person(address), traces.extend, report, rehearses=dry_run)
    finally:
        # If the database fails on the way, what is gone from the spool is gone.
        _print_traces(traces, is_rehearsal=dry_run)


@click.command("purge")
@click.option("--older-than", "age", type=Age(SHORTEST), required=True, help="As 90d.")
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


def _bare(pasted: str) -> str:
    """The address in a copied text: `Ann <ann@example.com>`, `mailto:…`, with a comma."""
    addresses = _ADDRESS.findall(pasted.strip().removeprefix("mailto:").partition("?")[0])
    if len(addresses) != 1:
        raise click.BadParameter("this is no e-mail address, or more than one")
    return str(addresses[0]).strip("'")


def _print_traces(traces: Sequence[Trace], *, is_rehearsal: bool) -> None:
    """Print the number of records, then a line for each."""
    counts = Counter("mails" if one.is_mail else one.action.value for one in traces)
    summary = f"deleted {counts['deleted']}, redacted {counts['redacted']}"
    mails = f", mails {counts['mails']}" if counts["mails"] else ""
    click.echo(f"{summary}{mails}{' (nothing was changed)' if is_rehearsal else ''}")
    for one in traces:
        if not one.is_mail:
            click.echo(f"{one.action} {one.name}")
