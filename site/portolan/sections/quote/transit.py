"""The estimated transit time, as advice and as stored with the request."""

from collections.abc import Iterable
from urllib.parse import urlencode

from forms.choices import LCL
from forms.quote import QuoteForm
from portolan.core.i18n import _
from portolan.core.line_breaks import in_one_line
from portolan.domain.places.place import Place
from portolan.domain.routes import AirWay
from portolan.domain.routes.passages import PASSAGE_NAMES
from portolan.domain.routes.transit import Days
from portolan.domain.sea.passage import Passage
from portolan.sections.quote.advice import AdviceView, sentences
from portolan.sections.quote.quoted_route import ENDS, Leg, route_of, taken_places
from portolan.sections.shared.route_links import rel_of_route
from portolan.web.place_names import taken_for, written
from portolan.web.templating import in_a_row

AFTER = "delivery_address"
"""The last field of the route, which the advice follows."""

NAMED_PASSAGES = (
    *(Passage.SUEZ, Passage.PANAMA),
    *(Passage.CAPE_OF_GOOD_HOPE, Passage.MAGELLAN, Passage.CAPE_HORN),
)


def transit_advice(form: QuoteForm) -> AdviceView | None:
    """The days between the two places, by the chosen mode or the usual one; None before."""
    route = route_of(form)
    origin, destination, leg = route.origin, route.destination, route.leg
    if not (origin and destination and leg):
        return None
    path = f"/route-search/{origin.slug}/{destination.slug}"
    taken = taken_places({end: form.question(end).data for end in ENDS}, form.mode.data)
    typed = urlencode({one.end: one.text for one in taken})
    return {
        "after": AFTER,
        "label": _("Estimated transit time"),
        "figure": _figure(leg.days),
        "unit": _unit(leg),
        "text": sentences(
            *(taken_for(one.text, one.place, _names(one.others)) for one in taken),
            _between(leg),
            _by_suez(leg),
            _over_land(leg),
            _usual(form),
            _counted(form),
            _at_the_stations(form),
        ),
        "brief": _between(leg),
        "link": {
            "href": f"{path}?{typed}" if typed else path,
            "label": _("Full route"),
            "rel": "nofollow" if typed else rel_of_route(path),
        },
    }


def _names(places: Iterable[Place]) -> str:
    return in_a_row([written(place) for place in places])


def route_fields(form: QuoteForm) -> dict[str, str]:
    """The values added to the answers by the server: place codes and days, if known."""
    route = route_of(form)
    ends = {"origin_code": route.origin, "destination_code": route.destination}
    codes = {name: place.code for name, place in ends.items() if place}
    if route.leg is None:
        return codes
    low, high = route.leg.days
    return {**codes, "transit_days_min": str(low), "transit_days_max": str(high)}


def _figure(days: Days) -> str:
    return str(days.low) if days.low == days.high else f"{days.low}–{days.high}"


def _unit(leg: Leg) -> str:
    if isinstance(leg.way, AirWay):
        return _("days, airport to airport")
    if leg.inland:
        return _("days, at sea and on land")
    return _("days, port to port")


def _between(leg: Leg) -> str:
    """The ports or airports of a leg, with the canals and capes that determine its length."""
    ends = {"origin": written(leg.first), "destination": written(leg.last)}
    passed = () if isinstance(leg.way, AirWay) else leg.way.passages
    names = in_a_row(str(PASSAGE_NAMES[one]) for one in passed if one in NAMED_PASSAGES)
    if not names:
        return _("{{origin}} to {{destination}}.", **ends)
    return _("{{origin}} to {{destination}}, via {{passages}}.", passages=names, **ends)


def _by_suez(leg: Leg) -> str:
    """Since when lines sail this way, and the days of the shortest one."""
    if not (leg.detour and leg.by_suez):
        return ""
    days, since = in_one_line(_figure(leg.by_suez)), leg.detour.month
    return _(
        "Container lines have sailed around the Cape since {{month}}; by Suez: {{days}} days.",
        days=days, month=since,
    )  # fmt: skip


def _usual(form: QuoteForm) -> str:
    return "" if form.mode.data else _("For the usual mode. Choose yours to see its days.")


def _over_land(leg: Leg) -> str:
    if not leg.inland:
        return ""
    return _("By rail or road between there and {{place}}.", place=_names(leg.inland))


def _at_the_stations(form: QuoteForm) -> str:
    """The days that LCL adds at each end, as in our own articles and warehouses."""
    if form.mode.data != LCL:
        return ""
    return _(
        "LCL takes longer at each end: as a guide, hand the cargo in three working days before the "
        "terminal closes, and collect it three to five days after the ship has unloaded."
    )


def _counted(form: QuoteForm) -> str:
    if form.delivery.data == "port-to-door":
        return _("Estimated from the distance. Delivery to the door takes longer.")
    return _("Estimated from the distance: a schedule may take longer.")
