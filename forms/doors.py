"""The ends of a shipment: collected or handed over, delivered or fetched, and the doors' addresses.

The groups of Incoterms hold terms with and without a door: these fields say which is meant.
"""

from typing import Any

from flask_babel.speaklater import LazyString
from wtforms import Field
from wtforms.validators import StopValidation

from forms.choice_fields import CardsField, ManyField
from forms.choices import AT_THE_DOOR, PICKUP, PORT_TO_DOOR, deliveries
from forms.fields import OnlyFor, TextField
from forms.messages import Rule, text_of
from portolan.core.i18n import lazy, lazy_pgettext


class AddressOfDoor:
    """The text leads to a door: it is more than the name or code of a port or an airport."""

    def __call__(self, form: Any, field: Field) -> None:
        """Raise if the text only names one."""
        if form.is_only_port(field.data):
            raise StopValidation(text_of(Rule.RESPONSE))


def pickup() -> ManyField:
    """Whether the cargo is collected; otherwise it is brought to the port or airport."""
    return ManyField(
        lazy_pgettext("of a shipment", "Pickup"),
        choices=PICKUP,
        hint=lazy("EXW starts at the door, FOB at the port."),
    )


def pickup_address() -> TextField:
    """The door at which it is collected."""
    return _address(
        lazy("Address of pickup"),
        OnlyFor("pickup", (AT_THE_DOOR,)),
        lazy(
            "For collection at the door: postal code and city, and the street if you know it. A "
            "port is not enough."
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
        OnlyFor("delivery", (PORT_TO_DOOR,)),
        lazy(
            "For delivery to the door: postal code and city, and the street if you know it. A port "
            "is not enough."
        ),
    )


def _address(label: LazyString, only_for: OnlyFor, hint: LazyString) -> TextField:
    return TextField(
        label,
        required=True,
        limit=300,
        autocomplete="off",
        rules=(AddressOfDoor(),),
        only_for=only_for,
        hint=hint,
    )
