"""The kinds of field that the site has. Each knows its rules, how it is drawn, what is kept.

Lists and boxes are in `choice_fields`; numbers, days and counts in `figure_fields`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Literal, NamedTuple, cast

from flask_babel.speaklater import LazyString
from wtforms import Field, StringField
from wtforms.form import BaseForm
from wtforms.validators import StopValidation

from forms import validators
from forms.choices import Choices
from forms.cleaning import clean_line, clean_text
from forms.messages import Rule

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
    "hidden",
]
InputMode = Literal["text", "email", "tel", "numeric", "decimal"]
Width = Literal["full", "half"]


class OnlyFor(NamedTuple):
    """When a field is asked at all: where in the field `name` one of the `values` is chosen."""

    name: str
    values: Sequence[str]


class Drawn(Field):
    """What a field says about its own drawing, for `field_view`.

    Args:
        label: the text above the field.
        rules: the validators, in the order in which they apply.
        hint: a sentence below the label, where the label is not enough.
        width: the whole row, or half of it on wide screens.
        autocomplete: the HTML autofill token.
        legend: of the fieldset that begins with this field.
        only_for: the answers to another field with which this one is asked; elsewhere it is
            neither judged nor kept. That other field stands before it in the form's class.
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
        only_for: OnlyFor | None = None,
        **wtforms_options: Any,
    ) -> None:
        self.hint = hint
        self.width = width
        self.autocomplete = autocomplete
        self.legend = legend
        self.only_for = only_for
        cleaner = clean_text if self.has_lines else clean_line
        # str: the stubs know nothing of lazy strings, WTForms itself does not mind them.
        super().__init__(cast("str", label), list(rules), filters=(cleaner,), **wtforms_options)

    def is_asked(self, form: BaseForm) -> bool:
        """Whether the other answers of the form make this a question at all."""
        if self.only_for is None:
            return True
        deciding = cast("Drawn", form[self.only_for.name])
        return not deciding.chosen.isdisjoint(self.only_for.values)

    def pre_validate(self, form: BaseForm) -> None:
        """Judge nothing that is not asked."""
        if not self.is_asked(form):
            raise StopValidation
        super().pre_validate(form)

    def kept(self, _answers: Mapping[str, str]) -> dict[str, str]:
        """What of this field is stored, given all answers of the form."""
        return {str(self.short_name): self.data or ""}

    @property
    def shown(self) -> str:
        """The value that is drawn."""
        return self.data or ""

    @property
    def called(self) -> str:
        """What the error summary calls the field."""
        return str(self.label.text)

    @property
    def is_ticked(self) -> bool:
        """Whether its one box is ticked."""
        return False

    @property
    def lines(self) -> Choices:
        """Value and label of each line of a list."""
        return ()

    @property
    def chosen(self) -> frozenset[str]:
        """The values of the lines that are chosen."""
        return frozenset((self.shown,))

    def beside(self, _value: str) -> str:
        """What is typed beside a line."""
        return ""

    @property
    def inputs(self) -> Sequence[str]:
        """The names under which a page sends the field."""
        return (str(self.name),)

    def empty(self) -> None:
        """Forget what was given, and what is wrong with it."""
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
    """A required e-mail address; `malformed` is the rule it breaks when it is none."""

    kind = "email"
    inputmode = "email"

    def __init__(self, label: LazyString, *, malformed: Rule = Rule.EMAIL, **drawing: Any) -> None:
        rules = (
            validators.Filled(Rule.EMAIL_REQUIRED),
            validators.WithinLimit(validators.EMAIL_LIMIT, malformed),
            validators.EmailAddress(malformed),
        )
        super().__init__(label, rules, autocomplete="email", **drawing)

    def kept(self, _answers: Mapping[str, str]) -> dict[str, str]:
        """The address with a domain that staff can read without being fooled: punycode."""
        typed = self.data or ""
        return {str(self.short_name): validators.deliverable_form(typed) or typed}


class PhoneField(Drawn, StringField):
    """A phone number, judged for the country in the field named `country_field`."""

    kind = "tel"
    inputmode = "tel"

    def __init__(
        self, label: LazyString, *, country_field: str, required: bool = False, **drawing: Any
    ) -> None:
        self.country_field = country_field
        rules = (
            validators.Filled() if required else validators.MayBeEmpty(),
            validators.WithinLimit(validators.PHONE_LIMIT, Rule.PHONE),
            validators.PhoneNumber(country_field),
        )
        super().__init__(label, rules, autocomplete="tel", **drawing)

    def kept(self, answers: Mapping[str, str]) -> dict[str, str]:
        """The number as typed, extension and all, and as E.164 for machines.

        Without a number the country says nothing: it is what the list showed first.
        """
        typed = self.data or ""
        country = answers.get(self.country_field, "") if typed else ""
        dialled = validators.international_form(typed, country)
        return {
            self.country_field: country,
            str(self.short_name): typed,
            f"{self.short_name}_e164": dialled or "",
        }


class HiddenField(Drawn, StringField):
    """A value that the page carries and nobody sees."""

    kind = "hidden"
