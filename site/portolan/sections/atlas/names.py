"""Names of areas, passages and time zones in the visitor's language."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from portolan.core.i18n import _
from portolan.domain.places.place import Place
from portolan.domain.routes.passages import PASSAGE_NAMES
from portolan.domain.sea.passage import Passage
from portolan.web.locale import current_locale
from portolan.web.templating import country, in_a_row


def area_of(place: Place) -> str:
    """The country, preceded by the state or province unless the name or the page has it."""
    whole = country(place.country)
    if not place.region or place.is_twin or not current_locale().reads_source:
        return whole
    return in_a_row([place.region, whole])


def passages_of(passages: tuple[Passage, ...]) -> str:
    """The names of passages, joined."""
    return in_a_row(str(PASSAGE_NAMES[passage]) for passage in passages)


def offset_text(zone: str) -> str:
    """The UTC offset of a time zone, in winter and in summer, so that the text holds all year."""
    winter, summer = _offsets(zone, datetime.now(UTC).year)
    if winter == summer:
        return winter
    return _("{{winter}}, in summer {{summer}}", winter=winter, summer=summer)


@lru_cache(maxsize=512)
def _offsets(zone: str, year: int) -> tuple[str, str]:
    """Return the UTC offsets of a zone in its winter and in its summer."""
    noons = [datetime(year, month, 1, 12, tzinfo=ZoneInfo(zone)) for month in (1, 7)]
    winter, summer = sorted(noons, key=lambda noon: noon.dst() or timedelta(0))
    return _utc(winter), _utc(summer)


def _utc(moment: datetime) -> str:
    minutes = round((moment.utcoffset() or timedelta(0)).total_seconds() / 60)
    hours, rest = divmod(abs(minutes), 60)
    sign = "−" if minutes < 0 else "+"
    return f"UTC{sign}{hours}" + (f":{rest:02d}" if rest else "")
