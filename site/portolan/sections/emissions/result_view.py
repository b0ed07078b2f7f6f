"""The result as texts and figures, for the page, its script and its data."""

from collections.abc import Iterator
from urllib.parse import urlencode

from forms.choices import MODES as QUOTED_MODES
from portolan.core.i18n import _, pgettext
from portolan.core.measures import measure
from portolan.domain.emissions import Term, TermKind
from portolan.domain.emissions.factor_names import set_name
from portolan.domain.routes import taken_by
from portolan.sections.emissions.addresses import PATH
from portolan.sections.emissions.comparisons import modes_compared, sets_compared
from portolan.sections.emissions.facts import facts
from portolan.sections.emissions.props import ResultLink, ResultView, TermView
from portolan.sections.shared.emissions_query.pieces import CELL_ARGS
from portolan.sections.shared.emissions_query.query import container_arg
from portolan.sections.shared.emissions_query.result import EmissionsResult
from portolan.sections.shared.emissions_query.wording import (
    CO2E,
    MODE_NAMES,
    PARTS,
    UNITS,
    end_name,
    exact_figure,
    kilograms,
    manner,
    term_text,
)
from portolan.sections.shared.onward import ARRIVAL, PLANNER, onward
from portolan.sections.shared.route_links import rel_of_route
from portolan.web.locale import current_locale
from portolan.web.place_names import taken_for, written
from portolan.web.route_network import route_network
from portolan.web.templating import in_a_row

QUOTED = dict(QUOTED_MODES)
"""The modes of the quote form."""

ALONG = ("origin", "destination", "mode", "weight_kg")
LIST_ROW = ("origin", "destination", "mode", "weight_kg", "distance_km", "refrigerated")
"""Parameters of an address that the list of shipments reads as its first row."""


def title_of(answer: EmissionsResult) -> str:
    """The two ends: `Shanghai to Rotterdam`; the mode if they are not named."""
    names = [end_name(end) for end in (answer.origin, answer.destination)]
    if not all(names):
        return str(MODE_NAMES[answer.query["mode"]])
    return _("{{origin}} to {{destination}}", origin=names[0], destination=names[1])


def result_view(answer: EmissionsResult) -> ResultView:
    """The view of a result; texts and figures are ready to read."""
    return {
        "title": title_of(answer),
        "request": _request(answer),
        "mode": answer.query["mode"],
        "figure": kilograms(answer.emission.co2e_kg),
        "unit": str(CO2E),
        "summary": _summary(answer),
        "formula": {
            "label": pgettext("of a calculation", "Working"),
            "title": _("Distance times cargo times factor."),
            "terms": [*_terms(answer)],
        },
        "facts": [*facts(answer)],
        "source": {
            "label": pgettext("of a figure", "Source"),
            "text": answer.emission.line.source,
            "url": answer.factors.url,
        },
        "modes": modes_compared(answer),
        "sets": sets_compared(answer),
        "quote": _quote(answer),
        "links": [*_links(answer)],
    }


def _request(answer: EmissionsResult) -> str:
    cargo = next(term for term in answer.emission.formula if term.part is TermKind.CARGO)
    parts = dict.fromkeys((title_of(answer), _figure(cargo), str(MODE_NAMES[answer.query["mode"]])))
    return in_a_row(parts)


def _summary(answer: EmissionsResult) -> str:
    guesses = [end.guess for end in (answer.origin, answer.destination) if end.guess]
    method = _(
        "{{mode}}, well to wheel, by {{set}}. An estimate with average factors: "
        "it knows neither the vehicle nor how full it is.",
        mode=MODE_NAMES[answer.query["mode"]],
        set=set_name(answer.factors.code),
    )
    taken = [
        taken_for(
            end.typed,
            taken_by(route_network(), end.place, answer.query.mode),
            in_a_row(map(written, end.also)),
        )
        for end in (answer.origin, answer.destination)
        if end.place and end.also
    ]
    return current_locale().marks.between_sentences.join([*guesses, *taken, method])


def _terms(answer: EmissionsResult) -> Iterator[TermView]:
    """The formula from left to right, with its result."""
    for at, term in enumerate(answer.emission.formula):
        sign = "" if at == 0 else "+" if term.is_added else "×"
        yield {"sign": sign, "figure": _figure(term), "label": _label(term, answer)}
    result = measure(kilograms(answer.emission.co2e_kg), "kg")
    yield {"sign": "=", "figure": result, "label": _("CO₂e, well to wheel")}


def _figure(term: Term) -> str:
    is_bare = term.part is TermKind.FACTOR or not term.unit
    return exact_figure(term.value) if is_bare else term_text(term)


def _label(term: Term, answer: EmissionsResult) -> str:
    if term.part is TermKind.DISTANCE:
        return manner(answer.way)
    if term.part is TermKind.FACTOR:
        return str(UNITS[answer.emission.factor_unit])
    return str(PARTS[term.part])


def _quote(answer: EmissionsResult) -> ResultLink | None:
    """The link to the quote form with the same input; None for modes without quotes."""
    query = answer.query
    if query["mode"] not in QUOTED:
        return None
    ends = (("origin", answer.origin), ("destination", answer.destination))
    given = {
        **{name: end.place.slug if end.place else end.typed for name, end in ends},
        "mode": query["mode"],
        "weight_kg": query["weight_kg"],
        "volume_cbm": query["volume_m3"],
        **{container_arg(code): count for code, count in query.counts.items()},
        **{name: query[name] for name in CELL_ARGS},
    }
    prefilled = urlencode({name: text for name, text in given.items() if text})
    return _link(_("Get a quote for this shipment"), f"/get-started?{prefilled}")


def _links(answer: EmissionsResult) -> Iterator[ResultLink]:
    typed = {name: text for name, text in answer.query.typed.items() if text}
    query = urlencode(typed)
    for end in (answer.origin, answer.destination):
        for one in end.also:
            other = urlencode({**typed, end.field: one.slug})
            yield _link(
                _("The same with {{place}}", place=written(one)), f"{PATH}?{other}", "nofollow"
            )
    yield _link(_("This result as CSV"), f"{PATH}.csv?{query}", is_file=True)
    yield _link(_("This result as JSON"), f"{PATH}.json?{query}")
    origin, destination = answer.origin.place, answer.destination.place
    if origin and destination and origin != destination:
        href = f"/route-search/{origin.slug}/{destination.slug}"
        yield _link(_("This route: time, path and charges"), href, rel_of_route(href))
    if answer.query["mode"] in QUOTED:
        known = {name: answer.query[name] for name in (*ALONG, *CELL_ARGS)}
        yield _link(_("Plan an arrival"), onward(ARRIVAL, known), "nofollow")
        yield _link(_("Plan a load"), onward(PLANNER, known), "nofollow")
    row = urlencode({name: text for name in LIST_ROW if (text := answer.query[name])})
    yield _link(_("Start a list with this shipment"), f"{PATH}/list?{row}", "nofollow")
    yield _link(_("Follow the open method"), "/open-emissions-signup")


def _link(label: str, href: str, rel: str | None = None, *, is_file: bool = False) -> ResultLink:
    return {"label": label, "href": href, "rel": rel, "is_file": is_file}
