"""What an operator can write behind an option: an age, a moment."""

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import click

_AGE = re.compile(r"([0-9]{1,5})([mhd])")
_UNITS = {"m": "minutes", "h": "hours", "d": "days"}


def parse_age(text: str) -> timedelta | None:
    """`90d`, `12h` or `30m`; None if it is none of these."""
    found = _AGE.fullmatch(text.strip().lower())
    return timedelta(**{_UNITS[found[2]]: int(found[1])}) if found else None


class Age(click.ParamType[timedelta]):
    """A span of time."""

    name = "age"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> timedelta:
        """Read the span, or say how one is written."""
        age = value if isinstance(value, timedelta) else parse_age(value)
        if age is None:
            self.fail(f"{value!r} is not like 90d, 12h or 30m", param, ctx)
        return age


class Moment(click.ParamType[datetime]):
    """A day or time in UTC, or how long ago."""

    name = "moment"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> datetime:
        """Read the moment, or say how one is written."""
        if isinstance(value, datetime):
            return value
        if age := parse_age(value):
            return datetime.now(UTC) - age
        try:
            moment = datetime.fromisoformat(value)
        except ValueError:
            self.fail(f"{value!r} is not like 2026-11-21, 2026-11-21T09:30 or 7d", param, ctx)
        return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
