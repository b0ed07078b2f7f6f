"""What the arrival calendar tells of its dates: which day is meant, where, and how it is made."""

import datetime as dt
import re
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from icalendar import Calendar

from portolan.domain.arrival import working_days
from tests.conftest import BASE, BRACKETED
from tests.support.checking_client import CheckingClient

PATH = "/arrival"
ENDS = {"origin": "Shanghai", "destination": "Rotterdam"}
SOON = (dt.datetime.now(dt.UTC).date() + dt.timedelta(days=90)).isoformat()
HEADING = re.compile(r'id="answer"[^>]*>(.*?)</h2>', re.DOTALL)


def page_of(client: CheckingClient, locale: str, **more: str) -> str:
    """The text of the page for a question, with plain spaces."""
    answer = client.get(f"{PATH}?{urlencode({**ENDS, **more})}", base_url=BASE[locale])
    return unescape(answer.text).replace("\xa0", " ").replace("\u2060", "")


def data_of(client: CheckingClient, **more: str) -> dict[str, Any]:
    """The days of each milestone for a question, from the API."""
    data = client.get(f"/api/arrival?{urlencode({**ENDS, **more})}").get_json()
    return {**data, **{one["milestone"]: one for one in data["milestones"]}}


def text_of(day: str, locale: str) -> str:
    """A day without its year, as the pages write it."""
    date = dt.date.fromisoformat(day)
    return {"en-US": f"{date:%B} {date.day}", "zh-CN": f"{date.month}月{date.day}日"}[locale]


def heading_of(page: str) -> str:
    """The headline of the answer."""
    [heading] = HEADING.findall(page)
    return re.sub(r"<[^>]+>", "", heading)


def table_of(page: str) -> str:
    """The table of the milestones."""
    return page.partition("<table")[2].partition("</table>")[0]


@pytest.mark.parametrize("doors", [(), ("from_door",), ("to_door",), ("from_door", "to_door")])
@pytest.mark.parametrize("mode", ["ocean-lcl", "air"])
def test_the_doors_come_along_to_the_quote_which_says_the_same_dates(
    client: CheckingClient, locale: str, mode: str, doors: tuple[str, ...]
) -> None:
    given = {"ready": SOON, "mode": mode, **dict.fromkeys(doors, "y")}
    main = page_of(client, locale, **given).partition("<main")[2]
    [address] = re.findall(r'href="(/get-started\?[^"]+)"', main)
    quote = client.get(address, base_url=BASE[locale]).text.partition("<main")[2]
    plain = unescape(quote).replace("\xa0", " ")
    last = data_of(client, **given)["milestones"][-1]
    for pace in ("earliest", "likely", "latest"):
        assert text_of(last[pace], locale) in plain
    assert heading_of(page_of(client, locale, **given)) in plain
    [back] = set(re.findall(r'href="(/arrival\?[^"]+)"', quote))
    carried = parse_qs(urlsplit(unescape(back)).query)
    assert [door for door in ("from_door", "to_door") if door in carried] == list(doors)


@pytest.mark.parametrize(
    ("origin", "destination", "places"),
    [
        ("CNSHA", "MUC", {"arrived": "BEANR", "inland": "MUC", "cleared": "MUC"}),
        ("MUC", "CNSHA", {"at-seaport": "BEANR", "cut-off": "BEANR", "arrived": "CNSHA"}),
    ],
)
def test_a_place_inland_has_its_seaport_and_the_way_over_land(
    client: CheckingClient, locale: str, origin: str, destination: str, places: dict[str, str]
) -> None:
    """Munich by the seaport of the route search: 770 km, at 900 and at 500 km a day."""
    ends = {"origin": origin, "destination": destination}
    days = data_of(client, **ends, ready=SOON)
    assert {name: days[name]["place"] for name in places} == places
    [land] = client.get("/api/routes", query_string=ends).get_json()["options"][0]["by_land"]
    assert (land["seaport"], land["distance_km"]) == ("BEANR", 770)
    page = page_of(client, locale, **ends, ready=SOON)
    assert re.search(r"770( km, |公里、)2–5 ?(days|天)", table_of(page))
    assert {"en-US": "The seaport for Munich is", "zh-CN": "慕尼黑的海运经"}[locale] in page
    assert BRACKETED[locale].format("BEANR") in table_of(page)


def test_a_city_by_air_is_said_to_be_its_airport(client: CheckingClient, locale: str) -> None:
    ends = {"origin": "深圳", "destination": "FRA"}
    page = page_of(client, locale, **ends, mode="air", ready=SOON)
    assert BRACKETED[locale].format("SZX") in table_of(page)
    assert "CNSZX" not in table_of(page).partition("</tr>")[2].partition("</tr>")[2]
    assert 'value="深圳"' in page
    assert {"en-US": "The airport for Shenzhen is", "zh-CN": "深圳的空运经机场"}[locale] in page


@pytest.mark.parametrize(
    ("mode", "names"),
    [
        ("ocean-lcl", {"en-US": "Ocean LCL", "zh-CN": "海运拼箱（LCL）"}),
        ("air", {"en-US": "Air", "zh-CN": "空运"}),
    ],
)
def test_the_answer_names_its_mode(
    client: CheckingClient, locale: str, mode: str, names: dict[str, str]
) -> None:
    """In the line that says what was asked: on paper the form, which has it too, is not there."""
    page = page_of(client, locale, origin="CNSHA", destination="DEHAM", mode=mode, ready=SOON)
    asked = page.partition("<summary><b>")[2].partition("</b>")[0]
    assert names[locale] in asked.split(" · ")


def test_by_air_nothing_is_said_of_ports(client: CheckingClient, locale: str) -> None:
    given = {"origin": "FRA", "destination": "ORD", "mode": "air", "ready": SOON}
    file = client.get(f"{PATH}.ics?{urlencode(given)}", base_url=BASE[locale]).data.decode()
    for text in (table_of(page_of(client, locale, **given)), file.replace("\r\n ", "")):
        assert {"en-US": "Arrived at the airport", "zh-CN": "抵达机场"}[locale] in text
        assert {"en-US": "cargo terminal", "zh-CN": "机场货站"}[locale] in text
        assert "码头" not in text
        assert "港口" not in text


def test_an_entry_of_the_file_says_that_it_is_an_estimate(
    client: CheckingClient, locale: str
) -> None:
    query = urlencode({**ENDS, "ready": SOON})
    file = Calendar.from_ical(client.get(f"{PATH}.ics?{query}", base_url=BASE[locale]).data)
    words = {"en-US": ("An estimate.", "Earliest", "latest"), "zh-CN": ("估算", "最早", "最迟")}
    for entry in file.walk("VEVENT"):
        assert all(word in str(entry["DESCRIPTION"]) for word in words[locale])


@pytest.mark.parametrize("doors", [{}, {"to_door": "y"}])
def test_the_headline_says_of_which_day_it_speaks(
    client: CheckingClient, locale: str, doors: dict[str, str]
) -> None:
    words = {
        ("en-US", False): "Likely cleared by customs on",
        ("en-US", True): "Likely at the door on",
        ("zh-CN", False): "完成清关。",
        ("zh-CN", True): "送到门。",
    }
    days = data_of(client, ready=SOON, **doors)
    page = page_of(client, locale, ready=SOON, **doors)
    heading = heading_of(page)
    assert words[locale, bool(doors)] in heading
    assert text_of(days["milestones"][-1]["likely"], locale) in heading
    ship = page.partition("</h2>")[2].partition("<table")[0]
    assert BRACKETED[locale].format("NLRTM") in ship
    assert text_of(days["arrived"]["likely"], locale) in ship


def test_the_safe_day_leads(client: CheckingClient, locale: str) -> None:
    days = data_of(client, wanted=SOON)
    heading = heading_of(page_of(client, locale, wanted=SOON))
    texts = [text_of(day, locale) for day in (days["safe_ready"], days["ready"]["likely"])]
    assert -1 < heading.find(texts[0]) < heading.find(texts[1])


def test_an_empty_form_that_is_sent_says_what_it_needs(client: CheckingClient, locale: str) -> None:
    query = "mode=ocean-fcl&origin=&ready=&destination=&wanted="
    answer = client.get(f"{PATH}?{query}", base_url=BASE[locale])
    assert answer.status_code == 422
    summary = answer.text.partition('class="summary"')[2].partition("</div>")[0]
    assert re.findall(r'href="#([\w-]+)"', summary) == ["origin", "destination", "ready"]
    assert "autofocus" in summary.partition(">")[0]


def test_a_name_of_several_places_is_a_choice_at_its_field(
    client: CheckingClient, locale: str
) -> None:
    page = page_of(client, locale, origin="Chicago", mode="air", ready=SOON, to_door="y")
    field = page.partition('<fieldset class="cell which" aria-describedby="origin-error"')[2]
    field = field.partition("</form>")[0]
    choices = re.findall(r'name="origin" value="[^"]*[(（](\w+)[)）]"', field)
    assert {"ORD", "MDW"} <= set(choices)
    assert 'href="#origin"' in page
    assert page.count('id="origin"') == 1


def test_the_method_has_each_figure_that_the_dates_use(client: CheckingClient, locale: str) -> None:
    """The wait for a weekly ship is 3, 6 or 11 days for LCL: the likely six is not the middle."""
    page = client.get(PATH, base_url=BASE[locale]).text.partition('id="method"')[2]
    for figures in ("0 · 1 · 2", "3 · 6 · 11", "1 · 4 · 9", "1 · 2 · 5", "2 · 3 · 5"):
        assert figures in page
    assert {"en-US": "Days marked (observed)", "zh-CN": "补假"}[locale] in page


def test_the_months_stand_above_the_bars(client: CheckingClient, locale: str) -> None:
    year = dt.date.fromisoformat(SOON).year + 1
    table = table_of(page_of(client, locale, mode="ocean-fcl", ready=f"{year}-01-20"))
    months = re.findall(r'<text x="[\d.]+%"[^>]*>([^<]+)</text>', table.partition("<tbody")[0])
    assert months == {"en-US": ["Feb", "Mar", "Apr"], "zh-CN": ["2月", "3月", "4月"]}[locale]


@pytest.mark.parametrize(("days", "is_near"), [(-22, True), (20, False)])
def test_the_weeks_before_lunar_new_year_are_told(
    client: CheckingClient, locale: str, days: int, is_near: bool
) -> None:
    """The ship leaves before the feast, which falls into no step at the origin."""
    year = dt.datetime.now(dt.UTC).year + 1
    off = working_days("CN").holidays(dt.date(year, 1, 10), dt.date(year, 3, 1))
    feast = next(one.day for one in off if "Chinese New Year" in one.english)
    ready = (feast + dt.timedelta(days=days)).isoformat()
    departed = data_of(client, ready=ready)["departed"]
    assert (departed["latest"] < feast.isoformat()) is is_near
    page = page_of(client, locale, ready=ready)
    note = {"en-US": "Lunar New Year: factories close", "zh-CN": "春节：工厂"}[locale]
    assert (note in page) is is_near


def test_less_than_a_container_goes_to_the_freight_station(
    client: CheckingClient, locale: str
) -> None:
    station = {"en-US": "Delivered to the freight station", "zh-CN": "送达货运站"}[locale]
    for mode in ("ocean-fcl", "ocean-lcl", "air"):
        table = table_of(page_of(client, locale, mode=mode, ready=SOON))
        assert (station in table) is (mode == "ocean-lcl")


def test_the_method_says_how_days_off_at_the_start_are_counted(
    client: CheckingClient, locale: str
) -> None:
    rule = {"en-US": "counted after the next working day", "zh-CN": "顺延到下一个工作日"}[locale]
    for path in (PATH, "/help/plan-an-arrival"):
        assert rule in " ".join(client.get(path, base_url=BASE[locale]).text.split())


@pytest.mark.parametrize(
    ("destination", "is_told"), [("USCLE", True), ("CAMTR", True), ("NLRTM", False)]
)
def test_over_the_lakes_no_container_line_sails(
    client: CheckingClient, destination: str, *, is_told: bool
) -> None:
    page = page_of(client, "en-US", origin="CATOR", destination=destination, ready=SOON)
    assert ("in winter the locks are closed" in page) is is_told
    data = data_of(client, origin="CATOR", destination=destination, ready=SOON)
    assert ("in winter the locks are closed" in data["note"]) is is_told
