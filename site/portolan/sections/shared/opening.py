"""The hours of an office, and whether it is open at a moment."""

import datetime as dt
from typing import NamedTuple
from zoneinfo import ZoneInfo

from babel.dates import format_time

from portolan.content.types import Doc
from portolan.core.i18n import _
from portolan.domain.arrival.working_days import working_days
from portolan.web.locale import current_locale


class Opening(NamedTuple):
    """Whether an office is open, the sentence on it, its moment there, hours on a working day."""

    is_open: bool
    text: str
    moment: str
    hours: str


def opening(office: Doc, moment: dt.datetime) -> Opening:
    """The hours of an office, with its state at that moment, in the reader's language."""
    meta = office.meta
    local = moment.astimezone(ZoneInfo(meta["timezone"]))
    opens, closes = dt.time.fromisoformat(meta["opens"]), dt.time.fromisoformat(meta["closes"])
    is_working = working_days(meta["country"]).is_working(local.date())
    is_open = is_working and opens <= local.time() < closes
    time = _written(local.time())
    return Opening(
        is_open,
        _("Open: it is {{time}} there.", time=time)
        if is_open
        else _("Closed: it is {{time}} there.", time=time),
        local.isoformat(timespec="minutes"),
        _("{{first}} to {{last}}", first=_written(opens), last=_written(closes)),
    )


def _written(time: dt.time) -> str:
    return str(format_time(time, "short", locale=current_locale().babel))
