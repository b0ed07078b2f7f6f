"""The form as plain data, with what was typed and what is wrong with it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from portolan.core.i18n import _, ngettext, pgettext
from portolan.domain.arrival import Carriage
from portolan.sections.arrival.addresses import address_with
from portolan.sections.shared.arrival_query.query import MODES, YES, ArrivalQuery, DateFault
from portolan.sections.shared.emissions_query.wording import place_line
from portolan.sections.shared.place_picker import PlacePickerProps, place_picker
from portolan.web.place_names import written


def form_view(query: ArrivalQuery, faults: Sequence[DateFault]) -> Mapping[str, Any]:
    """The fields; errors are those of the faults."""
    wrong = {fault.name: fault.message for fault in faults}
    return {
        "name": "arrival",
        "summary": _summary(faults),
        "meant": list(_meant(query)) if faults else [],
        "rows": list(zip(_pickers(query, wrong), _days(query, wrong), strict=True)),
        "modes": [(mode.value, label, mode is query.mode) for mode, label in MODES.items()],
        "mode_error": wrong.get("mode", ""),
        "doors": [
            ("from_door", _("Collected at the door"), query.is_ticked("from_door")),
            ("to_door", _("Delivered to the door"), query.is_ticked("to_door")),
        ],
        "yes": YES,
        "along": query.along,
    }


def _meant(query: ArrivalQuery) -> Iterator[tuple[str, Sequence[tuple[str, str]]]]:
    """Suggestions for an unclear end: each place, and the address of the query with it."""
    for label, end in zip(
        (pgettext("route", "From"), pgettext("route", "To")), query.ends, strict=True
    ):
        places = end.choices or end.suggestions
        if places:
            yield (
                label,
                [(place_line(place), address_with(query, end.name, place)) for place in places],
            )


def _pickers(query: ArrivalQuery, wrong: Mapping[str, str]) -> Iterator[PlacePickerProps]:
    for label, end in zip(
        (pgettext("route", "From"), pgettext("route", "To")), query.ends, strict=True
    ):
        text = written(end.place) if end.place else query.typed.get(end.name, "")
        yield place_picker(end.name, label, text, wrong.get(end.name, ""))


def _days(query: ArrivalQuery, wrong: Mapping[str, str]) -> Iterator[Mapping[str, str]]:
    for name, label in (("ready", _("Ready on")), ("wanted", _("or needed by"))):
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
