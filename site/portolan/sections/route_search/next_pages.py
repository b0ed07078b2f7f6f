"""Links from a route to the other tools and the quote form, prefilled."""

from collections.abc import Mapping

from forms.choices import AIR, FCL
from portolan.domain.places.place import Place
from portolan.domain.routes import Route
from portolan.sections.shared.onward import ARRIVAL, CALCULATOR, LIST, PLANNER, QUOTE, onward
from portolan.web.place_names import written


def quote_address(route: Route, mode: str, weight: str) -> str:
    """The address of the quote form, with route, mode and the visitor's own weight."""
    ends = route.origin.place, route.destination.place
    return onward(QUOTE, {**_ends(*ends), "mode": mode, "weight_kg": weight})


def next_pages(route: Route, weight: str) -> Mapping[str, str]:
    """The other pages by name, with the mode that is likeliest: by sea if there is a way."""
    mode = FCL if route.ocean else AIR
    known = {**_ends(route.origin.place, route.destination.place), "mode": mode}
    return _pages({**known, "weight_kg": weight})


def pages_between(origin: Place, destination: Place, weight: str) -> Mapping[str, str]:
    """The same for two ports, by no mode."""
    return _pages({**_ends(origin, destination), "weight_kg": weight})


def _pages(known: Mapping[str, str]) -> Mapping[str, str]:
    pages = {"quote": QUOTE, "emissions": CALCULATOR, "arrival": ARRIVAL}
    pages |= {"planner": PLANNER, "list": LIST}
    return {name: onward(path, known) for name, path in pages.items()}


def _ends(origin: Place, destination: Place) -> dict[str, str]:
    return {"origin": written(origin), "destination": written(destination)}
