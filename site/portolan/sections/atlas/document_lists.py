"""The lists of vessels, warehouses, routes and services."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from portolan.content.types import Doc
from portolan.core.i18n import _, pgettext
from portolan.core.measures import measure
from portolan.sections.atlas.document_kinds import ROUTE, SERVICE, VESSEL, WAREHOUSE
from portolan.sections.atlas.kinds import KINDS
from portolan.sections.atlas.lists import (
    Choice,
    Filter,
    Listing,
    Row,
    chosen,
    counted,
    sorting,
    words,
)
from portolan.sections.atlas.route_page import lanes_of
from portolan.sections.atlas.ship_drawing import outline
from portolan.sections.atlas.terms import MODES, days_of
from portolan.sections.shared.around_suez import sailed
from portolan.web.content import documents
from portolan.web.templating import country, in_a_row, number

SIZES = ((15_000, 25_001), (8_000, 15_000), (3_000, 8_000), (0, 3_000))
"""Size classes of vessels in TEU; the last three are those of the emission factors."""


def vessel_listing() -> Listing:
    """The list of vessels, filtered by the query."""
    docs = _worded(VESSEL.name)
    operators = counted((_operator(doc) for doc in docs), str)
    sizes = [
        Choice(str(low), _size_label(low, high), sum(_is_within(doc, low, high) for doc in docs))
        for low, high in SIZES
    ]
    who = Filter(
        "operator",
        pgettext("who runs it", "Operator"),
        operators,
        chosen("operator", operators),
        _("Every operator"),
    )
    size = Filter(
        "capacity",
        pgettext("capacity of a ship", "Size"),
        sizes,
        chosen("capacity", sizes),
        pgettext("capacity of a ship", "Every size"),
    )
    order = sorting(
        ("teu", _("Largest first")),
        ("name", _("By name")),
        ("built", pgettext("sorting", "Newest")),
    )
    bounds = {str(low): (low, high) for low, high in SIZES}
    if who.chosen:
        docs = [doc for doc in docs if _operator(doc) == who.chosen]
    if size.chosen:
        docs = [doc for doc in docs if _is_within(doc, *bounds[size.chosen])]
    if order.chosen != "name":
        docs = sorted(docs, key=lambda doc: -int(doc.meta[order.chosen]))
    return Listing(docs, _vessel_row, (who, size, order), words())


def warehouse_listing() -> Listing:
    """The list of warehouses, filtered by the query."""
    docs = _worded(WAREHOUSE.name)
    countries = counted((doc.meta["country"] for doc in docs), country)
    where = Filter(
        "country",
        pgettext("place", "Country"),
        countries,
        chosen("country", countries),
        _("Every country"),
    )
    order = sorting(("name", _("By name")), ("area", _("Largest first")))
    if where.chosen:
        docs = [doc for doc in docs if doc.meta["country"] == where.chosen]
    if order.chosen == "area":
        docs = sorted(docs, key=lambda doc: -int(doc.meta["area_m2"]))
    return Listing(docs, _warehouse_row, (where, order), words())


def route_listing() -> Listing:
    """The list of routes, filtered by the query."""
    return _by_mode(ROUTE.name, _route_row)


def service_listing() -> Listing:
    """The list of services, filtered by the query."""
    return _by_mode(SERVICE.name, _service_row)


def _by_mode(name: str, row: Callable[[Doc], Row]) -> Listing:
    docs = _worded(name)
    modes = counted((doc.meta["mode"] for doc in docs), lambda mode: str(MODES[mode]))
    way = Filter(
        "mode", pgettext("way of transport", "Mode"), modes, chosen("mode", modes), _("Every mode")
    )
    order = sorting(("name", _("By name")), ("mode", _("By mode")))
    if way.chosen:
        docs = [doc for doc in docs if doc.meta["mode"] == way.chosen]
    if order.chosen == "mode":
        docs = sorted(docs, key=lambda doc: str(doc.meta["mode"]))
    return Listing(docs, row, (way, order), words())


def _worded(name: str) -> Sequence[Doc]:
    """The documents of a kind that contain every word of the query."""
    parts = words().casefold().split()
    docs = documents(KINDS[name].content)
    return [doc for doc in docs if all(word in _text(doc) for word in parts)]


def _text(doc: Doc) -> str:
    texts = (doc.title, doc.summary, *doc.meta["aliases"], *_texts(doc.meta))
    return " ".join(texts).casefold()


def _texts(meta: Mapping[str, Any]) -> list[str]:
    keys = ("imo", "operator", "city", "origin", "destination")
    return [*(meta.get(key, "") for key in keys), *meta.get("calls", ())]


def _operator(doc: Doc) -> str:
    """The operator of a vessel, without a note in parentheses."""
    return str(doc.meta["operator"]).split(" (")[0].split("（")[0]


def _is_within(doc: Doc, low: int, high: int) -> bool:
    return low <= int(doc.meta["teu"]) < high


def _size_label(low: int, high: int) -> str:
    if low == SIZES[0][0]:
        return _("{{teu}} TEU or more", teu=number(low))
    if not low:
        return _("Under {{teu}} TEU", teu=number(high))
    return _("{{low}} to {{high}} TEU", low=number(low), high=number(high - 1))


def _vessel_row(doc: Doc) -> Row:
    teu = measure(number(doc.meta["teu"]), "TEU")
    length, beam = doc.meta.get("length_m"), doc.meta.get("beam_m")
    drawing = outline(length, beam) if length and beam else ""
    return Row(doc.path, doc.meta["imo"], doc.title, doc.meta["operator"], teu, drawing=drawing)


def _warehouse_row(doc: Doc) -> Row:
    where = in_a_row([doc.meta["city"], country(doc.meta["country"])])
    area = measure(number(doc.meta["area_m2"]), "m²")
    return Row(doc.path, doc.meta["near"][0], doc.title, where, area)


def _route_row(doc: Doc) -> Row:
    ends = f"{doc.meta['origin']}–{doc.meta['destination']}"
    lane = sailed(lanes_of(doc))
    miles = _("{{miles}} nm", miles=number(lane.distance_nm))
    days = _("{{low}}–{{high}} days", low=lane.days.low, high=lane.days.high) if lane.days else ""
    co2e = _("{{kg}} kg CO₂e/t", kg=number(lane.emission.co2e_kg))
    return Row(doc.path, ends, doc.title, doc.summary, f"{days} · {miles}", emits=co2e)


def _service_row(doc: Doc) -> Row:
    calls = f"{doc.meta['calls'][0]}–{doc.meta['calls'][-1]}"
    return Row(doc.path, calls, doc.title, doc.summary, days_of(doc))
