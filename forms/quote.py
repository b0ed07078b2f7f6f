"""The form that asks for a freight quote."""

import unicodedata

from forms import person
from forms.choice_fields import CardsField, ChoiceField, ConsentField, ManyField
from forms.choices import (
    AIR,
    CONTAINERS,
    DANGEROUS_GOODS,
    FCL,
    LCL,
    deliveries,
    incoterms,
    modes,
)
from forms.dangerous_goods import (
    CHEMISTRIES,
    DATA_SHEETS,
    PACKINGS,
    UnNumberField,
    hazard_classes,
    list_of,
    packing_groups,
    where_asked,
)
from forms.fields import OnlyFor, PlaceField
from forms.figure_fields import CountsField, DayField, NumberField
from forms.site_form import SiteForm
from forms.validators import OtherPlace
from portolan.core.i18n import lazy
from portolan.domain.dangerous_goods import GoodsQuestion

TWO_YEARS = 731
"""Days, a leap day among them."""


class QuoteForm(SiteForm):
    """A quote request for one cargo on one route and date."""

    name = "quote"
    action = "/get-started"
    submit_label = lazy("Ask for the quote")
    # The whole route and the cargo: other pages hand over what they know, and the page's own
    # script asks with them for the days and the advice that follow from them.
    prefillable = (
        *("origin", "destination", "mode", "delivery", "weight_kg", "volume_cbm"),
        *(f"containers-{code}" for code, _label in CONTAINERS),
        *("dangerous_goods", "battery_chemistry", "battery_packing"),
    )

    origin = PlaceField(
        lazy("Origin"),
        legend=lazy("Route"),
        required=True,
        limit=200,
        width="half",
        autocomplete="off",
        hint=lazy("Port, airport or city."),
    )
    destination = PlaceField(
        lazy("Destination"),
        required=True,
        limit=200,
        width="half",
        autocomplete="off",
        rules=(OtherPlace("origin"),),
        hint=lazy("For delivery to the door: city and postal code."),
    )
    mode = CardsField(lazy("Mode"), choices=modes, required=True)
    delivery = CardsField(lazy("How far"), choices=deliveries, required=True)
    containers = CountsField(
        lazy("Containers"),
        legend=lazy("Cargo"),
        choices=CONTAINERS,
        most=500,
        only_for=OnlyFor("mode", (FCL,)),
        hint=lazy("Required for Ocean FCL: how many of each, one at least."),
    )
    weight_kg = NumberField(
        lazy("Weight in KG"),
        least="0.1",
        most="10000000",
        required=True,
        units=("kg", "kgs", "公斤", "千克"),
        width="half",
        hint=lazy("Gross weight of all packages. Decimals after a point: 1,250.5."),
    )
    volume_cbm = NumberField(
        lazy("Volume in CBM"),
        least="0.001",
        most="20000",
        required=True,
        width="half",
        only_for=OnlyFor("mode", (LCL, AIR)),
        units=("cbm", "m³", "m3", "立方米", "立方"),
        hint=lazy("Required for Ocean LCL and Air, as packed. Decimals after a point: 4.8."),
    )
    cargo_value_usd = NumberField(
        lazy("Estimated cargo value in USD"),
        least="0",
        most="1000000000",
        units=("us$", "usd", "$", "美元"),
        hint=lazy("Only needed if you want the cargo insured. Decimals after a point: 12,500.50."),
    )
    dangerous_goods = ManyField(
        lazy("Dangerous goods"),
        choices=DANGEROUS_GOODS,
        hint=lazy("Tick everything in the cargo, also inside equipment."),
    )
    battery_chemistry = ChoiceField(
        lazy("Kind of batteries"),
        choices=list_of(CHEMISTRIES),
        width="half",
        only_for=where_asked(GoodsQuestion.CHEMISTRY),
        hint=lazy("For batteries."),
    )
    battery_packing = ChoiceField(
        lazy("How they are packed"),
        choices=list_of(PACKINGS),
        width="half",
        only_for=where_asked(GoodsQuestion.PACKING),
        hint=lazy("For batteries."),
    )
    un_number = UnNumberField(
        lazy("UN number"),
        width="half",
        only_for=where_asked(GoodsQuestion.UN_NUMBER),
        hint=lazy("For hazardous materials: four digits, such as UN1263."),
    )
    hazard_class = ChoiceField(
        lazy("Hazard class"),
        choices=hazard_classes,
        width="half",
        only_for=where_asked(GoodsQuestion.CLASS),
        hint=lazy("For hazardous materials."),
    )
    packing_group = ChoiceField(
        lazy("Packing group"),
        choices=packing_groups,
        width="half",
        only_for=where_asked(GoodsQuestion.PACKING_GROUP),
        hint=lazy("For hazardous materials."),
    )
    safety_data_sheet = ChoiceField(
        lazy("Is there a safety data sheet?"),
        choices=list_of(DATA_SHEETS),
        width="half",
        only_for=where_asked(GoodsQuestion.SAFETY_DATA_SHEET),
        hint=lazy("For hazardous materials, creams, liquids and powders."),
    )
    incoterm = ChoiceField(
        lazy("Incoterm"),
        legend=lazy("Terms and date"),
        choices=incoterms,
        required=True,
        hint=lazy(
            "DDU left the Incoterms rules in 2010. Choose it if your contract still says so."
        ),
    )
    ready_date = DayField(
        lazy("Cargo ready date"),
        days=TWO_YEARS,
        hint=lazy("The day on which it can be collected, packed and labeled."),
    )
    first_name = person.first_name(legend=lazy("About you"))
    last_name = person.last_name()
    company_name = person.company_name()
    work_email = person.work_email()
    country = person.country()
    phone = person.phone()
    consent = ConsentField(
        lazy(
            "I agree that {{brand}} keeps these answers, to work out the quote and to reply to me."
        )
    )

    def is_one_place(self, one: str, other: str) -> bool:
        """Whether two texts mean the same place; here, whether they are equal."""
        return _folded(one) == _folded(other)


def _folded(place: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", place).casefold().split())
