"""The ends of a shipment: collected or handed over, delivered or fetched, and the doors' addresses.

The groups of Incoterms hold terms with and without a door: these fields say which is meant.
"""

from collections.abc import Sequence
from typing import Any

from flask_babel.speaklater import LazyString
from wtforms import Field
from wtforms.validators import StopValidation

from forms.choice_fields import CardsField, ChoiceField, ManyField
from forms.choices import (
    AT_THE_DOOR,
    EXW,
    EXW_FOB,
    PICKUP,
    PORT_TO_DOOR,
    deliveries,
    suppliers_terms,
)
from forms.door_text import is_no_door
from forms.fields import OnlyFor, TextField
from forms.messages import Rule, text_of
from portolan.core.i18n import lazy, lazy_pgettext

EXW_OR_FOB = OnlyFor("incoterm", (EXW_FOB,))


class AddressOfDoor:
    """The text leads to a door: it is more than the name of a place or a building, or a number."""

    def __call__(self, form: Any, field: Field) -> None:
        """Raise if it is no more."""
        if is_no_door(field.data) or form.is_only_place(field.data):
            raise StopValidation(text_of(Rule.RESPONSE))


def pickup() -> ManyField:
    """Whether the cargo is collected; otherwise it is brought to the port or airport."""
    return ManyField(
        lazy_pgettext("of a shipment", "Pickup"),
        choices=PICKUP,
        hint=lazy("EXW needs it. Under FOB the supplier pays for it."),
    )


def pickup_address() -> TextField:
    """The door at which it is collected."""
    return _address(
        lazy("Address of pickup"),
        (OnlyFor("pickup", (AT_THE_DOOR,)),),
        lazy(
            "For collection at the door: street and number with the city, or postal code and city. "
            "A city, a port, a street or a postal code alone is not enough."
        ),
    )


def delivery() -> CardsField:
    """How far it is carried."""
    return CardsField(
        lazy("How far"),
        choices=deliveries,
        required=True,
        hint=lazy("DAP, DDU and DDP usually end at the door, CIF at the port."),
    )


def delivery_address() -> TextField:
    """The door to which it is delivered."""
    return _address(
        lazy("Address of delivery"),
        (OnlyFor("delivery", (PORT_TO_DOOR,)),),
        lazy(
            "For delivery to the door: street and number with the city, or postal code and city. "
            "A city, a port, a street or a postal code alone is not enough."
        ),
    )


def exw_or_fob() -> ChoiceField:
    """Where the supplier hands the goods over; the pickup says it where nothing is chosen."""
    return ChoiceField(
        lazy("EXW or FOB?"),
        choices=suppliers_terms,
        only_for=(EXW_OR_FOB,),
        hint=lazy("For EXW or FOB: where the supplier hands the goods over."),
    )


def exw_address() -> TextField:
    """The door at which goods sold EXW are collected, where the ends did not say so."""
    return _address(
        lazy("Address of pickup"),
        (EXW_OR_FOB, OnlyFor("exw_or_fob", (EXW,)), OnlyFor("pickup", ("",))),
        lazy(
            "For EXW, if you have not given it with the route: street and number with the city, or "
            "postal code and city. For FOB leave it empty."
        ),
    )


def is_collected(form: Any) -> bool:
    """Whether the cargo of a quote is collected: at the door of its route, or as EXW says."""
    is_exw = form.exw_or_fob.applies(form) and form.exw_or_fob.data == EXW
    return is_exw or AT_THE_DOOR in form.pickup.chosen


def _address(label: LazyString, only_for: Sequence[OnlyFor], hint: LazyString) -> TextField:
    return TextField(
        label,
        required=True,
        limit=300,
        autocomplete="off",
        rules=(AddressOfDoor(),),
        only_for=only_for,
        hint=hint,
    )
