"""The parameter types of commands: an age, a moment, a file."""

import os
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from uuid import UUID

import click

from portolan.leads.reference import ids_of

_AGE = re.compile(r"([0-9]{1,5})([mhd])")
_UNITS = {"m": "minutes", "h": "hours", "d": "days"}


def parse_age(text: str) -> timedelta | None:
    """`90d`, `12h` or `30m`; None if it is none of these."""
    match = _AGE.fullmatch(text.strip().lower())
    return timedelta(**{_UNITS[match[2]]: int(match[1])}) if match else None


class Age(click.ParamType[timedelta]):
    """A span of time.

    Args:
        shortest: what is refused below.
    """

    name = "age"

    def __init__(self, shortest: timedelta = timedelta()) -> None:
        self.shortest = shortest

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> timedelta:
        """Parse the span, or fail with an example of one."""
        age = value if isinstance(value, timedelta) else parse_age(value)
        if age is None:
            self.fail(f"{value!r} is not like 90d, 12h or 30m", param, ctx)
        if age < self.shortest:
            self.fail(f"{value!r} is less than {self.shortest.days}d; m are minutes", param, ctx)
        return age


class Moment(click.ParamType[datetime]):
    """A day or time in UTC, or how long ago."""

    name = "moment"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> datetime:
        """Parse the moment, or fail with an example of one."""
        if isinstance(value, datetime):
            return value
        now = datetime.now(UTC)
        if age := parse_age(value):
            return now - age
        try:
            moment = _in_utc(datetime.fromisoformat(value))
        except (ValueError, OverflowError):
            self.fail(f"{value!r} is not like 2026-11-21, 2026-11-21T09:30 or 7d", param, ctx)
        if moment > now:
            self.fail(f"{value!r} is still to come", param, ctx)
        return moment


class Ids(click.ParamType[tuple[UUID, UUID]]):
    """The lowest and the highest id that a reference number or an id means."""

    name = "reference"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[UUID, UUID]:
        """Parse the reference number or the id."""
        try:
            return ids_of(value)
        except ValueError:
            one = click.UUID.convert(value, param, ctx)
            return one, one


class Target(click.Path):
    """A file to be written, in an existing folder; `-` is stdout."""

    def __init__(self) -> None:
        super().__init__(dir_okay=False, resolve_path=True, allow_dash=True, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """Refuse paths that cannot be written or must not be replaced."""
        path = Path(os.fsdecode(super().convert(value, param, ctx)))
        if value == "-":
            return path
        if not path.parent.is_dir():
            self.fail(f"there is no folder {str(path.parent)!r}", param, ctx)
        if path.exists() and not path.is_file():
            self.fail(f"{str(path)!r} is no ordinary file; without --to it goes to stdout", param)
        return path


def _in_utc(moment: datetime) -> datetime:
    return moment.astimezone(UTC) if moment.tzinfo else moment.replace(tzinfo=UTC)
