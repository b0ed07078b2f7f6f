"""The basic kinds of form field, with their rules, drawing and stored values.

Lists and checkboxes are in `choice_fields`; numbers, days and counts in `figure_fields`; a phone
number in `phone_field`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Literal, NamedTuple, cast

from flask_babel.speaklater import LazyString
from wtforms import Field, StringField
from wtforms.form import BaseForm
from wtforms.validators import StopValidation

from forms import validators
from forms.choices import Choices
from forms.cleaning import clean_line, clean_text
from forms.messages import Rule
from portolan.core.locale import Locale

FieldKind = Literal[
    "text",
    "place",
    "email",
    "tel",
    "number-text",
    "date",
    "textarea",
    "select",
    "radio",
    "checkbox",
    "checkboxes",
    "counts",
    "pieces",
    "hidden",
]
InputMode = Literal["text", "email", "tel", "numeric", "decimal"]
Width = Literal["full", "half"]


class OnlyFor(NamedTuple):
    """A condition for a field to apply: the field `name` has one of the `values`.

    Where nothing is answered, its value is the empty string.
    """

    name: str
    values: Sequence[str]


class Drawn(Field):
    """Base class of all fields, with what `field_view` needs to draw one.

    Args:
        label: the text above the field.
        rules: the validators, in the order in which they apply.
        hint: a sentence below the label, where the label is not enough.
        width: the whole row, or half of it on wide screens.
        autocomplete: the HTML autofill token.
        legend: of the fieldset that begins with this field.
        only_for: the conditions, all of which have to hold for this field to apply; otherwise it is
            neither validated nor stored. The fields they name come before it in the form's class.
    """

    kind: ClassVar[FieldKind] = "text"
    inputmode: ClassVar[InputMode | None] = None
    has_lines: ClassVar[bool] = False

    def __init__(
        self,
        label: LazyString | str = "",
        rules: Sequence[Callable[..., object]] = (),
        *,
        hint: LazyString | None = None,
        width: Width = "full",
        autocomplete: str | None = None,
        legend: LazyString | None = None,
        only_for: Sequence[OnlyFor] = (),
        **wtforms_options: Any,
    ) -> None:
        self.hint = hint
        self.width = width
        self.autocomplete = autocomplete
        self.legend = legend
        self.only_for = only_for
        cleaner = clean_text if self.has_lines else clean_line
        # str: WTForms accepts lazy strings, its stubs do not.
        super().__init__(cast("str", label), list(rules), filters=(cleaner,), **wtforms_options)

    @property
    def locale(self) -> Locale:
        """The language of the reader."""
        form: Any = self._form  # type: ignore[attr-defined]  # its stubs do not know it
        return cast("Locale", form.locale)

    def applies(self, form: BaseForm) -> bool:
        """Whether the field applies, given the other answers."""
        return all(
            not (cast("Drawn", form[name]).chosen or {""}).isdisjoint(values)
            for name, values in self.only_for
        )

    def pre_validate(self, form: BaseForm) -> None:
        """Skip the validation of a field that does not apply."""
        if not self.applies(form):
            raise StopValidation
        super().pre_validate(form)

    def stored(self, _answers: Mapping[str, str]) -> dict[str, str]:
        """The stored values by name, given all answers of the form."""
        return {str(self.short_name): self.data or ""}

    def read_back(self, stored: str) -> str:
        """A stored value as its sender reads it."""
        return stored

    def read_with(self, stored: Mapping[str, str]) -> str:
        """The same, given all stored answers: with what was typed where it was worked out."""
        name = str(self.short_name)
        text = self.read_back(stored.get(name) or "")
        return text and " = ".join(filter(None, (stored.get(f"{name}_typed"), text)))

    @property
    def displayed_value(self) -> str:
        """The value that is drawn."""
        return self.data or ""

    @property
    def called(self) -> str:
        """The name of the field in the error summary, before a colon."""
        return str(self.label.text).rstrip("?？")

    @property
    def is_ticked(self) -> bool:
        """Whether the field is a ticked checkbox."""
        return False

    @property
    def lines(self) -> Choices:
        """Value and label of each line of a list."""
        return ()

    @property
    def chosen(self) -> frozenset[str]:
        """The values of the lines that are chosen."""
        return frozenset((self.displayed_value,))

    def beside(self, _value: str) -> str:
        """The text typed beside a line."""
        return ""

    @property
    def inputs(self) -> Sequence[str]:
        """The names under which a page sends the field."""
        return (str(self.name),)

    def empty(self) -> None:
        """Clear the value and its errors."""
        self.data = ""
        self.errors = ()


class TextField(Drawn, StringField):
    """One line of text with at most `limit` characters; `rules` apply after that."""

    def __init__(
        self,
        label: LazyString,
        *,
        limit: int,
        required: bool = False,
        rules: Sequence[Callable[..., object]] = (),
        **drawing: Any,
    ) -> None:
        first = validators.Filled() if required else validators.MayBeEmpty()
        super().__init__(label, (first, validators.WithinLimit(limit), *rules), **drawing)


class PlaceField(TextField):
    """A port, an airport or a city, by its name or its code."""

    kind = "place"


class MessageField(TextField):
    """Several lines of text."""

    kind = "textarea"
    has_lines = True


class EmailField(Drawn, StringField):
    """A required e-mail address; `malformed` is the rule that an invalid one breaks.

    With `is_mailed` it has to be one that every server takes, since we write to it.
    """

    kind = "email"
    inputmode = "email"

    def __init__(
        self,
        label: LazyString,
        *,
        malformed: Rule = Rule.EMAIL,
        is_mailed: bool = False,
        **drawing: Any,
    ) -> None:
        rules = (
            validators.Filled(Rule.EMAIL_REQUIRED),
            validators.WithinLimit(validators.EMAIL_LIMIT, malformed),
            validators.EmailAddress(malformed),
            *((validators.MailableAddress(malformed),) if is_mailed else ()),
        )
        # Judged first and kept then: the same address twice.
        self.deliverable_form = lru_cache(maxsize=1)(validators.deliverable_form)
        super().__init__(label, rules, autocomplete="email", **drawing)

    def stored(self, _answers: Mapping[str, str]) -> dict[str, str]:
        """The address with its domain in punycode, so that lookalike letters cannot fool staff."""
        typed = self.data or ""
        return {str(self.short_name): self.deliverable_form(typed) or typed}


class HiddenField(Drawn, StringField):
    """A hidden input."""

    kind = "hidden"
