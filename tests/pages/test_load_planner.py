"""The loading planner: the form, the plan with its drawing and table, bad input, the API."""

import json
import re
from html import unescape

import pytest

from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.load_plans import CARTONS, DRUMS, PAGE, PALLETS, address_of, headline, steps


def test_the_empty_form(client: CheckingClient, locale: str) -> None:
    answer = client.get(PAGE, base_url=BASE[locale])
    assert answer.status_code == 200
    assert "X-Robots-Tag" not in answer.headers
    assert answer.text.count('name="pieces-1-count"') == 1
    assert "pieces-2-count" not in answer.text
    assert '<svg class="load"' not in answer.text


def test_a_plan_is_drawn_and_told(client: CheckingClient, locale: str) -> None:
    answer = client.get(
        address_of("40-standard", {**PALLETS, "count": "12", "top": "y"}, CARTONS),
        base_url=BASE[locale],
    )
    assert answer.status_code == 200
    assert answer.headers["X-Robots-Tag"] == "noindex"
    drawn = re.search(r'<svg class="load".*?</svg>', answer.text, re.DOTALL)
    assert drawn
    table = steps(answer.text)
    assert drawn[0].count('<g class="t') == len(table)
    message = [re.findall(r"\d+", cells[0]) for cells in table]
    totals = {row: sum(int(n) for r, n in message if r == row) for row in ("1", "2")}
    assert totals == {"1": 12, "2": 120}


def test_sources_are_named_in_chinese(client: CheckingClient) -> None:
    html = client.get(address_of("40-standard", PALLETS), base_url=BASE["zh-CN"]).text
    sources = html.partition("尺寸、重量和限值的出处")[2].partition("</p>")[0]
    assert "德国保险业协会（GDV）" in sources
    assert "《美国法典》" in sources
    assert "Directive" not in sources


def test_what_is_asked_stays_in_the_form(client: CheckingClient) -> None:
    html = client.get(
        address_of("pmc", {**DRUMS, "way": "any", "top": "y", "dangerous": "y"}, CARTONS)
    ).text
    assert 'value="220"' in html
    assert re.search(r'<option value="pmc" selected>', html)
    assert re.search(r'<option value="any" selected>', html)
    assert html.count(" checked") == 2


def test_all_units_stand_side_by_side(client: CheckingClient) -> None:
    html = client.get(address_of("all", {**PALLETS, "top": "y"})).text
    results = re.findall(r'data-l="How many">([^<]*)<', html)
    assert results == ["3", "1", "1", "2", "1", "25", "25", "5", "25"]
    assert headline(html) == "1 × 40' Standard"


def test_step_by_step(client: CheckingClient) -> None:
    whole = client.get(address_of("20-standard", DRUMS, CARTONS, load=1)).text
    last = len(steps(whole))
    assert last > 2
    second = client.get(address_of("20-standard", DRUMS, CARTONS, load=1, step=2)).text
    assert second.count('<g class="now"') == 1
    assert second.count('<g class="t') == 1
    assert f"Step 2 of {last}" in second
    on = re.search(r'href="([^"]*)"[^>]*>Next step<', second)
    assert on
    assert "step=3" in on[1]
    assert "Step 3" in client.get(unescape(on[1]).partition("#")[0]).text


def test_a_load_is_turned_and_comes_round(client: CheckingClient) -> None:
    html = client.get(address_of("40-high-cube", PALLETS)).text
    views = []
    for _turn in range(4):
        views.append(re.search(r'<svg class="load".*?</svg>', html, re.DOTALL)[0])  # type: ignore[index]  # no drawing fails too
        turned = re.search(r'href="([^"]*)"[^>]*>Rotate the view<', html)
        assert turned
        html = client.get(unescape(turned[1]).partition("#")[0]).text
    assert len(set(views)) == 4
    assert re.search(r'<svg class="load".*?</svg>', html, re.DOTALL)[0] == views[0]  # type: ignore[index]  # no drawing fails too


def test_the_browser_has_what_it_draws_from(client: CheckingClient) -> None:
    html = client.get(address_of("20-standard", DRUMS, CARTONS, step=1, turn=2)).text
    [written] = re.findall(r"data-load='([^']*)'", html)
    data = json.loads(unescape(written))
    assert (data["room"], data["step"], data["turn"]) == ([5898, 2350, 2392], 1, 2)
    # The row of the step of now is marked, and so no plain one.
    assert len(data["blocks"]) == len(steps(html)) + 1
    assert data["caption"].startswith(f"Step {{step}} of {len(data['blocks'])}.")


def test_links_to_other_views_are_not_followed(client: CheckingClient) -> None:
    html = client.get(address_of("20-standard", PALLETS, CARTONS)).text
    links = re.findall(r'<a [^>]*href="/load-planner\?[^>]*>', html)
    assert len(links) > 8
    assert all('rel="nofollow"' in link and "data-many" in link for link in links)


def test_several_loads_are_told_apart(client: CheckingClient) -> None:
    one_over = {**PALLETS, "top": "y", "count": "23"}
    html = client.get(address_of("20-standard", one_over)).text
    assert all(f">{one}<" in html for one in ("Load 1: 2 × 11 pieces", "Load 2: 1 × 1 piece"))
    second = client.get(address_of("20-standard", one_over, load=2)).text
    assert sum(int(cells[0].split(": ")[1]) for cells in steps(second)) == 1


def test_what_does_not_fit_is_said(client: CheckingClient) -> None:
    html = client.get(address_of("euro-pallet", DRUMS, {**PALLETS, "length": "300"})).text
    assert "Row 2: 25 pieces do not fit in this unit" in html
    one = {**PALLETS, "length": "300", "count": "1"}
    html = client.get(address_of("euro-pallet", DRUMS, one)).text
    assert "Row 2: 1 piece does not fit in this unit because of its size" in html
    none = client.get(address_of("ake", {**PALLETS, "length": "300"}))
    assert none.status_code == 200
    assert "no piece fits" in none.text


def test_weights_are_told(client: CheckingClient) -> None:
    """25 × 400 kg in a container of 3,750 kg, on a truck of 14,000 kg; 24 m³ by air."""
    html = client.get(address_of("40-standard", {**PALLETS, "top": "y"})).text
    assert "10,000 kg; with the unit itself 13,750 kg" in html
    assert all(one in html for one in ("27,750 kg", "12,250 kg to spare"))
    assert "10.00 loading meters of a truck" in html
    assert "By air you pay for 10,000 kg: 10,000 kg gross, 4,000 kg by volume" in html
    assert "417 kg/m²" in html


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("unit=all", "Enter at least one row."),
        ("unit=submarine&pieces-1-count=1", "Please enter a valid response"),
        ("unit=all&pieces-1-count=1&pieces-1-length=1", "Required"),
        (address_of("all", {**PALLETS, "length": "48 ell"}), "Enter a number from 1 to 3,000."),
        (address_of("all", {**PALLETS, "height": "-4"}), "Enter a number from 1 to 3,000."),
        (address_of("all", {**PALLETS, "height": "9" * 400}), "Enter a number from 1 to 3,000."),
        (address_of("all", {**PALLETS, "count": "1.5"}), "Enter a whole number from 1 to 100,000."),
        (address_of("all", {**PALLETS, "weight": "NaN"}), "Enter a number from 0.1 to 10,000,000."),
        (address_of("all", {**PALLETS, "weight": ""}), "Required"),
        (address_of("all", {**PALLETS, "way": "upside-down"}), "Please enter a valid response"),
        (address_of("all", {**PALLETS, "count": "1001"}), "At most 1,000 pieces in total."),
        (
            address_of("all", {**PALLETS, "count": "501"}, {**DRUMS, "count": "500"}),
            "At most 1,000",
        ),
    ],
)
def test_bad_input_is_told_in_its_place(client: CheckingClient, query: str, message: str) -> None:
    answer = client.get(f"{PAGE}?{query.partition('?')[2] or query}")
    assert answer.status_code == 422
    assert message in unescape(answer.text)
    assert '<svg class="load"' not in answer.text
    assert "Error: " in answer.text
    for target in re.findall(r'<li><a href="#([^"]+)">Row', answer.text):
        assert f'id="{target}"' in answer.text


def test_bad_input_is_told_in_chinese(client: CheckingClient) -> None:
    answer = client.get(f"{PAGE}?unit=all", base_url=BASE["zh-CN"])
    assert answer.status_code == 422
    assert "请至少填写一行" in answer.text


@pytest.mark.parametrize("more", ["load=99", "load=-1", "step=zz", "step=999", "turn=9", "turn=²"])
def test_nonsense_in_the_view_shows_some_view(client: CheckingClient, more: str) -> None:
    answer = client.get(f"{address_of('20-standard', PALLETS)}&{more}")
    assert answer.status_code == 200
    assert '<svg class="load"' in answer.text


def test_thirty_rows_and_no_more(client: CheckingClient) -> None:
    rows = [{**DRUMS, "count": "2"}] * 31
    html = client.get(address_of("20-standard", *rows)).text
    assert 'name="pieces-30-count"' in html
    assert "pieces-31" not in html
    assert "Add a row" not in html


def test_another_row_is_given_without_judging(client: CheckingClient) -> None:
    answer = client.get(f"{address_of('all', {'count': '3'}, DRUMS)}&pieces-more=row")
    assert answer.status_code == 200
    assert 'name="pieces-3-count"' in answer.text


def test_what_was_typed_for_a_quote_is_carried_on(client: CheckingClient) -> None:
    begun = client.get(f"{PAGE}?pieces-1-count=4&pieces-1-length=120")
    assert begun.status_code == 200
    assert 'value="120"' in begun.text
    html = client.get(address_of("20-standard", DRUMS)).text
    quote = re.search(r'href="(/get-started\?[^"]*)"', html)
    assert quote
    form = client.get(unescape(quote[1])).text
    assert re.search(r'name="pieces-1-weight" value="220"', form)


def test_the_weight_is_carried_on_to_the_emissions(client: CheckingClient) -> None:
    html = client.get(address_of("20-standard", DRUMS, {**CARTONS, "count": "10"})).text
    [address] = re.findall(r'href="(/emissions-calculator\?[^"]*)"', html)
    assert 'value="1000"' in client.get(unescape(address)).text


def test_figures_are_read_as_people_write_them(client: CheckingClient) -> None:
    row = {
        "count": "2",
        "length": "120 cm",
        "width": "８０",
        "height": "100.5",
        "weight": "1,000 kg",
    }
    html = client.get(address_of("20-standard", row)).text
    assert "2,000 kg; with the unit itself 4,300 kg" in html
    assert "120 × 80 × 100.5" in html or "80 × 120 × 100.5" in html


@pytest.mark.parametrize(
    ("button", "name"),
    [("120x80", "pieces-2-count"), ("row", "pieces-2-count"), ("fewer", None), ("", None)],
)
def test_a_pressed_button_leads_to_the_first_figure_to_fill_in(
    client: CheckingClient, button: str, name: str | None
) -> None:
    html = client.get(address_of("all", DRUMS, **{"pieces-more": button})).text
    named = re.findall(r'id="next" name="([^"]*)"', html)
    assert named == ([name] if name else [])
    for value in ("row", "120x80"):
        assert f'value="{value}" formaction="/load-planner#next"' in html


def test_a_row_of_pallets_is_begun_by_one_press(client: CheckingClient) -> None:
    """Below what is typed already, and nothing is planned or found wrong yet."""
    html = client.get(address_of("all", DRUMS, **{"pieces-more": "122x102"})).text
    assert 'name="pieces-2-length" value="122"' in html
    assert 'name="pieces-2-width" value="102"' in html
    assert 'name="pieces-1-length" value="60"' in html
    assert "needs another look" not in html
    assert html.count('name="pieces-more"') == 5
    assert "pieces-3" not in html
    fewer = client.get(address_of("all", DRUMS, {"count": "2"}, **{"pieces-more": "fewer"})).text
    assert 'name="pieces-1-length" value="60"' in fewer
    assert 'name="pieces-2' not in fewer
    nonsense = client.get(address_of("all", DRUMS, **{"pieces-more": "9x<b>"})).text
    assert 'name="pieces-2-length" value=""' in nonsense
