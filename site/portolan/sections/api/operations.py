"""The operations of the API as data, for the page and for the OpenAPI document."""

from forms.choices import CONTAINERS
from forms.piece_rows import COLUMNS
from portolan.core.i18n import lazy
from portolan.domain.arrival import Carriage
from portolan.domain.cargo import container
from portolan.domain.hs.query import LONGEST_QUERY
from portolan.domain.limits import DISTANCE_KM, TEU, VOLUME_M3, WEIGHT_KG, Limit
from portolan.domain.loading import load_units
from portolan.domain.mode import MODES
from portolan.domain.routes.canal_limits import ShipSize
from portolan.sections.api.operation import Operation, Parameter
from portolan.sections.api.schemas import (
    ARRIVAL,
    CASE,
    EMISSION,
    ENTRY,
    FLAG,
    LIST_ANSWER,
    LOADING_PLAN,
    MATCHED_CODE,
    OPTION,
    PLACE,
    TEXT,
    listed,
    obj,
)
from portolan.sections.shared.emissions_query.cargo import MOST_TEU
from portolan.sections.shared.emissions_query.query import LONGEST, SHIP_SIZES, YES, container_arg
from portolan.sections.shared.load_query.query import EVERY_UNIT, MOST_PIECES
from portolan.sections.shared.load_query.row import PIECES_ARG, UPRIGHT, WAYS

PLACE_EXAMPLE = "Shanghai"
PLACES, CODES = 50, 60
"""The maximum number of places and of codes in one response."""


def _up_to(most: int) -> dict[str, float]:
    return {"minimum": 1, "maximum": most}


def _within(limit: Limit) -> dict[str, float]:
    return {"minimum": float(limit.low), "maximum": float(limit.high)}


def _end(name: str, example: str) -> Parameter:
    says = lazy("A code, a slug or a name. Not needed if you give your own distance.")
    return Parameter(name, says, example, limits={"maxLength": LONGEST})


def _containers(code: str) -> Parameter:
    says = lazy("How many of these containers, 1,000 TEU in all at most. Not for air or LCL.")
    most = int(MOST_TEU / container(code).teu)
    limits = {"minimum": 0, "maximum": most}
    return Parameter(container_arg(code), says, kind="integer", limits=limits)


CARGO = (
    Parameter("weight_kg", lazy("Gross weight; or give a volume or containers."), 20000,
              kind="number", limits=_within(WEIGHT_KG)),
    Parameter("volume_m3", lazy("If you give no weight, we estimate it from this."), "",
              kind="number", limits=_within(VOLUME_M3)),
    *(_containers(code) for code, _label in CONTAINERS),
    Parameter("refrigerated", lazy("The goods travel refrigerated."), "", choices=(YES,)),
)  # fmt: skip

ORIGIN = Parameter("origin", lazy("A code, a slug or a name."), "CNSHA", required=True)
DESTINATION = Parameter("destination", lazy("A code, a slug or a name."), "NLRTM", required=True)

LOAD_ROW = (
    Parameter("unit", lazy("The type of unit; `all` chooses the smallest containers."), "all",
              choices=(EVERY_UNIT, *(unit.code for unit in load_units()))),
    *(
        Parameter(f"{PIECES_ARG}-1-{column.name}", column.label, example, required=True,
                  kind="integer" if column.is_whole else "number",
                  limits={"minimum": float(column.least),
                          "maximum": MOST_PIECES if column.is_whole else float(column.most)})
        for column, example in zip(COLUMNS, (25, 120, 80, 100, 400), strict=True)
    ),
    Parameter(f"{PIECES_ARG}-1-way", lazy("Which way up the pieces may be loaded."), UPRIGHT,
              choices=tuple(WAYS)),
    Parameter(f"{PIECES_ARG}-1-top", lazy("Nothing may stand on them."), "", choices=(YES,)),
    Parameter(f"{PIECES_ARG}-1-dangerous", lazy("They are dangerous goods."), "", choices=(YES,)),
)  # fmt: skip

LIST_ROW = (
    ORIGIN,
    DESTINATION,
    Parameter("mode", lazy("Mode of transport."), "ocean-fcl", required=True, choices=tuple(MODES)),
    Parameter("weight_kg", lazy("Gross weight. Without it, we assume 10 t for each TEU."), 18500,
              kind="number", limits=_within(WEIGHT_KG)),
    Parameter("teu", lazy("Number of containers in TEU. Not by air or LCL."), 2, kind="number",
              limits={"minimum": float(TEU.low), "maximum": float(MOST_TEU)}),
    Parameter("distance_km", lazy("Your own distance, instead of the route's; needed by road and "
                                  "rail."), "", kind="number", limits=_within(DISTANCE_KM)),
    Parameter("refrigerated", lazy("The goods travel refrigerated."), "", kind="boolean"),
    Parameter("date", lazy("A date or a month, for totals by month."), "2026-03"),
    Parameter("reference", lazy("Your own number; rows with the same one are legs of a shipment."),
              "A-1001"),
)  # fmt: skip

OPERATIONS = (
    Operation(
        "/api/places",
        "places",
        lazy("Ports and airports by code, name or the beginning of a name, best first."),
        (
            Parameter("q", lazy("The text to look for."), PLACE_EXAMPLE),
            Parameter("type", lazy("One type only."), "", choices=("oceanport", "airport", "town")),
            Parameter("limit", lazy("How many results at most, from 1 to 50."), "", kind="integer",
                      limits=_up_to(PLACES)),
        ),
        obj(places=listed(PLACE)),
    ),
    Operation(
        "/api/routes",
        "routes",
        lazy(
            "Every route between two places: by sea the shortest and, where canals are "
            "used, the one with the canals closed, which need not pass the Cape of Good "
            "Hope; by air the great circle. Where a path crosses the antimeridian, its "
            "longitudes go on beyond 180."
        ),
        (ORIGIN, DESTINATION),
        obj(
            origin=PLACE,
            destination=PLACE,
            origin_guessed=FLAG,
            destination_guessed=FLAG,
            options=listed(OPTION),
        ),
    ),
    Operation(
        "/api/what-if",
        "cases",
        lazy(
            "The sea routes between two ports, or between the seaports of two places, with "
            "all passages open, with the passages closed that you name, and with each passage "
            "on the route closed alone. A port that is cut off comes with the nearest large "
            "one that is not."
        ),
        (
            ORIGIN,
            DESTINATION,
            Parameter("avoid", lazy("Passages closed together, separated by commas."),
                      "suez,malacca"),
            Parameter("ship", lazy("The size of the ship. Without it: the largest that the canals "
                                   "of the route take."),
                      "", choices=tuple(ShipSize)),
            Parameter("via", lazy("Up to three ports of call in order, separated by commas."),
                      "SGSIN,LKCMB"),
            Parameter("days", lazy("Days at each of them, in the same order."), "2,1"),
        ),
        obj(**{"from": TEXT, "to": TEXT}, cases=listed(CASE)),
    ),
    Operation(
        "/api/emissions",
        "emissions",
        lazy(
            "Emissions of one consignment, well-to-wheel, with the factor, its set and its year. "
            "For road and rail, give the kilometers."
        ),
        (
            _end("origin", "CNSHA"),
            _end("destination", "NLRTM"),
            Parameter(
                "mode",
                lazy("Mode of transport."),
                "ocean-fcl",
                required=True,
                choices=("ocean-fcl", "ocean-lcl", "air", "road", "rail"),
            ),
            *CARGO,
            Parameter("distance_km", lazy("Your own distance, instead of the route's."), "",
                      kind="number", limits=_within(DISTANCE_KM)),
            Parameter("ship_size", lazy("By sea: the smallest TEU of the ship's size class. If you "
                      "leave it out, the set's own average is used; a set without sizes returns "
                      "422."), "", choices=tuple(SHIP_SIZES)),
            Parameter("factor_set", lazy("The set of factors."), "desnz-2025",
                      choices=("desnz-2025", "glec-3.2")),
        ),
        EMISSION,
    ),
    Operation(
        "/api/batch",
        "batch",
        lazy(
            "Emissions of up to 1,000 shipments, sent with POST as a JSON object with a list of "
            "them as `shipments`: each by every set of factors, with totals by lane, mode, month "
            "and reference. An invalid row gets its own error and does not stop the others. "
            "Nothing is stored."
        ),
        LIST_ROW,
        LIST_ANSWER,
        method="post",
    ),
    Operation(
        "/api/load",
        "load",
        lazy(
            "A loading plan: how many units, and where each block of equal pieces stands, in "
            "loading order; beside it how many of every other unit. Rows of pieces are numbered "
            "from 1 to 30, with 1,000 pieces at most."
        ),
        LOAD_ROW,
        LOADING_PLAN,
    ),
    Operation(
        "/api/arrival",
        "dates",
        lazy(
            "Milestones of a shipment, forward from the cargo ready date or back from the "
            "delivery date you want. Each has an earliest, a likely and a latest day; "
            "public holidays at both ends are counted."
        ),
        (
            ORIGIN,
            DESTINATION,
            Parameter("mode", lazy("The mode."), Carriage.FCL, choices=tuple(Carriage)),
            Parameter("ready", lazy("The ready date, 2027-03-01; today if neither is given."), ""),
            Parameter("wanted", lazy("The day by which it must arrive."), ""),
            Parameter("from_door", lazy("y if the goods are collected at the door."), ""),
            Parameter("to_door", lazy("y, if it is delivered to the door."), ""),
        ),
        ARRIVAL,
    ),
    Operation(
        "/api/hs",
        "codes",
        lazy("HS codes by word, in English or Chinese, or by digits with or without dots."),
        (
            Parameter("q", lazy("Words or digits."), "laptop", required=True,
                      limits={"maxLength": LONGEST_QUERY}),
            Parameter("limit", lazy("How many results at most, from 1 to 60."), "", kind="integer",
                      limits=_up_to(CODES)),
        ),
        obj(codes=listed(MATCHED_CODE), suggestions=listed(TEXT)),
    ),
    Operation(
        "/api/hs/{code}",
        "code",
        lazy("One HS code with the codes above, below and beside it, and notes."),
        (
            Parameter("code", lazy("A code or its slug; a section by its Roman number."), "8517.13",
                      required=True, within="path"),
        ),
        ENTRY,
    ),
)  # fmt: skip
