"""The lists of choices, in the language and order of the reader."""

import unicodedata
from collections.abc import Callable, Sequence
from functools import cache

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.core.locale import Locale

Choices = Sequence[tuple[str, str]]  # value and label of each line

CALL_BACK = "call-back"
TOPICS: tuple[tuple[str, LazyString], ...] = (
    ("new-shipment", lazy("Shipping something new")),
    ("shipment-under-way", lazy("A shipment in transit")),
    (CALL_BACK, lazy("Please call me")),
    ("customs", lazy("Customs and trade advisory")),
    ("invoice", lazy("An invoice or a payment")),
    ("claim", lazy("Damage, loss or a claim")),
    ("carriers", lazy("Working with us as a carrier or agent")),
    ("press", lazy_pgettext("kind of page", "Press")),
    ("privacy", lazy("Personal data and privacy")),
    ("other", lazy("Something else")),
)

ANNUAL_VOLUMES: tuple[tuple[str, LazyString], ...] = (
    ("less-than-25", lazy("Less than 25")),
    ("25-to-100", lazy("25 to 100")),
    ("101-to-500", lazy("101 to 500")),
    ("501-to-1000", lazy("501 to 1,000")),
    ("more-than-1000", lazy("More than 1,000")),
    ("first-time", lazy("First-time shipper")),
    ("none", lazy("I don't ship freight")),
    ("provider", lazy("I am a logistics provider")),
)

# DDU left the Incoterms rules in 2010; contracts still name it, so the list does too.
EXW_FOB = "exw-fob"
INCOTERMS: tuple[tuple[str, LazyString], ...] = (
    (EXW_FOB, lazy("EXW or FOB")),
    ("cif-dap-ddu-ddp", lazy("CIF/DAP/DDU/DDP")),
    ("other", lazy_pgettext("Incoterm", "Other")),
)

FOB, EXW = "fob", "exw"
SUPPLIERS_TERMS: tuple[tuple[str, LazyString], ...] = (
    (FOB, lazy("FOB: the supplier pays until it is on board")),
    (EXW, lazy("EXW: we collect at the supplier's door")),
)

FCL, LCL, AIR = "ocean-fcl", "ocean-lcl", "air"
MODES: tuple[tuple[str, LazyString], ...] = (
    (FCL, lazy("Ocean FCL")),
    (LCL, lazy("Ocean LCL")),
    (AIR, lazy_pgettext("mode of transport", "Air")),
)

CONTAINERS: tuple[tuple[str, LazyString], ...] = (
    ("20-standard", lazy("20' Standard")),
    ("40-standard", lazy("40' Standard")),
    ("40-high-cube", lazy("40' High Cube")),
    ("45-high-cube", lazy("45' High Cube")),
)

DANGEROUS_GOODS: tuple[tuple[str, LazyString], ...] = (
    ("batteries", lazy_pgettext("goods", "Batteries")),
    ("hazardous-materials", lazy("Hazardous Materials")),
    ("creams-liquids-powders", lazy_pgettext("goods", "Creams/liquids/powders")),
    ("magnets", lazy_pgettext("goods", "Magnets")),
)

PORT_TO_PORT, PORT_TO_DOOR = "port-to-port", "port-to-door"
DELIVERIES: tuple[tuple[str, LazyString], ...] = (
    (PORT_TO_PORT, lazy("Port to port")),
    (PORT_TO_DOOR, lazy("Port to door")),
)
AT_THE_DOOR = "y"
PICKUP: tuple[tuple[str, LazyString], ...] = ((AT_THE_DOOR, lazy("Collected at the door")),)

WORK_RIGHTS: tuple[tuple[str, LazyString], ...] = (
    ("yes", lazy_pgettext("work permit", "Yes")),
    ("permit", lazy("I would need a work permit")),
    ("unsure", lazy("I am not sure")),
)


def topics(_locale: Locale) -> Choices:
    """Subjects of a message, after an empty first line that asks to choose."""
    return _after(lazy("Choose a topic"), TOPICS)


def annual_volumes(_locale: Locale) -> Choices:
    """Shipments per year, after an empty first line that asks to choose."""
    return _after(lazy("Choose a number of shipments"), ANNUAL_VOLUMES)


def incoterms(_locale: Locale) -> Choices:
    """The Incoterms in the groups that change a quote, after an empty first line."""
    return _after(lazy("Choose a term"), INCOTERMS)


def suppliers_terms(_locale: Locale) -> Choices:
    """The two terms that are one choice among the Incoterms, after what is meant if none is."""
    return _after(lazy("EXW if collected at the door, else FOB"), SUPPLIERS_TERMS)


def work_rights(_locale: Locale) -> Choices:
    """Whether somebody may work in a country, after an empty first line."""
    return _after(lazy("Choose an answer"), WORK_RIGHTS)


def modes(_locale: Locale) -> Choices:
    """The modes of transport."""
    return [(value, str(label)) for value, label in MODES]


def deliveries(_locale: Locale) -> Choices:
    """The extents of the carriage, such as door to door."""
    return [(value, str(label)) for value, label in DELIVERIES]


def countries(locale: Locale) -> Choices:
    """Every country with its dialling code, after an empty first line that asks to choose."""
    return [("", str(lazy("Choose a country"))), *dialling_countries(locale)]


@cache
def dialling_countries(locale: Locale) -> Choices:
    """Every country with its dialling code, `("NL", "Netherlands +31")`, in the reader's order.

    Names are the locale's, codes those of phonenumbers.
    """
    # Read with the first form that has a telephone number.
    import phonenumbers

    names = locale.countries
    sort_key = _sort_key(locale)
    regions = sorted(phonenumbers.SUPPORTED_REGIONS, key=lambda region: sort_key(names[region]))
    return tuple(
        (region, f"{names[region]} +{phonenumbers.country_code_for_region(region)}")
        for region in regions
    )


def _after(first: LazyString, lines: Sequence[tuple[str, LazyString]]) -> Choices:
    return [("", str(first)), *((value, str(label)) for value, label in lines)]


def _sort_key(locale: Locale) -> Callable[[str], tuple[str, ...]]:
    return lambda name: (*map(_letters, locale.reading(name)), name)


def _letters(sounds: str) -> str:
    """The letters without accents, so that Åland Islands stand beside Albania."""
    decomposed = unicodedata.normalize("NFKD", sounds.casefold())
    return "".join(filter(str.isalpha, decomposed))
