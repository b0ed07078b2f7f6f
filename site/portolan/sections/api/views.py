"""The JSON API and the page that explains it."""

from collections.abc import Callable
from functools import wraps
from urllib.parse import urlencode

from flask import Response, json, request

from portolan.core.i18n import _, lazy
from portolan.core.unavailable import DataUnavailable
from portolan.domain.hs.search import search
from portolan.domain.routes import resolve_text, route_between
from portolan.domain.routes.what_if import planned_voyage, what_if
from portolan.sections.api import arguments
from portolan.sections.api.answers import Refused, answered, refusal
from portolan.sections.api.arrivals import planned_arrival
from portolan.sections.api.batches import worked_out_list
from portolan.sections.api.emissions import emissions_result
from portolan.sections.api.errands import ERRANDS
from portolan.sections.api.fields import check_fields
from portolan.sections.api.limits import check_limits
from portolan.sections.api.loads import planned_load
from portolan.sections.api.openapi import document, example_list
from portolan.sections.api.operation import Operation
from portolan.sections.api.operations import CODES, OPERATIONS, PLACES
from portolan.sections.api.shapes import (
    CodeMatches,
    PlaceMatches,
    case_shape,
    emission_shape,
    entry_shape,
    match_shape,
    options,
    place_shape,
)
from portolan.web.content_section import crumbs
from portolan.web.hs_store import hs_store
from portolan.web.navigation import Link
from portolan.web.page import Body, Metadata, Page
from portolan.web.redirects.answer import redirected
from portolan.web.route_network import route_network
from portolan.web.section import Section

blueprint = Section(
    "api",
    __name__,
    menu=(Link(lazy("Freight tools as JSON"), "/api", ("reference", "footer-tools"), "API"),),
    errands=ERRANDS,
    documents=("/api/:name", "/api/:name/:code"),
    unstored=("/api",),
)

SUGGESTED_PLACES, SUGGESTED_CODES = 8, 20
BATCH = "/api/batch"
ALLOWED, SENDING = ("GET", "HEAD", "OPTIONS"), ("POST", "OPTIONS")
PREFLIGHT = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, HEAD",
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Max-Age": "86400",
}


blueprint.register_error_handler(Refused, refusal)


@blueprint.errorhandler(DataUnavailable)
def missing(_error: DataUnavailable) -> Response:
    """The JSON error for a tool whose data have not been built."""
    return refusal(Refused(_("This part of the site is not available right now."), None, 503))


@blueprint.before_app_request
def other_methods() -> Response | None:
    """The JSON error for a method that the tool does not answer."""
    if not request.path.startswith("/api/"):
        return None
    is_list = request.path == BATCH
    allowed, message = (SENDING, _("Use POST.")) if is_list else (ALLOWED, _("Use GET."))
    if request.method in allowed:
        return None
    return refusal(Refused(message, None, 405, headers={"Allow": ", ".join(allowed)}))


@blueprint.after_request
def let_scripts_ask(answer: Response) -> Response:
    """Tell the browser's preflight that a script of any site may ask."""
    if request.method == "OPTIONS" and request.path.startswith("/api/"):
        answer.headers.update(PREFLIGHT)
        if request.path == BATCH:
            answer.headers["Allow"] = ", ".join(SENDING)
            answer.headers["Access-Control-Allow-Methods"] = "POST"
    return answer


def tool(rule: str) -> Callable[[Callable[..., Response]], Callable[..., Response]]:
    """Answer `rule` with JSON, within the rate limit, if every field is known."""

    def register(view: Callable[..., Response]) -> Callable[..., Response]:
        @wraps(view)
        def answer(**values: str) -> Response:
            check_limits()
            check_fields(view.__name__)
            return view(**values)

        blueprint.add_url_rule(rule, view.__name__, answer)
        return answer

    return register


@blueprint.page("/api")
def explained() -> Page:
    """The page that explains the API."""
    return Page(
        Body(
            "api/index.html",
            title=_("Freight tools as JSON"),
            context={
                "crumbs": crumbs((_("Freight tools as JSON"), None)),
                "operations": [(one, _example(one)) for one in OPERATIONS],
            },
        ),
        metadata=Metadata(
            description=_(
                "Places, routes, emissions and HS codes as JSON, without a key: paths, fields, "
                "answers, errors and limits, with an OpenAPI document."
            ),
            search_index="api",
        ),
    )


@tool("/api/openapi.json")
def openapi() -> Response:
    """The OpenAPI document."""
    return answered(document())


@tool("/api/places")
def places() -> Response:
    """The places that match a text, best first; without a text the most important ones."""
    kind, limit = arguments.kind("type"), arguments.count("limit", SUGGESTED_PLACES, PLACES)
    text = arguments.text("q")
    if text:
        matches = resolve_text(route_network(), text, kind, limit).candidates
    else:
        every = route_network().of_kind(kind) if kind else route_network().places
        matches = tuple(every[:limit])
    return answered(PlaceMatches(places=[place_shape(place) for place in matches]))


@tool("/api/routes")
def routes() -> Response:
    """The routes between two places."""
    origin, destination = arguments.place("origin"), arguments.place("destination")
    if origin == destination:
        raise Refused(
            _("Origin and destination are the same place. Choose two different ones."),
            "destination",
        )
    route = route_between(route_network(), origin, destination)
    return answered(
        {
            "origin": place_shape(origin),
            "destination": place_shape(destination),
            "origin_guessed": arguments.is_guess("origin"),
            "destination_guessed": arguments.is_guess("destination"),
            "options": list(options(route)),
        }
    )


@tool("/api/what-if")
def cases() -> Response:
    """The cases of a voyage between two places: all passages open, or some closed."""
    origin, destination = arguments.ports("origin", "destination")
    voyage = planned_voyage(
        route_network(),
        (origin, destination),
        arguments.stops("via", "days"),
        arguments.ship("ship"),
    )
    voyages = what_if(route_network(), voyage, arguments.passages("avoid"))
    shapes = [case_shape(one) for one in voyages]
    return answered({"from": origin.code, "to": destination.code, "cases": shapes})


@tool("/api/emissions")
def emissions() -> Response:
    """The emissions of one consignment, with the working."""
    return answered(emission_shape(emissions_result()))


@blueprint.post(BATCH)
def batch() -> Response:
    """The emissions of a list of shipments."""
    check_limits()
    return answered(worked_out_list(), is_cacheable=False)


@tool("/api/load")
def load() -> Response:
    """The loading plan of pieces."""
    return answered(planned_load())


@tool("/api/arrival")
def dates() -> Response:
    """The milestones of a shipment."""
    return answered(planned_arrival())


@tool("/api/hs")
def codes() -> Response:
    """The HS codes that match words or digits, best first."""
    limit = arguments.count("limit", SUGGESTED_CODES, CODES)
    result = search(hs_store(), arguments.words("q"), limit)
    matches = () if result.is_of_no_code else result.matches
    return answered(
        CodeMatches(
            codes=[match_shape(match) for match in matches],
            suggestions=list(result.suggestions),
        )
    )


@tool("/api/hs/<code>")
def code(code: str) -> Response:
    """One HS code with those above, below and beside it."""
    return answered(entry_shape(hs_store().entry(arguments.hs_code(code))))


@blueprint.route("/api/<path:_rest>")
def unknown(_rest: str) -> Response:
    """Another spelling of a tool's path, or the JSON error for any other path."""
    if (answer := redirected()) is not None:
        return answer
    message = _("No tool answers at this path.")
    raise Refused(message, None, arguments.NOT_FOUND)


def _example(one: Operation) -> str:
    """The link to an example request, or the body of one."""
    if one.method == "post":
        return json.dumps(example_list(one))
    examples = {each.name: each.example for each in one.parameters if each.example}
    path = one.path.format_map(examples)
    query = {name: value for name, value in examples.items() if f"{{{name}}}" not in one.path}
    return f"{path}?{urlencode(query)}" if query else path
