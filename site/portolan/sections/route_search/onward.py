"""Links from a route to the quote form and the emissions calculator, prefilled."""

from urllib.parse import urlencode

from forms.choices import AIR, FCL
from portolan.domain.places.place import Place
from portolan.domain.routes import Route
from portolan.web.place_names import written


def first_mode(route: Route) -> str:
    """The default mode: by sea if there is a way."""
    return FCL if route.ocean else AIR


def quote_address(route: Route, mode: str) -> str:
    """The address of the quote form, with route and mode prefilled."""
    return _form("/get-started", route.origin.place, route.destination.place, mode)


def emissions_address(route: Route) -> str:
    """The address of the calculator, with the route and its mode prefilled."""
    ends = route.origin.place, route.destination.place
    return _form("/emissions-calculator", *ends, first_mode(route))


def _form(path: str, origin: Place, destination: Place, mode: str) -> str:
    known = {"origin": written(origin), "destination": written(destination), "mode": mode}
    return f"{path}?{urlencode(known)}"
