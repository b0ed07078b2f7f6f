"""The form of the calculator, as field dicts for Jinja and React."""

from collections.abc import Iterable, Sequence
from typing import Any

from forms.choices import CONTAINERS
from forms.field_view import ChoiceView, ErrorView, FieldView, GroupView, SummaryView
from forms.fields import FieldKind, Width
from forms.figures import AMOUNT_LIMIT, TOTAL_LIMIT
from forms.plain_field import plain_choice, plain_field
from portolan.core.i18n import _, ngettext, pgettext
from portolan.domain.emissions import factor_set, factor_sets
from portolan.domain.emissions.factor_names import set_name, vehicle_name
from portolan.domain.mode import MODES, Mode
from portolan.sections.shared.emissions_query.ends import End, end_of
from portolan.sections.shared.emissions_query.pieces import ROWS_ARG
from portolan.sections.shared.emissions_query.problems import Problem
from portolan.sections.shared.emissions_query.query import (
    LONGEST,
    SHIP_SIZES,
    YES,
    EmissionsQuery,
    container_arg,
)
from portolan.sections.shared.emissions_query.wording import MODE_NAMES, place_line

NAME = "emissions"
TYPED = ("text", "number-text")


class FormFields:
    """The fields of one query, with their errors."""

    def __init__(self, query: EmissionsQuery, problems: Sequence[Problem]) -> None:
        self._query = query
        self._messages = {problem.field: problem.message for problem in problems}
        self._problems = problems
        self._ends = {field: self._known_end(field) for field in ("origin", "destination")}

    def groups(self) -> list[GroupView]:
        """The three groups: the way, the cargo, the method."""
        return [
            {"legend": _("The route"), "fields": self._way()},
            {"legend": _("The cargo"), "fields": self._cargo()},
            {"legend": pgettext("way to calculate", "Calculation"), "fields": self._factors()},
        ]

    def summary(self) -> SummaryView | None:
        """The error summary above the form, with a link to each field."""
        if not self._problems:
            return None
        count = len(self._problems)
        title = ngettext(
            "One answer needs another look", "{{count}} answers need another look", count
        )
        return {"title": title, "errors": [self._error(problem) for problem in self._problems]}

    def _error(self, problem: Problem) -> ErrorView:
        """A line of the summary, with a link to the field or to the choices for it."""
        end = self._ends.get(problem.field)
        target = f"{problem.field}_choice" if end and end.offered else problem.field
        label = _labels()[problem.field]
        text = _("{{label}}: {{problem}}", label=label, problem=problem.message)
        return {"id": _id(target), "message": text}

    def _way(self) -> list[FieldView]:
        mode = self._field(
            "radio", "mode", choices=_choices(MODE_NAMES.items(), self._query["mode"])
        )
        own = self._figure(
            "distance_km",
            hint=_("Required for road and rail. In any mode, your distance replaces ours."),
            width="full",
        )
        ends = self._ends.values()
        # Side by side, unless there are choices below one of them.
        width: Width = "full" if any(end.offered for end in ends) else "half"
        return [mode, *(one for end in ends for one in self._end(end, width)), own]

    def _end(self, end: End, width: Width) -> list[FieldView]:
        field = end.field
        typed = self._field(
            "text",
            field,
            hint=_("A city, a port or an airport, or its code."),
            maxlength=LONGEST,
            required=True,
            width=width,
        )
        if not end.offered:
            return [typed]
        choice = f"{field}_choice"
        lines = [
            plain_choice(place.slug, place_line(place), selected=place == end.place)
            for place in end.offered
        ]
        label = _("Which {{place}} do you mean?", place=end.typed)
        return [typed, self._field("radio", choice, label=label, choices=lines)]

    def _known_end(self, field: str) -> End:
        """The end, looked up only if it has to be a known place."""
        is_looked_up = self._query["mode"] in MODES and not self._query.names_will_do
        return end_of(self._query, field) if is_looked_up else End(field, "")

    def _cargo(self) -> list[FieldView]:
        counts = [
            plain_choice(code, label, text=self._query[container_arg(code)])
            for code, label in CONTAINERS
        ]
        return [
            self._pieces(),
            self._figure(
                "weight_kg",
                hint=_(
                    "Gross weight, such as 4,800 or 8 pallets of 600 kg. If you give it, we use it."
                ),
                maxlength=TOTAL_LIMIT,
            ),
            self._figure(
                "volume_m3",
                hint=_("If you give no weight, we estimate it from this."),
                maxlength=TOTAL_LIMIT,
            ),
            self._field("counts", "containers", choices=counts),
            self._field("checkbox", "refrigerated", value=YES, checked=self._query.is_refrigerated),
            self._field(
                "select",
                "ship_size",
                hint=_(
                    "By sea only. If you choose no size, we use the set’s average of all ships."
                ),
                choices=_choices(_ship_sizes(), self._query["ship_size"]),
            ),
        ]

    def _pieces(self) -> FieldView:
        """The rows of pieces, folded away until there is something in them."""
        rows = self._query.pieces
        cells = [plain_choice(cell, label, text=rows.beside(cell)) for cell, label in rows.lines]
        return self._field("pieces", ROWS_ARG, hint=str(rows.hint), choices=cells)

    def _factors(self) -> list[FieldView]:
        sets = [(one.code, set_name(one.code)) for one in factor_sets()]
        return [
            self._field(
                "select",
                "factor_set",
                hint=_("Each result is also given for each of these sets."),
                choices=_choices(sets, self._query["factor_set"]),
            )
        ]

    def _figure(
        self, name: str, hint: str, maxlength: int = AMOUNT_LIMIT, width: Width = "half"
    ) -> FieldView:
        return self._field(
            "number-text", name, hint=hint, inputmode="decimal", maxlength=maxlength, width=width
        )

    def _field(self, kind: FieldKind, name: str, **more: Any) -> FieldView:
        more = {"label": _labels().get(name), "value": self._query.typed.get(name, "")} | more
        return plain_field(
            kind,
            _id(name),
            name,
            more.pop("label"),
            error=self._messages.get(name),
            autocomplete="off" if kind in TYPED else None,
            **more,
        )


def _ship_sizes() -> list[tuple[str, str]]:
    """The sizes of container ships, by the names of their factors."""
    factors = {factor.vehicle: factor for factor in factor_set().vehicles(Mode.SEA)}
    sizes = [(code, vehicle_name(factors[vehicle])) for code, vehicle in SHIP_SIZES.items()]
    return [("", _("Not known")), *sizes]


def _labels() -> dict[str, str]:
    """The labels of the fields."""
    return {
        "mode": pgettext("way of transport", "Mode"),
        "origin": pgettext("of a shipment", "Origin"),
        "destination": pgettext("of a shipment", "Destination"),
        "distance_km": _("Your own distance in km"),
        "weight_kg": _("Weight in KG"),
        "volume_m3": _("Volume in CBM"),
        "pieces": pgettext("of a shipment", "Pieces"),
        "containers": pgettext("equipment", "Containers"),
        "refrigerated": _("Refrigerated goods"),
        "ship_size": _("Size of the ship (optional)"),
        "factor_set": _("Set of factors"),
    }


def _id(field: str) -> str:
    return f"{NAME}-{field}".replace("_", "-")


def _choices(lines: Iterable[tuple[str, object]], chosen: str) -> list[ChoiceView]:
    return [plain_choice(value, label, selected=value == chosen) for value, label in lines]
