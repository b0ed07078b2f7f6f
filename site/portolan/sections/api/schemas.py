"""JSON Schemas of the responses, for the OpenAPI document."""

from typing import Any

TEXT, NUMBER, INTEGER = ({"type": each} for each in ("string", "number", "integer"))
FLAG = {"type": "boolean"}
TEXT_OR_NONE = {"type": ["string", "null"]}


def obj(**properties: Any) -> dict[str, Any]:
    """The schema of an object with all of these properties."""
    return {"type": "object", "properties": properties, "required": list(properties)}


def listed(items: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The schema of a list."""
    return {"type": "array", "items": items, **more}


PLACE = obj(
    code=TEXT,
    name=TEXT,
    type={"type": "string", "enum": ["oceanport", "airport", "town"]},
    country=TEXT,
    country_name=TEXT,
    slug=TEXT,
    latitude=NUMBER,
    longitude=NUMBER,
)
OPTION = {
    **obj(
        mode={"type": "string", "enum": ["ocean-fcl", "ocean-lcl", "air"]},
        distance_nm=NUMBER,
        distance_km=NUMBER,
        passages=listed(TEXT),
        transit_days=listed(INTEGER, minItems=2, maxItems=2),
        emissions_kg_per_tonne=NUMBER,
        factor_set=TEXT,
        path=listed(listed(NUMBER, minItems=2, maxItems=2)),
    )
}
BY_LAND = listed(obj(seaport=TEXT, inland=TEXT, distance_km=INTEGER))
OPTION["properties"] |= {
    "from": TEXT,
    "to": TEXT,
    "hubs": listed(TEXT),
    "by_cape": FLAG,
    "canals_closed": FLAG,
    "note": TEXT,
    "by_land": BY_LAND,
}
NUMBER_OR_NONE = {"type": ["number", "null"]}
CASE = obj(
    closed=listed(TEXT),
    passages=listed(TEXT),
    distance_nm=NUMBER_OR_NONE,
    distance_km=NUMBER_OR_NONE,
    transit_days=listed(INTEGER, maxItems=2),
    emissions_kg_per_tonne=NUMBER_OR_NONE,
    cut_off=listed(obj(port=TEXT, stand_in=TEXT_OR_NONE)),
)
EMISSION = obj(
    co2e_kg=NUMBER,
    distance_km=NUMBER,
    distance_basis=TEXT,
    factor=NUMBER,
    factor_unit=TEXT,
    factor_name=TEXT,
    factor_set=TEXT,
    year=INTEGER,
    scope=TEXT,
    by_land=BY_LAND,
    formula=TEXT,
    source=TEXT,
    way={"type": "string", "enum": ["shortest", "great-circle", "own"]},
    to=TEXT_OR_NONE,
    weight_kg=NUMBER,
    weight_assumed_from=TEXT_OR_NONE,
    teu={"type": ["number", "null"]},
    refrigerated=FLAG,
    ship_size=TEXT_OR_NONE,
)
EMISSION["properties"]["from"] = TEXT_OR_NONE
CODE = obj(code=TEXT, dotted=TEXT, level=TEXT, text=TEXT, lang=TEXT, slug=TEXT)
MATCHED_CODE = {**CODE, "properties": {**CODE["properties"], "why": TEXT, "name": TEXT}}
CODE_OR_NONE = {"anyOf": [CODE, {"type": "null"}]}
NOTE = obj(code=TEXT, kind=TEXT, text=TEXT, mentions=listed(TEXT))
ENTRY = obj(
    **CODE["properties"],
    parents=listed(CODE),
    children=listed(CODE),
    previous=CODE_OR_NONE,
    next=CODE_OR_NONE,
    notes=listed(NOTE),
)
SIDES = listed(NUMBER, minItems=3, maxItems=3)
BLOCK = obj(
    row=INTEGER,
    pieces=INTEGER,
    stands_cm=SIDES,
    counts=listed(INTEGER, minItems=3, maxItems=3),
    at_cm=SIDES,
)
LOAD = obj(
    units=INTEGER,
    pieces=INTEGER,
    weight_kg=NUMBER,
    gross_kg=NUMBER,
    volume_m3=NUMBER,
    free_m3=NUMBER,
    center_of_gravity_cm=SIDES,
    floor_kg_m2=NUMBER,
    line_kg_m=NUMBER,
    blocks=listed(BLOCK),
)
ARRIVAL = obj(
    ready=TEXT,
    safe_ready=TEXT_OR_NONE,
    is_late=FLAG,
    note=TEXT,
    milestones=listed(
        obj(milestone=TEXT, at=TEXT, place=TEXT, earliest=TEXT, likely=TEXT, latest=TEXT)
    ),
    holidays=listed(obj(at=TEXT, day=TEXT, name=TEXT)),
)
LOADING_PLAN = obj(
    unit=TEXT,
    units=INTEGER,
    left_over=INTEGER,
    chargeable_air_kg=NUMBER_OR_NONE,
    compared=listed(obj(unit=TEXT, units=INTEGER, left_over=INTEGER)),
    loads=listed(LOAD),
)
LIST_FIGURE = obj(
    factor_set=TEXT,
    co2e_kg=NUMBER_OR_NONE,
    direct_kg=NUMBER_OR_NONE,
    factor=NUMBER_OR_NONE,
    factor_unit=TEXT_OR_NONE,
    scope=TEXT,
)
ROW_ERROR = {
    "anyOf": [
        obj(message=TEXT, field=TEXT, choices=listed(TEXT)),
        {"type": "null"},
    ]
}
LIST_ROW_ANSWER = obj(
    row=INTEGER,
    reference=TEXT,
    error=ROW_ERROR,
    origin=TEXT,
    destination=TEXT,
    origin_guessed=FLAG,
    destination_guessed=FLAG,
    mode=TEXT_OR_NONE,
    month=TEXT_OR_NONE,
    by_land=BY_LAND,
    weight_kg=NUMBER_OR_NONE,
    weight_assumed=FLAG,
    teu=NUMBER_OR_NONE,
    distance_km=NUMBER_OR_NONE,
    way=TEXT_OR_NONE,
    transit_days=listed(INTEGER, maxItems=2),
    tonne_km=NUMBER_OR_NONE,
    emissions=listed(LIST_FIGURE),
)
LIST_ROW_ANSWER["properties"] |= {"from": TEXT_OR_NONE, "to": TEXT_OR_NONE}
LIST_TOTAL = obj(
    name=TEXT_OR_NONE,
    rows=INTEGER,
    weight_kg=NUMBER,
    tonne_km=NUMBER,
    emissions=listed(
        obj(
            factor_set=TEXT,
            co2e_kg=NUMBER,
            share=NUMBER,
            rows_without_factor=INTEGER,
        )
    ),
)
LIST_ANSWER = obj(
    rows=listed(LIST_ROW_ANSWER),
    total=LIST_TOTAL,
    modes=listed(LIST_TOTAL),
    months=listed(LIST_TOTAL),
    lanes=listed(LIST_TOTAL),
    references=listed(LIST_TOTAL),
)
