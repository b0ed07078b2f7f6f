"""Commands to read submissions: `list` without personal data, `show` and `export` with it."""

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import IO, Any
from uuid import UUID

import click
from flask.cli import with_appcontext

from portolan.leads.commands.form_names import known_form
from portolan.leads.commands.output import output
from portolan.leads.commands.parameters import Ids, Moment, Target
from portolan.leads.commands.progress import progress
from portolan.leads.export import Report, export_csv, export_json
from portolan.leads.lead_details import lead_details
from portolan.leads.models import OutboxEntry, State, Submission
from portolan.leads.selection import Selection, by_ids, count, newest

FORMATS: Mapping[str, Callable[[Selection, IO[str], Report], None]] = {
    "csv": export_csv,
    "json": export_json,
}
HEADING = ("id", "form", "locale", "received", "channel", "state", "attempts", "last problem")
_LINE = "{:<36}  {:<20}  {:<6}  {:<19}  {:<7}  {:<9}  {:>8}  {}"

Command = Callable[..., Any]


def _chosen(command: Command) -> Command:
    """The options that choose submissions."""
    form = click.option("--form", help="Of this form, as `contact`.")
    since = click.option("--since", type=Moment(), help="Received since, as 2026-11-21 or 7d.")
    return form(since(command))


@click.command("list")
@_chosen
@click.option("--state", type=click.Choice([state.value for state in State]))
@click.option("--limit", type=click.IntRange(1, 10_000), default=50, show_default=True)
@with_appcontext
def list_newest(*, form: str | None, since: datetime | None, state: str | None, limit: int) -> None:
    """List the newest, without personal data."""
    selection = Selection(form=known_form(form), since=since, state=state)
    rows = newest(selection, limit)
    click.echo(_LINE.format(*HEADING))
    for submission, entry in rows:
        click.echo(_line(submission, entry).rstrip())


@click.command("show")
@click.argument("ids", metavar="REFERENCE", type=Ids())
@with_appcontext
def show(ids: tuple[UUID, UUID]) -> None:
    """Show everything about a submission, by its reference or id. This is personal data."""
    stored = by_ids(*ids)
    if not stored:
        raise click.ClickException("there is no such submission; `flask leads list` has the ids")
    click.echo("\n\n".join(map(lead_details, stored)))


@click.command("export")
@click.option("--format", "name", type=click.Choice(list(FORMATS)), required=True)
@_chosen
@click.option("--to", type=Target(), help="A file for its owner only. Default: stdout.")
@with_appcontext
def export(*, name: str, form: str | None, since: datetime | None, to: Path | None) -> None:
    """Write submissions for a spreadsheet or a program. This is personal data."""
    selection = Selection(form=known_form(form), since=since)
    # Without the mark at its beginning, spreadsheets take UTF-8 for something else.
    has_mark = name == "csv" and to is not None
    with output(to, has_mark=has_mark) as out, progress(count(selection), "exporting") as report:
        FORMATS[name](selection, out, report)


def _line(submission: Submission, entry: OutboxEntry | None) -> str:
    received = submission.received_at.isoformat(sep=" ", timespec="seconds")[:19]
    first = (str(submission.id), submission.form_name, submission.locale, received)
    if entry is None:
        return _LINE.format(*first, "-", "-", "-", "nothing to deliver any more")
    problem = entry.last_problem or ""
    return _LINE.format(*first, entry.channel, entry.state, entry.attempts, problem)
