"""The figures of a list beside the calculator's and a pencil's, and their totals."""

import re
from decimal import Decimal
from typing import Any

import pytest

from tests.support.calculator import data_of
from tests.support.checking_client import CheckingClient
from tests.support.shipment_lists import API, LANE, lines_of, main_text, sent, sheets_of, table

# origin, destination, mode, kg, TEU, km, refrigerated; the containers that the calculator is told.
CASES: tuple[tuple[Any, ...], ...] = (
    ("Shanghai", "Rotterdam", "ocean-fcl", "18500", "2", "", "", {"40-high-cube": "1"}),
    ("CNSZX", "Los Angeles", "ocean-fcl", "9000", "1", "", "", {"20-standard": "1"}),
    ("Shanghai", "Hamburg", "ocean-fcl", "", "6", "", "", {"40-standard": "3"}),
    ("Santos", "New York", "ocean-fcl", "21000", "2", "", "y", {"40-high-cube": "1"}),
    ("Busan", "Los Angeles", "ocean-lcl", "2400", "", "", "", {}),
    ("Mumbai", "Felixstowe", "ocean-lcl", "850.5", "", "", "", {}),
    ("Durban", "Antwerp", "ocean-lcl", "120", "", "", "", {}),
    ("Hong Kong", "ORD", "air", "640", "", "", "", {}),
    ("Shanghai", "Frankfurt", "air", "1250", "", "", "", {}),
    ("AMS", "JFK", "air", "75.25", "", "", "", {}),
    ("LHR", "Paris", "air", "300", "", "", "", {}),
    ("Rotterdam", "Duisburg", "road", "18500", "", "215", "", {}),
    ("Our works", "Your works", "road", "4000", "", "612.5", "y", {}),
    ("Chongqing", "Duisburg", "rail", "22000", "", "11179", "", {}),
    ("Melbourne", "Singapore", "ocean-fcl", "14000", "", "7200", "", {}),
    ("Valparaíso", "Yokohama", "ocean-fcl", "26000", "2", "", "", {"20-standard": "2"}),
    ("上海", "鹿特丹", "ocean-lcl", "3300", "", "", "", {}),
)
SETS = {
    "desnz-2025": "UK government (DESNZ) 2025: kg CO₂e WTW",
    "glec-3.2": "GLEC v3.2: kg CO₂e WTW",
}


def single(client: CheckingClient, case: tuple[Any, ...], factor_set: str) -> dict[str, Any] | None:
    """The calculator's answer to a case; None where the set has no factor."""
    names = ("origin", "destination", "mode", "weight_kg", "", "distance_km", "refrigerated")
    queries = {name: text for name, text in zip(names, case, strict=False) if name and text}
    containers = {f"containers-{code}": count for code, count in case[-1].items()}
    query = {**queries, **containers, "factor_set": factor_set}
    if client.get("/emissions-calculator.json", query_string=query).status_code == 422:
        return None
    return data_of(client, query)


def test_every_row_has_the_calculators_figures(client: CheckingClient) -> None:
    rows = [(str(n), "", *case[:-1]) for n, case in enumerate(CASES)]
    lines = lines_of(sent(client, table(*rows), format="csv"))
    assert [line["Reference"] for line in lines] == [row[0] for row in rows]
    missing = 0
    for case, line in zip(CASES, lines, strict=True):
        assert line["What is wrong"] == "", line
        for factor_set, column in SETS.items():
            answer = single(client, case, factor_set)
            if answer is None:
                missing += 1
                assert line[column] == "", case
                continue
            assert Decimal(line[column]) == Decimal(str(answer["co2e_kg"])), case
            assert float(line["Distance (km)"]) == answer["planned_km"], case
            # With a distance of its own, a row keeps the names that it came with.
            assert line["Origin"] == (case[0] if case[5] else answer["origin"]["name"])
    # Refrigerated by sea and by road in one of the sets, and a flight too short for the other.
    assert missing == 2


@pytest.mark.parametrize(
    ("row", "desnz", "glec"),
    [
        # 18.5 t × 19,358.6 km × 0.01977; 2 TEU × 19,358.6 km × 0.0717.
        (LANE, "7080.311", "2776.023"),
        # 18.5 t × 215 km × 0.09623; × 0.089.
        (("", "", "a", "b", "road", "18500", "", "215", ""), "382.755", "353.998"),
        # 22 t × 11,179 km × 0.0347; × 0.0184.
        (("", "", "a", "b", "rail", "22 t", "", "11179", ""), "8534.049", "4525.259"),
        # 30 t assumed for 3 TEU × 1,000 km × 0.01977; 3 TEU × 1,000 km × 0.0717.
        (("", "", "a", "b", "fcl", "", "3", "1000", ""), "593.1", "215.1"),
        # 0.64 t × 5,000 km × 0.66646; × 0.788.
        (("", "", "a", "b", "air", "640", "", "5000", ""), "2132.672", "2521.6"),
        # 0.64 t × 1,000 km × 0.96054, short haul; the other set begins at 1,500 km.
        (("", "", "a", "b", "air", "640", "", "1000", ""), "614.746", ""),
        # 1,000 lb = 453.59237 kg, to the gram 453.592; × 100 mi = 160.9344 km, to 100 m 160.9.
        (("", "", "a", "b", "road", "1000 lb", "", "100 mi", ""), "7.023", "6.495"),
        # 2.4 t × 9,000 km × 0.01977; without containers × 0.0717 ÷ 10.
        (("", "", "a", "b", "lcl", "2400", "", "9000", ""), "427.032", "154.872"),
        # 0.12 t × 15,000 km × 0.01977; × 0.00717.
        (("", "", "a", "b", "lcl", "120", "", "15000", ""), "35.586", "12.906"),
        # 10 t × 1,852 km × 0.01977; × 0.00717.
        (("", "", "a", "b", "lcl", "10 t", "", "1000 nm", ""), "366.14", "132.788"),
        # 14 t × 7,200 km × 0.01977; 1 TEU × 7,200 km × 0.0717.
        (("", "", "a", "b", "fcl", "14000", "1", "7200", ""), "1992.816", "516.24"),
        # 5 t × 2,000 km × 0.01977; 1.5 TEU × 2,000 km × 0.0717.
        (("", "", "a", "b", "fcl", "5000", "1.5", "2000", ""), "197.7", "215.1"),
        # Refrigerated, 2 TEU × 10,000 km × 0.1423; the other set has no such ship.
        (("", "", "a", "b", "fcl", "21000", "2", "10000", "y"), "", "2846.0"),
        # Refrigerated, 4 t × 612.5 km × 0.11134; × 0.089 × 1.12.
        (("", "", "a", "b", "road", "4000", "", "612.5", "y"), "272.783", "244.216"),
        # 25 t × 100 km × 0.09623; × 0.089.
        (("", "", "a", "b", "road", "25 t", "", "100", ""), "240.575", "222.5"),
        # 1 t × 62 mi, to 100 m 99.8 km, × 0.09623; × 0.089.
        (("", "", "a", "b", "road", "1000", "", "62 mi", ""), "9.604", "8.882"),
        # 1.25 t × 9,000 km × 0.66646; × 0.788.
        (("", "", "a", "b", "air", "1250", "", "9000", ""), "7497.675", "8865.0"),
        # 0.1 t × 10,000 km × 0.66646; × 0.788.
        (("", "", "a", "b", "air", "100", "", "10000", ""), "666.46", "788.0"),
    ],
)
def test_figures_by_hand(
    client: CheckingClient, row: tuple[str, ...], desnz: str, glec: str
) -> None:
    line = lines_of(sent(client, table(row), format="csv"))[0]
    assert (line[SETS["desnz-2025"]], line[SETS["glec-3.2"]]) == (desnz, glec)


def test_totals_add_up_by_mode_month_lane_and_shipment(client: CheckingClient) -> None:
    rows = (
        ("A", "2026-01-15", "a", "b", "road", "1000", "", "100", ""),
        ("A", "2026-02-01", "b", "c", "rail", "1000", "", "1000", ""),
        ("B", "", "a", "b", "road", "3000", "", "100", ""),
    )
    totals = sheets_of(sent(client, table(*rows), format="xlsx"))["Totals"][1:]
    results = {(title, name): (count, activity, kg, share)
             for title, name, count, _kg, activity, kg, share, *_glec in totals}  # fmt: skip
    # 9.623 + 28.869 kg by road, 34.7 by rail: 73.192 in all.
    assert results == {
        ("By mode", "Road"): (2, 400, 38.492, 52.59),
        ("By mode", "Rail"): (1, 1000, 34.7, 47.41),
        ("By month", "Jan 2026"): (1, 100, 9.623, 13.15),
        ("By month", "Feb 2026"): (1, 1000, 34.7, 47.41),
        ("By month", "not given"): (1, 300, 28.869, 39.44),
        ("By lane", "a to b"): (2, 400, 38.492, 52.59),
        ("By lane", "b to c"): (1, 1000, 34.7, 47.41),
        ("By shipment", "A"): (2, 1100, 44.323, 60.56),
        ("By shipment", "B"): (1, 300, 28.869, 39.44),
        ("All rows", None): (3, 1400, 73.192, 100),
    }


LEGS = table(
    ("A", "", "a", "b", "road", "1000", "", "100", ""),
    ("A", "", "b", "c", "rail", "1000", "", "1000", ""),
    ("B", "", "a", "b", "road", "300", "", "100", ""),
    ("B", "", "a", "b", "road", "200.5", "", "100", ""),
    ("", "", "a", "b", "road", "20", "", "100", ""),
    ("", "", "a", "b", "road", "20", "", "100", ""),
)
"""Two legs with the same cargo, two parcels on one lane, and two rows without a reference."""


def test_the_cargo_of_a_shipment_is_counted_once(client: CheckingClient, locale: str) -> None:
    """1,000 kg, 300 + 200.5 kg, and 20 kg twice."""
    text = "1,540.5 kg in all" if locale == "en-US" else "共1,540.5公斤"
    assert text in sent(client, LEGS, locale=locale).text
    assert text in sent(client, LEGS, locale=locale, format="statement").text
    if locale == "en-US":
        totals = sheets_of(sent(client, LEGS, format="xlsx"))["Totals"]
        weights = {line[:2]: line[3] for line in totals}
        assert totals[0][3] == "Weight (kg)"
        assert weights["By shipment", "A"] == 1000
        assert weights["By mode", "Road"] == 1540.5
        assert weights["All rows", None] == 1540.5
    rows = [
        {"reference": "A", "origin": "a", "destination": end, "mode": "road", "weight_kg": "1000",
         "distance_km": 100} for end in "bc"
    ]  # fmt: skip
    total = client.post(API, json={"shipments": rows}).get_json()["total"]
    assert total["weight_kg"] == 1000


def test_what_is_shown_adds_up(client: CheckingClient) -> None:
    """149.4 and 150.4 kg: 149 and 150 in the rows, so 299 as their sum, not 300; half kilos too."""
    rows = table(
        ("1", "", "a", "b", "road", "1552.5", "", "1000", ""),
        ("2", "", "a", "b", "road", "1562.5", "", "1000", ""),
    )
    text = main_text(sent(client, rows))
    for figure in ("1,552.5 kg", "1,562.5 kg", "3,115 kg in all"):
        assert figure in text
    figures = re.findall(r'data-l="UK government \(DESNZ\) 2025">([\d,.]+)(?: kg)?<', text)
    assert figures == ["299", "299", "149", "150"]


def test_a_sum_that_leaves_a_row_out_says_so(client: CheckingClient, locale: str) -> None:
    """One set has no refrigerated ship: of the two legs only the truck is in its sum."""
    legs = table(
        ("S1", "", "a", "b", "fcl", "14200", "2", "10000", "y"),
        ("S1", "", "b", "c", "road", "14200", "", "230", "y"),
    )
    text = main_text(sent(client, legs, locale=locale, format="statement"))
    by_shipment = text[text.index("S1") :].partition("</tr>")[0]
    left_out = "one row without a factor" if locale == "en-US" else "1行没有因子"
    assert left_out in by_shipment


def test_the_fuel_is_parted_and_the_intensity_is_told(client: CheckingClient) -> None:
    """25 t × 1,000 km by road: 1,950 kg burnt at 0.078, and 456 of 2,406 kg at 0.09623 made."""
    row = table(("", "", "a", "b", "road", "25000", "", "1000", ""))
    for kind in ("", "statement"):
        text = main_text(sent(client, row, format=kind))
        assert "96.2 g per tonne-km · burning (TTW) 1,950 kg, making the fuel (WTT) 456 kg" in text


def test_without_a_factor_there_is_no_share(client: CheckingClient, locale: str) -> None:
    short = ("", "", "a", "b", "air", "640", "", "1000", "")
    for kind in ("", "statement"):
        text = main_text(sent(client, table(short, LANE), locale=locale, format=kind))
        assert "<br><small>–</small>" in text
        assert "no factor kg" not in text
        assert "无因子公斤" not in text


def test_the_way_by_rail_to_an_inland_place_is_shown_and_counted(client: CheckingClient) -> None:
    row = table(("", "", "Shanghai", "USCHI", "ocean FCL", "10000", "", "", ""))
    [line] = lines_of(sent(client, row, format="csv"))
    km, by_rail = Decimal(line["Distance (km)"]), Decimal(line["On land (km)"])
    assert by_rail > 1000
    assert abs(Decimal(line["Tonne-km"]) - 10 * (km + by_rail)) < 1
    for name in ("UK government (DESNZ) 2025", "GLEC v3.2"):
        land = Decimal(line[f"{name}: kg CO₂e, of which on land"])
        assert 0 < land < Decimal(line[f"{name}: kg CO₂e WTW"])
    assert f"and {by_rail:,.0f} km on land" in sent(client, row).text
    assert f"另有{by_rail:,.0f}公里陆路" in sent(client, row, locale="zh-CN").text
    statement = sent(client, row, format="statement").text
    assert "One row includes the land leg" in statement
    assert "or ships do not reach the place" in statement
