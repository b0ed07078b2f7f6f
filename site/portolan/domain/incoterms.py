"""The eleven Incoterms 2020 rules, and the three options of the quote form that group them.

Source: International Chamber of Commerce, Incoterms 2020 (publication 723E), articles A2 to A5 and
A7 of each rule. ``incoterms.csv`` has the rules in the order of that book: those for any mode,
then those for sea and inland waterways alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

from portolan.domain.errors import UnknownCode
from portolan.domain.table import rows

FILE = Path(__file__).with_name("incoterms.csv")
COLUMNS = (
    *("code", "name", "transport", "carriage", "insurance"),
    *("export_clearance", "import_clearance", "risk_passes"),
)


class Party(StrEnum):
    """The two sides of the sale."""

    SELLER = "seller"
    BUYER = "buyer"


class Transport(StrEnum):
    """The modes that a rule is written for; sea includes inland waterways."""

    ANY = "any"
    SEA = "sea"


class Insurance(StrEnum):
    """The cover that the seller has to buy: none, or one of the Institute Cargo Clauses."""

    NONE = "none"
    CLAUSES_A = "clauses-a"
    CLAUSES_C = "clauses-c"


class RiskPasses(StrEnum):
    """The point at which the risk passes to the buyer.

    - ``at-disposal``: not loaded, at the seller's premises or another named place.
    - ``to-carrier``: handed to the carrier, under CPT and CIP the first one.
    - ``alongside`` and ``on-board``: at the port of shipment.
    - ``ready-to-unload`` and ``unloaded``: at the place of destination.
    """

    AT_DISPOSAL = "at-disposal"
    TO_CARRIER = "to-carrier"
    ALONGSIDE = "alongside"
    ON_BOARD = "on-board"
    READY_TO_UNLOAD = "ready-to-unload"
    UNLOADED = "unloaded"


@dataclass(frozen=True, slots=True)
class Incoterm:
    """A rule: who contracts the main carriage, who clears, what is insured, where risk passes."""

    code: str
    name: str
    transport: Transport
    carriage: Party
    insurance: Insurance
    export_clearance: Party
    import_clearance: Party
    risk_passes: RiskPasses


@dataclass(frozen=True, slots=True)
class FormerTerm:
    """A term that contracts still use: the edition that dropped it, and what to write instead."""

    code: str
    name: str
    left_in: int
    use: str


@dataclass(frozen=True, slots=True)
class QuoteOption:
    """An option of the quote form: its value, and the codes of its rules in the form's order."""

    value: str
    codes: Sequence[str]


DDU = FormerTerm("DDU", "Delivered Duty Unpaid", left_in=2010, use="DAP")

OTHER = "other"
QUOTE_OPTIONS: Sequence[QuoteOption] = (
    QuoteOption("exw-fob", ("EXW", "FOB")),
    QuoteOption("cif-dap-ddu-ddp", ("CIF", "DAP", DDU.code, "DDP")),
    QuoteOption(OTHER, ()),
)


@cache
def incoterms() -> Sequence[Incoterm]:
    """Return the eleven rules."""
    return tuple(_incoterm(row) for row in rows(FILE, COLUMNS))


def incoterm(code: str) -> Incoterm:
    """Return a rule by its three letters; raise UnknownCode for one that is not in force."""
    for each in incoterms():
        if each.code == code:
            return each
    raise UnknownCode("incoterm", code)


def quote_option(code: str) -> str:
    """Return the value of the quote form's option for a term: FOB is ``exw-fob``.

    DDU has a line though it is no rule any more; every other term that is not named is ``other``.
    """
    return next((option.value for option in QUOTE_OPTIONS if code in option.codes), OTHER)


def _incoterm(row: dict[str, str]) -> Incoterm:
    return Incoterm(
        code=row["code"],
        name=row["name"],
        transport=Transport(row["transport"]),
        carriage=Party(row["carriage"]),
        insurance=Insurance(row["insurance"]),
        export_clearance=Party(row["export_clearance"]),
        import_clearance=Party(row["import_clearance"]),
        risk_passes=RiskPasses(row["risk_passes"]),
    )
