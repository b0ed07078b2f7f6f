"""The pages with the search form, with its errors and suggestions."""

from portolan.core.i18n import _, pgettext
from portolan.domain.places.place import Place
from portolan.sections.route_search.addresses import ENDS, address, way_to
from portolan.sections.route_search.chart import chart_of_popular
from portolan.sections.route_search.popular import days_taken, popular_routes
from portolan.sections.shared.place_picker import PlacePickerProps, place_picker
from portolan.sections.shared.route_ends import RouteEnd, route_end
from portolan.web.content_section import crumbs
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.place_names import name_of, written

UNPROCESSABLE = 422


def form_page(ends: list[RouteEnd] | None = None, status: int = 200, problem: str = "") -> Page:
    """The page of the search form, with typed or prefilled values and their errors."""
    title = _("Route search")
    return Page(
        Body(
            "route_search/index.html",
            title=_("Error: {{title}}", title=title) if status == UNPROCESSABLE else title,
            context={
                "crumbs": crumbs((title, None)),
                "fields": [_field(one) for one in ends] if ends else _empty_fields(),
                "problem": problem,
                "popular": _popular(),
                **({"chart": None} if ends else chart_of_popular()),
            },
        ),
        metadata=Metadata(
            description=_(
                "Two ports, airports or cities: distance by sea and air, straits and canals, "
                "transit time as a range, emissions per tonne."
            ),
            search_index="routes",
        ),
        caching=Caching(
            args=ENDS,
            many=ends is not None,
        ),
        status=status,
    )


def _empty_fields() -> list[dict[str, object]]:
    return [_field(route_end(name, None)) for name in ENDS]


def _field(one: RouteEnd) -> dict[str, object]:
    """The field of one end."""
    picker = _picker(one)
    return {
        "name": one.name,
        "label": picker["label"],
        "text": picker["value"],
        "error": one.error,
        "is_unknown": bool(one.text) and one.meaning.is_unknown,
        "picker": picker,
        "choices": [_choice(place) for place in one.choices],
        "suggestions": [_choice(place) for place in one.suggestions],
    }


def _picker(one: RouteEnd) -> PlacePickerProps:
    label = pgettext("route", "From") if one.name == "origin" else pgettext("route", "To")
    return place_picker(one.name, label, written(one.place) if one.place else one.text, one.error)


def _choice(place: Place) -> dict[str, object]:
    return {
        "code": place.code,
        "name": name_of(place),
        "country": place.country,
        "kind": place.kind.value,
        "slug": place.slug,
    }


def _popular() -> dict[str, object]:
    """The popular routes with their days, and since when some of them go around the Cape."""
    pairs = [(pair, days_taken(*pair)) for pair in popular_routes()]
    around = (taken.longer.month for _pair, taken in pairs if taken and taken.longer)
    return {
        "routes": [
            (a, b, name_of(a), name_of(b), address(a, b), taken and taken.days)
            for (a, b), taken in pairs
        ],
        "since": next(around, ""),
    }


def not_found_page(ends: list[RouteEnd], status: int) -> Page:
    """The page of an unknown route, with suggested ones."""
    title = _("Route not found")
    return Page(
        Body(
            "route_search/not_found.html",
            title=title,
            context={
                "crumbs": way_to((title, None)),
                "fields": [_field(one) for one in ends] if ends else _empty_fields(),
                "unknown": [one for one in ends if not one.place],
                "meant": _meant(ends),
                "popular": _popular(),
            },
        ),
        metadata=Metadata(indexable=False),
        caching=Caching(args=() if status == 200 else None),
        status=status,
    )


def _meant(ends: list[RouteEnd]) -> list[tuple[str, str, str]]:
    """Suggested routes: the likeliest places for both ends."""
    if not ends:
        return []
    first, last = (one.meaning.candidates[:3] for one in ends)
    pairs = [(a, b) for a in first for b in last if a != b]
    return [(name_of(a), name_of(b), address(a, b)) for a, b in pairs[:6]]
