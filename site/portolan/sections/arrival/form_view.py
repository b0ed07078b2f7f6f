"""The form as plain data, with what was typed and what is wrong with it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from portolan.core.i18n import _, ngettext, pgettext
from portolan.domain.arrival import Carriage
from portolan.domain.places.place import PlaceKind
from portolan.sections.arrival.addresses import address_with
from portolan.sections.arrival.wording import DOORS
from portolan.sections.shared.arrival_query.query import MODES, YES, ArrivalQuery, DateFault
from portolan.sections.shared.emissions_query.wording import place_line
from portolan.sections.shared.place_picker import place_picker
from portolan.web.place_names import written


def form_view(query: ArrivalQuery, faults: Sequence[DateFault]) -> Mapping[str, Any]:
    """The fields; errors are those of the faults."""
    wrong = {fault.name: fault.message for fault in faults}
    return {
        "name": "arrival",
        "summary": _summary(faults),
        "meant": list(_meant(query)) if faults else [],
        "places": list(_places(query, wrong)),
        "days": list(_days(query, wrong)),
        "modes": [(mode.value, label, mode is query.mode) for mode, label in MODES.items()],
        "mode_error": wrong.get("mode", ""),
        "doors": [(name, label, query.is_ticked(name)) for name, label in DOORS.items()],
        "yes": YES,
        "along": query.along,
    }


def _meant(query: ArrivalQuery) -> Iterator[tuple[str, Sequence[tuple[str, str]]]]:
    """Similar names for an unknown place: each, and the address of the query with it."""
    for end in query.ends:
        places = [(place_line(one), address_with(query, end.name, one)) for one in end.suggestions]
        if places:
            yield end.text, places


def _places(query: ArrivalQuery, wrong: Mapping[str, str]) -> Iterator[Mapping[str, Any]]:
    """The field of each end; a text with several meanings becomes a choice."""
    for label, end in zip(
        (pgettext("route", "From"), pgettext("route", "To")), query.ends, strict=True
    ):
        # By air a port's code would mislead: the answer names its airport.
        kind = end.place and end.place.kind
        is_port = query.mode is Carriage.AIR and kind is PlaceKind.OCEANPORT
        text = written(end.place) if end.place and not is_port else query.typed.get(end.name, "")
        picker = place_picker(end.name, label, text, wrong.get(end.name, ""))
        choices = [(written(place), place_line(place)) for place in end.choices]
        yield {"picker": picker, "choices": choices if picker["error"] else ()}


def _days(query: ArrivalQuery, wrong: Mapping[str, str]) -> Iterator[Mapping[str, str]]:
    for name, label in (("ready", _("Ready on")), ("wanted", _("Or needed by"))):
        text = query.typed.get(name, "")
        yield {"name": name, "label": label, "text": text, "error": wrong.get(name, "")}


def _summary(faults: Sequence[DateFault]) -> Mapping[str, Any] | None:
    if not faults:
        return None
    title = ngettext(
        "One answer needs another look", "{{count}} answers need another look", len(faults)
    )
    errors = [
        {
            "id": "mode-" + Carriage.FCL.value if fault.name == "mode" else fault.name,
            "message": _("{{label}}: {{problem}}", label=fault.label, problem=fault.message),
        }
        for fault in faults
    ]
    return {"title": title, "errors": errors}
