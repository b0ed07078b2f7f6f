"""The estimated transit time: as it is shown, and as it is kept with the request."""

from forms.quote import QuoteForm
from portolan.core.i18n import _
from portolan.domain.routes import AirWay, OceanWay
from portolan.domain.routes.passages import PASSAGE_NAMES
from portolan.domain.routes.transit import Days
from portolan.domain.sea.passage import Passage
from portolan.sections.quote.advice import AdviceView, sentences
from portolan.sections.quote.reckoned import Leg, reckoned
from portolan.web.place_names import written
from portolan.web.templating import in_a_row

AFTER = "delivery"
"""The last question of the route."""

TOLD = (
    *(Passage.SUEZ, Passage.PANAMA),
    *(Passage.CAPE_OF_GOOD_HOPE, Passage.MAGELLAN, Passage.CAPE_HORN),
)


def transit_advice(form: QuoteForm) -> AdviceView | None:
    """The days between the two places by the mode chosen; None until all three are known."""
    found = reckoned(form)
    origin, destination, leg = found.origin, found.destination, found.leg
    if not (origin and destination and leg):
        return None
    return {
        "after": AFTER,
        "label": _("Estimated transit time"),
        "figure": _figure(leg.way.days),
        "unit": _unit(leg.way),
        "text": sentences(_between(leg), _counted(form)),
        "link": {
            "href": f"/route-search/{origin.slug}/{destination.slug}",
            "label": _("The whole route"),
        },
    }


def kept_with(form: QuoteForm) -> dict[str, str]:
    """What the server adds to the answers: codes of the places, and the days, where known."""
    found = reckoned(form)
    ends = {"origin_code": found.origin, "destination_code": found.destination}
    codes = {name: place.code for name, place in ends.items() if place}
    if found.leg is None:
        return codes
    low, high = found.leg.way.days
    return {**codes, "transit_days_min": str(low), "transit_days_max": str(high)}


def _figure(days: Days) -> str:
    return str(days.low) if days.low == days.high else f"{days.low}–{days.high}"


def _unit(way: OceanWay | AirWay) -> str:
    if isinstance(way, AirWay):
        return _("days, airport to airport")
    return _("days, port to port")


def _between(leg: Leg) -> str:
    """The ports or airports, with the canals and capes that decide the length of the way."""
    ends = {"origin": written(leg.first), "destination": written(leg.last)}
    passed = () if isinstance(leg.way, AirWay) else leg.way.passages
    names = in_a_row(str(PASSAGE_NAMES[one]) for one in passed if one in TOLD)
    if not names:
        return _("{{origin}} to {{destination}}.", **ends)
    return _("{{origin}} to {{destination}}, via {{passages}}.", passages=names, **ends)


def _counted(form: QuoteForm) -> str:
    if form.delivery.data == "port-to-door":
        return _("Estimated from the distance; the way to the door comes on top.")
    return _("Estimated from the distance: a schedule may take longer.")
