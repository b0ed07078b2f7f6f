"""Fields for numbers, days and counts.

Numbers are typed into text inputs: those of `type=number` change with the mouse wheel and drop
what they cannot parse without telling the visitor.
"""

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from typing import Any

from babel.dates import format_date
from babel.numbers import format_decimal
from flask_babel.speaklater import LazyString
from wtforms import StringField
from wtforms.utils import unset_value

from forms import validators
from forms.choices import Choices
from forms.cleaning import clean_line
from forms.fields import Drawn
from forms.figures import NO_UNITS, count_of, day_of, factors_of, total_of
from forms.units import Units


class NumberField(Drawn, StringField):
    """A number from `least` to `most`.

    The label names the unit; `units` are the spellings accepted beside the number; `filled` is the
    rule for when it may be empty, if it is one of its own.
    """

    kind = "number-text"
    inputmode = "decimal"

    def __init__(
        self,
        label: LazyString,
        *,
        least: str,
        most: str,
        units: Units = NO_UNITS,
        required: bool = False,
        filled: Callable[..., None] | None = None,
        **drawing: Any,
    ) -> None:
        self.units = units
        first = filled or (validators.Filled() if required else validators.MayBeEmpty())
        rule = validators.Amount(Decimal(least), Decimal(most), units)
        super().__init__(label, (first, rule), **drawing)

    @property
    def amount(self) -> Decimal | None:
        """The number, in bounds or not; None if the text is not a number."""
        return total_of(self.data or "", self.units)

    def stored(self, _answers: Mapping[str, str]) -> dict[str, str]:
        """The number with a decimal point and no separators; a product also as it was typed."""
        name, typed = str(self.short_name), self.data or ""
        stored = {name: "" if self.amount is None else f"{self.amount:f}"}
        return stored | ({f"{name}_typed": typed} if factors_of(typed) else {})

    def read_back(self, stored: str) -> str:
        """The number with the separators of the language."""
        return format_decimal(Decimal(stored), locale=self.locale.babel)


class DayField(Drawn, StringField):
    """A required day from today on, at most `days` ahead."""

    kind = "date"

    def __init__(self, label: LazyString, *, days: int, **drawing: Any) -> None:
        super().__init__(label, (validators.Filled(), validators.ComingDay(days)), **drawing)

    def process(
        self, formdata: Any, data: Any = unset_value, extra_filters: Sequence[Any] | None = None
    ) -> None:
        """Read the day as date inputs write it: they show no other spelling again."""
        super().process(formdata, data, extra_filters)
        if day := day_of(self.data or ""):
            self.data = day.isoformat()

    def read_back(self, stored: str) -> str:
        """The day as the language writes it."""
        day = day_of(stored)
        return format_date(day, "long", locale=self.locale.babel) if day else stored


class CountsField(Drawn, StringField):
    """A count for each line of a list, at least one in all; each line has its own input.

    The data are the typed counts without zeros: `2 x 20-standard, 1 x 40-high-cube`.
    """

    kind = "counts"
    inputmode = "numeric"

    def __init__(
        self,
        label: LazyString,
        *,
        choices: Sequence[tuple[str, LazyString]],
        most: int,
        **drawing: Any,
    ) -> None:
        self._choices = choices
        self.typed: dict[str, str] = {}
        super().__init__(label, (validators.Filled(), validators.Counts(most)), **drawing)

    def process(
        self, formdata: Any, data: Any = unset_value, extra_filters: Sequence[Any] | None = None
    ) -> None:
        """Read the input of each line."""
        super().process(formdata, data, extra_filters)
        posted = formdata or {}
        names = zip(self._choices, self.inputs, strict=True)
        self.typed = {value: clean_line(posted.get(name)) for (value, _label), name in names}
        self.data = ", ".join(
            f"{text} x {value}"
            for value, text in self.typed.items()
            if text and count_of(text) != 0
        )

    def read_back(self, stored: str) -> str:
        """The counts with the labels of their lines."""
        counts = (part.partition(" x ") for part in stored.split(", "))
        labels = dict(self.lines)
        return "; ".join(f"{count} × {labels.get(value, value)}" for count, _x, value in counts)

    @property
    def displayed_value(self) -> str:
        """The empty string, since each line has its own input."""
        return ""

    @property
    def lines(self) -> Choices:
        """Value and label of each line."""
        return [(value, str(label)) for value, label in self._choices]

    @property
    def chosen(self) -> frozenset[str]:
        """An empty collection: lines are counted here, not chosen."""
        return frozenset()

    def beside(self, value: str) -> str:
        """The count of a line, as typed."""
        return self.typed.get(value, "")

    @property
    def inputs(self) -> Sequence[str]:
        """The input names, one for each line: `containers-20-standard`."""
        return [f"{self.name}-{value}" for value, _label in self._choices]

    @property
    def counts(self) -> dict[str, int]:
        """The counts by line, without zeros."""
        counts = {value: count_of(text) for value, text in self.typed.items()}
        return {value: count for value, count in counts.items() if count}

    def empty(self) -> None:
        """Clear the counts."""
        super().empty()
        self.typed = {}

    def stored(self, _answers: Mapping[str, str]) -> dict[str, str]:
        """The counts as numbers, without zeros."""
        lines = [f"{count} x {value}" for value, count in self.counts.items()]
        return {str(self.short_name): ", ".join(lines)}
