"""The form that asks for a freight quote."""

import unicodedata
from decimal import Decimal

from forms import doors, person
from forms.choice_fields import CardsField, ChoiceField, ConsentField, ManyField
from forms.choices import AIR, CONTAINERS, DANGEROUS_GOODS, EXW, FCL, FOB, LCL, incoterms, modes
from forms.dangerous_goods import (
    CHEMISTRIES,
    DATA_SHEETS,
    PACKINGS,
    UnNumberField,
    categories_with,
    hazard_classes,
    list_of,
    packing_groups,
)
from forms.fields import MessageField, OnlyFor, PlaceField, TextField
from forms.figure_fields import CountsField, DayField, NumberField
from forms.piece_fields import FilledUnlessRows, PiecesField
from forms.piece_rows import CELLS
from forms.site_form import SiteForm
from forms.units import VALUE_UNITS, VOLUME_UNITS, WEIGHT_UNITS
from forms.validators import OtherPlace
from portolan.core.i18n import lazy, lazy_pgettext
from portolan.domain.cargo import pieces_volume_m3, pieces_weight_kg
from portolan.domain.dangerous_goods import GoodsQuestion

TWO_YEARS = 731  # days, a leap day among them


class QuoteForm(SiteForm):
    """A quote request for one cargo on one route and date."""

    name = "quote"
    action = "/get-started"
    submit_label = lazy("Ask for the quote")
    # What other pages hand over, and what the page's script asks with for the days and the advice.
    prefillable = (
        *("origin", "destination", "mode", "pickup", "delivery", "incoterm", "exw_or_fob"),
        *("ready_date", "weight_kg"),
        *(f"containers-{code}" for code, _label in CONTAINERS),
        *(f"pieces-{cell}" for cell in CELLS),
        *("volume_cbm", "dangerous_goods", "battery_chemistry", "battery_packing"),
    )

    # A name without a figure that the page's script asks about: whether it is that of a place.
    judged = ("pickup_address", "delivery_address", "exw_address")

    origin = PlaceField(
        lazy_pgettext("of a shipment", "Origin"),
        legend=lazy_pgettext("part of the quote form", "Route"),
        required=True,
        limit=200,
        width="half",
        autocomplete="off",
        hint=lazy("Port, airport or city."),
    )
    destination = PlaceField(
        lazy_pgettext("of a shipment", "Destination"),
        required=True,
        limit=200,
        width="half",
        autocomplete="off",
        rules=(OtherPlace("origin"),),
        hint=lazy("Port, airport or city."),
    )
    mode = CardsField(lazy_pgettext("way of transport", "Mode"), choices=modes, required=True)
    pickup = doors.pickup()
    pickup_address = doors.pickup_address()
    delivery = doors.delivery()
    delivery_address = doors.delivery_address()
    goods = TextField(
        lazy_pgettext("name of the goods", "Goods"),
        legend=lazy_pgettext("goods", "Cargo"),
        limit=200,
        autocomplete="off",
        hint=lazy("What they are, in plain words: steel water bottles. An HS code helps."),
    )
    containers = CountsField(
        lazy_pgettext("equipment", "Containers"),
        choices=CONTAINERS,
        most=500,
        only_for=(OnlyFor("mode", (FCL,)),),
        hint=lazy("Required for Ocean FCL: how many of each, at least one."),
    )
    pieces = PiecesField(
        lazy_pgettext("of a shipment", "Pieces"),
        hint=lazy(
            "A row for each size, as packed, pallet included: how many, and the sides and weight "
            "of one. From them we work out weight and volume. Inches, feet and pounds are "
            "converted: 48 in, 500 lb."
        ),
    )
    weight_kg = NumberField(
        lazy("Weight in KG"),
        least="0.1",
        most="10000000",
        filled=FilledUnlessRows("pieces", "weight"),
        units=WEIGHT_UNITS,
        width="half",
        hint=lazy(
            "Gross weight of all packages, such as 4,800 or 8 pallets of 600 kg. Not needed if "
            "each row above has its weight."
        ),
    )
    volume_cbm = NumberField(
        lazy("Volume in CBM"),
        least="0.001",
        most="20000",
        filled=FilledUnlessRows("pieces", "height"),
        width="half",
        only_for=(OnlyFor("mode", (LCL, AIR)),),
        units=VOLUME_UNITS,
        hint=lazy(
            "For Ocean LCL and Air, as packed: 4.8 or 8 x 0.6. Not needed if the rows above are "
            "filled in."
        ),
    )
    cargo_value_usd = NumberField(
        lazy("Estimated cargo value in USD"),
        least="0",
        most="1000000000",
        units=VALUE_UNITS,
        hint=lazy("Only needed if you want the cargo insured. Decimals after a point: 12,500.50."),
    )
    dangerous_goods = ManyField(
        lazy("Dangerous goods"),
        choices=DANGEROUS_GOODS,
        hint=lazy("Tick all that the cargo contains, also inside equipment."),
    )
    battery_chemistry = ChoiceField(
        lazy("Type of batteries"),
        choices=list_of(CHEMISTRIES),
        width="half",
        only_for=categories_with(GoodsQuestion.CHEMISTRY),
        hint=lazy("For batteries."),
    )
    battery_packing = ChoiceField(
        lazy("How they are packed"),
        choices=list_of(PACKINGS),
        width="half",
        only_for=categories_with(GoodsQuestion.PACKING),
        hint=lazy("For batteries."),
    )
    un_number = UnNumberField(
        lazy("UN number"),
        width="half",
        only_for=categories_with(GoodsQuestion.UN_NUMBER),
        hint=lazy("For hazardous materials: four digits, such as UN1263."),
    )
    hazard_class = ChoiceField(
        lazy("Hazard class"),
        choices=hazard_classes,
        width="half",
        only_for=categories_with(GoodsQuestion.CLASS),
        hint=lazy("For hazardous materials."),
    )
    packing_group = ChoiceField(
        lazy("Packing group"),
        choices=packing_groups,
        width="half",
        only_for=categories_with(GoodsQuestion.PACKING_GROUP),
        hint=lazy("For hazardous materials."),
    )
    safety_data_sheet = ChoiceField(
        lazy("Is there a safety data sheet?"),
        choices=list_of(DATA_SHEETS),
        width="half",
        only_for=categories_with(GoodsQuestion.SAFETY_DATA_SHEET),
        hint=lazy("For hazardous materials, creams, liquids and powders."),
    )
    incoterm = ChoiceField(
        lazy_pgettext("field of a form", "Incoterm"),
        legend=lazy("Terms and date"),
        choices=incoterms,
        required=True,
        hint=lazy("Incoterms 2010 dropped DDU. Choose it if your contract still says so."),
    )
    exw_or_fob = doors.exw_or_fob()
    exw_address = doors.exw_address()
    ready_date = DayField(
        lazy("Cargo ready date"),
        days=TWO_YEARS,
        hint=lazy(
            "The day, today or later, on which the cargo is packed, labeled and ready for "
            "collection. If you type it: 2027-03-01."
        ),
    )
    note = MessageField(
        lazy_pgettext("field of a form", "Note"),
        limit=2000,
        hint=lazy("Anything that matters: opening hours, a tail lift, what must not be stacked."),
    )
    first_name = person.first_name(legend=lazy("About you"))
    last_name = person.last_name()
    company_name = person.company_name()
    work_email = person.work_email()
    country = person.country()
    phone = person.phone(required=False)
    consent = ConsentField(
        lazy(
            "I agree that {{brand}} keeps these answers, to work out the quote and to reply to me."
        )
    )

    @property
    def weight(self) -> Decimal | None:
        """The weight in kilograms: as typed, else that of the pieces."""
        return self.weight_kg.amount or pieces_weight_kg(self.pieces.pieces)

    @property
    def volume(self) -> Decimal | None:
        """The volume in cubic meters: as typed, else that of the pieces."""
        return self.volume_cbm.amount or pieces_volume_m3(self.pieces.pieces) or None

    @property
    def is_unfinished(self) -> bool:
        """Whether the visitor asks for a row more or fewer, and sends nothing yet."""
        return self.pieces.is_pressed

    def stored(self) -> dict[str, str]:
        """The answers, with weight, volume and term from others where they were not given."""
        stored = super().stored()
        if stored.get("exw_or_fob") == "":
            stored["exw_or_fob"] = EXW if self.pickup.chosen else FOB
        weight, volume = pieces_weight_kg(self.pieces.pieces), pieces_volume_m3(self.pieces.pieces)
        totals = {"weight_kg": weight, "volume_cbm": volume}
        missing = {name: total for name, total in totals.items() if not stored.get(name)}
        return stored | {name: f"{total:f}" for name, total in missing.items() if total}

    def is_one_place(self, one: str, other: str) -> bool:
        """Whether two texts mean the same place; here, whether they are equal."""
        return _folded(one) == _folded(other)

    def is_only_place(self, _address: str) -> bool:
        """Whether an address only names a place that is known; here none is."""
        return False


def _folded(place: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", place).casefold().split())
