"""The fields about dangerous goods that follow a ticked category, and their lists of choices.

`domain.dangerous_goods.QUESTIONS` says which category leads to which field; all are optional.
The shipper classifies the goods by the safety data sheet; this form does not.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from flask_babel.speaklater import LazyString
from wtforms import Field, Form, StringField
from wtforms.validators import StopValidation

from forms.choices import Choices
from forms.fields import Drawn, OnlyFor
from forms.messages import Rule, text_of
from forms.validators import MayBeEmpty, WithinLimit
from portolan.core.i18n import lazy, lazy_pgettext
from portolan.core.locale import Locale
from portolan.domain.dangerous_goods import (
    CLASSES,
    PACKING_GROUPS,
    QUESTIONS,
    Chemistry,
    GoodsQuestion,
    Packing,
    un_number,
)

Lines = Sequence[tuple[str, LazyString]]

CHEMISTRIES: Lines = (
    (Chemistry.LITHIUM_ION.value, lazy_pgettext("goods", "Lithium-ion")),
    (Chemistry.LITHIUM_METAL.value, lazy("Lithium metal")),
    ("other", lazy_pgettext("batteries", "Other")),
)

PACKINGS: Lines = (
    (Packing.ALONE.value, lazy_pgettext("batteries", "By themselves")),
    (Packing.WITH_EQUIPMENT.value, lazy("Packed with equipment")),
    (Packing.IN_EQUIPMENT.value, lazy("Contained in equipment")),
)

# By class or division; the divisions of class 1 share a name.
CLASS_NAMES: Mapping[str, LazyString] = {
    "1": lazy_pgettext("goods", "Explosives"),
    "2.1": lazy("Flammable gases"),
    "2.2": lazy("Non-flammable, non-toxic gases"),
    "2.3": lazy("Toxic gases"),
    "3": lazy("Flammable liquids"),
    "4.1": lazy("Flammable solids"),
    "4.2": lazy("Liable to spontaneous combustion"),
    "4.3": lazy("Dangerous when wet"),
    "5.1": lazy("Oxidizing substances"),
    "5.2": lazy("Organic peroxides"),
    "6.1": lazy("Toxic substances"),
    "6.2": lazy("Infectious substances"),
    "7": lazy("Radioactive material"),
    "8": lazy("Corrosive substances"),
    "9": lazy_pgettext("class of dangerous goods", "Miscellaneous"),
}

DANGERS: Mapping[str, LazyString] = {
    "I": lazy("high danger"),
    "II": lazy("medium danger"),
    "III": lazy("low danger"),
}

DATA_SHEETS: Lines = (
    ("yes", lazy("Yes, we can send it")),
    ("asked-for", lazy("We are asking the maker for it")),
    ("no", lazy_pgettext("safety data sheet", "No")),
)

UN_NUMBER_LIMIT = 20


def categories_with(question: GoodsQuestion) -> Sequence[OnlyFor]:
    """The condition of a question: the categories of goods that lead to it."""
    categories = [each.value for each, questions in QUESTIONS.items() if question in questions]
    return (OnlyFor("dangerous_goods", categories),)


def list_of(lines: Lines) -> Callable[[Locale], Choices]:
    """A function for the choices of an optional field: an empty first line, then `lines`."""

    def choices(_locale: Locale) -> Choices:
        return [
            ("", str(lazy("Choose if you know"))),
            *((value, str(label)) for value, label in lines),
        ]

    return choices


def hazard_classes(_locale: Locale) -> Choices:
    """The classes and divisions by number and name: `4.1 Flammable solids`."""
    names = {each: CLASS_NAMES.get(each) or CLASS_NAMES[each.partition(".")[0]] for each in CLASSES}
    lines = [(each, f"{each} {name}") for each, name in names.items()]
    return [("", str(lazy("Choose if you know"))), *lines]


def packing_groups(_locale: Locale) -> Choices:
    """The three packing groups: `II, medium danger`."""
    lines = [
        (each, str(lazy("{{group}}, {{danger}}", group=each, danger=DANGERS[each])))
        for each in PACKING_GROUPS
    ]
    return [("", str(lazy("Choose if you know"))), *lines]


class UnNumber:
    """The text has the form of a UN number; whether that number exists is not checked."""

    def __call__(self, _form: Form, field: Field) -> None:
        """Raise if the text has another form, such as `UN 12`."""
        if un_number(field.data) is None:
            raise StopValidation(text_of(Rule.RESPONSE))


class UnNumberField(Drawn, StringField):
    """A UN number, typed as `un 1263` or `1263` and stored as `UN1263`."""

    def __init__(self, label: LazyString, **drawing: Any) -> None:
        rules = (MayBeEmpty(), WithinLimit(UN_NUMBER_LIMIT), UnNumber())
        super().__init__(label, rules, autocomplete="off", **drawing)

    def stored(self, _answers: Mapping[str, str]) -> dict[str, str]:
        """The number as printed on the label of the goods."""
        return {str(self.short_name): un_number(self.data or "") or ""}
