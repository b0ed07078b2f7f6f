"""Texts for the front matter of routes and services."""

from typing import Literal

from babel.dates import get_day_names

from portolan.content.types import Doc
from portolan.core.i18n import lazy
from portolan.web.locale import current_locale
from portolan.web.templating import in_a_row

MODES = {
    "ocean": lazy("By sea"),
    "fcl": lazy("By sea, full containers"),
    "lcl": lazy("By sea, LCL"),
    "air": lazy("By air"),
}
WEEK = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


def day_name(number: int, width: Literal["abbreviated", "wide"] = "wide") -> str:
    """The name of a day of the week, Monday being 0."""
    return str(get_day_names(width, locale=current_locale().babel)[number])


def departures(doc: Doc) -> list[int]:
    """The days on which a service departs, Monday being 0."""
    return sorted(WEEK.index(day) for day in doc.meta["departs"])


def days_of(doc: Doc) -> str:
    """The names of the days on which a service departs, joined."""
    return in_a_row(day_name(number) for number in departures(doc))
