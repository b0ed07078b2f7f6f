"""Names of units, and the sentences on securing, in the visitor's language."""

from collections.abc import Sequence

from forms.choices import CONTAINERS
from portolan.core.i18n import _, lazy, ngettext
from portolan.domain.cargo import AirWeight, Piece
from portolan.domain.loading import LoadPlan, Securing, UnitKind, UnitLoad
from portolan.sections.shared.load_query.floor import floor_text
from portolan.web.locale import current_locale
from portolan.web.templating import number

UNIT_NAMES = {
    **dict(CONTAINERS),
    "40-reefer": lazy("40' High Cube, refrigerated"),
    "45-pallet-wide": lazy("45' High Cube, pallet-wide (Europe)"),
    "euro-pallet": lazy("Euro pallet, 120 × 80 cm"),
    "industrial-pallet": lazy("Industrial pallet, 120 × 100 cm"),
    "pmc": lazy("Aircraft pallet PMC"),
    "ake": lazy("Aircraft container AKE (LD3)"),
}

SECURING = {
    Securing.TIGHT: lazy(
        "The load leaves at most 15 cm free in length and in width; the CTU Code lets gaps of "
        "that size stay empty. Secure the last row against the door."
    ),
    Securing.GAP_ALONG: lazy(
        "More than 15 cm are free between the load and the door: brace the last row with timber, "
        "or lash it to the rings of the floor, so that it cannot slide (CTU Code, annex 7)."
    ),
    Securing.GAPS_AT_BOTH_ENDS: lazy(
        "The load stands away from the front wall, because at the wall its center of gravity would "
        "be more than 5% off the middle (CTU Code, annex 7). Brace both ends with timber, or lash "
        "the load to the rings of the floor. Air bags suit small gaps only."
    ),
    Securing.GAP_ACROSS: lazy(
        "More than 15 cm are free in width: fill the gaps beside the load with air bags or timber "
        "(CTU Code, annex 7)."
    ),
    Securing.GAP_INSIDE: lazy(
        "More than 15 cm are free inside the load, where a row ends before the row beside it or "
        "a layer is not full: fill the gaps with timber or air bags, or lash the pieces next to "
        "them (CTU Code, annex 7)."
    ),
    Securing.OFF_CENTER: lazy(
        "The center of gravity is more than 5% off the middle: the CTU Code allows up to 10% only "
        "under particular circumstances. Tell the terminal."
    ),
    Securing.FAR_OFF_CENTER: lazy(
        "The center of gravity is more than 10% off the middle, which the CTU Code does not "
        "accept: share the heavy pieces out over the length, or leave some for another unit."
    ),
    Securing.TOP_HEAVY: lazy(
        "The center of gravity is above half the height: put heavy pieces lower, or lash the "
        "load against tilting."
    ),
    Securing.LINE_LOAD: lazy(
        "The load on each meter of floor is too high: put beams under it to spread the weight."
    ),
    Securing.DANGEROUS: lazy(
        "Dangerous goods are loaded last, near the door. Their classes decide whether they may "
        "travel together; the unit needs placards and a packing certificate (IMDG Code, 5.4.2)."
    ),
    Securing.AIR_FLOW: lazy(
        "The inside is counted up to the load line: above it, and in the grooves of the floor, the "
        "cold air has to pass. Cover any part of the floor that is left free."
    ),
    Securing.IN_EUROPE: lazy(
        "Pallet-wide containers run almost only within Europe, by short sea, rail and road: ask "
        "the desk before you plan one for another continent."
    ),
    Securing.STRAPS: lazy(
        "Wrap or strap the pieces to the pallet, and let nothing hang over its edge. We "
        "plan each pallet 180 cm high, its own height included."
    ),
    Securing.NET: lazy(
        "The airline’s net or the wall of the unit holds the pieces: put flat and heavy ones at "
        "the bottom, and sharp edges inward."
    ),
}


def load_finding(load: UnitLoad) -> str:
    """The finding of the drawing of a load, and in how many units it is the same."""
    finding = ngettext(
        "{{count}} piece fills {{volume}} of one {{unit}} and uses {{payload}} of its payload.",
        "{{count}} pieces fill {{volume}} of one {{unit}} and use {{payload}} of its payload.",
        load.count,
        unit=UNIT_NAMES[load.unit.code],
        volume=share(load.volume_m3, load.unit.volume_m3),
        payload=share(load.balance.weight_kg, load.unit.payload_kg),
    )
    if load.times == 1:
        return finding
    alike = _("{{count}} units are loaded like this.", count=number(load.times))
    return current_locale().marks.between_sentences.join((finding, alike))


def unit_warning(plan: LoadPlan) -> str:
    """What to know of the unit before its plan; empty for most."""
    is_in_europe = plan.loads and plan.unit.kind is UnitKind.PALLET_WIDE
    return str(SECURING[Securing.IN_EUROPE]) if is_in_europe else ""


def share(part: float, whole: float) -> str:
    """A share in percent; a dash of nothing."""
    return f"{number(part / whole * 100)}%" if whole else "–"


def charged(pieces: Sequence[Piece], weight: AirWeight) -> str:
    """What trucks and airlines charge by: loading meters, chargeable weight."""
    said = floor_text(pieces), _air_text(weight)
    return current_locale().marks.between_sentences.join(said)


def _air_text(weight: AirWeight) -> str:
    """What is charged by air, and why; decimals only where there are some."""
    kg, gross, volumetric = (
        number(each, 1 if each % 1 else 0)
        for each in (weight.chargeable_kg, weight.gross_kg, weight.volumetric_kg)
    )
    return _(
        "By air you pay for {{kg}} kg: {{gross}} kg gross, {{volumetric}} kg by volume at "
        "6,000 cm³ to the kilogram.",
        kg=kg,
        gross=gross,
        volumetric=volumetric,
    )
