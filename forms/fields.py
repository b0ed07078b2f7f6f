"""The kinds of field that the site has. Each knows its rules, how it is drawn, what is kept."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Literal, cast

from flask_babel.speaklater import LazyString
from wtforms import Field, SelectField, StringField

from forms import validators
from forms.choices import Choices
from forms.cleaning import clean_line, clean_text
from forms.messages import Rule
from portolan.locales import Locale

Width = Literal["full", "half"]


class Drawn(Field):
    """What a field says about its own drawing, for `field_view`.

    Args:
        label: the text above the field.
        rules: the validators, in the order in which they apply.
        hint: a sentence below the label, where the label is not enough.
        width: the whole row, or half of it on wide screens.
        autocomplete: the HTML autofill token.
    """

    kind: ClassVar[str] = "text"
    inputmode: ClassVar[str | None] = None
    has_lines: ClassVar[bool] = False

    def __init__(
        self,
        label: LazyString | str = "",
        rules: Sequence[Callable[..., object]] = (),
        *,
        hint: LazyString | None = None,
        width: Width = "full",
        autocomplete: str | None = None,
        **wtforms_options: Any,
    ) -> None:
        self.hint = hint
        self.width = width
        self.autocomplete = autocomplete
        cleaner = clean_text if self.has_lines else clean_line
        # str: the stubs know nothing of lazy strings, WTForms itself does not mind them.
        super().__init__(cast("str", label), list(rules), filters=(cleaner,), **wtforms_options)

    def kept(self, _answers: Mapping[str, str]) -> dict[str, str]:
        """What of this field is stored, given all answers of the form."""
        return {str(self.short_name): self.data or ""}


class TextField(Drawn, StringField):
    """One line of text with at most `limit` characters."""

    def __init__(
        self, label: LazyString, *, limit: int, required: bool = False, **drawing: Any
    ) -> None:
        first = validators.Filled() if required else validators.MayBeEmpty()
        super().__init__(label, (first, validators.WithinLimit(limit)), **drawing)


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


class ChoiceField(Drawn, SelectField):
    """One of a list, drawn as a select; `choices` gives the list in the reader's order."""

    kind = "select"

    def __init__(
        self,
        label: LazyString,
        *,
        choices: Callable[[Locale], Choices],
        required: bool = False,
        **drawing: Any,
    ) -> None:
        first = validators.Filled() if required else validators.MayBeEmpty()
        super().__init__(
            label,
            (first, validators.OnTheList()),
            choices=lambda form, _field: list(choices(form.locale)),
            validate_choice=False,  # WTForms' own check knows only its own sentence
            default="",
            **drawing,
        )

    @property
    def lines(self) -> Choices:
        """Value and label of each line."""
        return [(value, str(label)) for value, label, *_drawing in self.iter_choices()]


class HiddenField(Drawn, StringField):
    """A value that the page carries and nobody sees."""

    kind = "hidden"
