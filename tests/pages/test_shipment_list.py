"""A list of shipments: what is asked, what is wrong, the page, who may send it."""

import re
from datetime import datetime
from html import unescape
from io import BytesIO

import pytest
from flask import Flask
from openpyxl import load_workbook

from tests.conftest import BASE, BRACKETED
from tests.support.checking_client import CheckingClient
from tests.support.shipment_lists import (
    HEAD,
    LANE,
    PAGE,
    lines_of,
    main_text,
    rows_in,
    sent,
    sheets_of,
    table,
)
from tests.support.stored_leads import rows as stored_rows


def test_the_page_tells_totals_and_rows(client: CheckingClient, locale: str) -> None:
    answer = sent(client, table(LANE), locale=locale)
    text = main_text(answer)
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"] == "no-store"
    assert {"7,080", "2,776", "25–39", "18,500"} <= set(
        re.findall(r"7,080(?= kg|公斤)|2,776(?= kg|公斤)|25–39|18,500", text)
    )
    assert 'data-conversion="{"name": "list_calculated", "properties": {"rows": 1}}"' in text


def test_each_language_reads_its_own_template(client: CheckingClient, locale: str) -> None:
    for kind in ("csv", "xlsx"):
        template = client.get(f"{PAGE}/template.{kind}", base_url=BASE[locale])
        assert template.headers["Content-Disposition"].startswith("attachment")
        answer = sent(client, file=template.data, locale=locale)
        assert answer.status_code == 200
        assert 'id="refused"' not in answer.text
        assert 'id="by-shipment"' in answer.text


def test_the_template_has_numbers_and_dates(client: CheckingClient, locale: str) -> None:
    template = client.get(f"{PAGE}/template.xlsx", base_url=BASE[locale])
    [sheet] = sheets_of(template).values()
    assert sheet[1][5:7] == (18500, 2)
    assert sheet[2][7] == 215
    assert sheet[3][1] == datetime(2026, 4, 17)  # noqa: DTZ001 - a cell has no zone


def test_a_name_with_several_meanings_is_asked_about_once(
    client: CheckingClient, locale: str
) -> None:
    rows = table(
        ("1", "", "Portland", "Hamburg", "sea", "1000", "", "", ""),
        ("2", "", "Rotterdam", "Portland", "sea", "1000", "", "", ""),
        LANE,
    )
    answer = sent(client, rows, locale=locale)
    assert answer.status_code == 200
    assert answer.text.count('<select class="inp" id="choice-') == 1
    assert answer.text.count('href="#choice-1"') == 2
    choices = re.findall(r'<option value="(sea (\S+) Portland)"', answer.text)
    assert "portland-uspdx" in [slug for _value, slug in choices]
    carried = rows_in(answer)
    chosen = next(value for value, slug in choices if slug == "portland-uspdx")
    again = sent(client, carried, choice=chosen, locale=locale)
    assert 'id="choice-' not in again.text
    assert 'id="refused"' not in again.text
    assert again.text.count(BRACKETED[locale].format("USPDX")) == 2


def test_a_place_without_a_port_of_its_own_is_asked_about(client: CheckingClient) -> None:
    answer = sent(client, table(("", "", "FLW", "Hamburg", "sea", "9000", "", "", "")))
    assert answer.status_code == 422
    assert "has no larger seaport within 150 km" in main_text(answer)
    assert 'id="choice-1"' in answer.text


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({2: ""}, "Origin: Required"),
        ({2: "Zzyzzqx"}, "Origin: We found no port, airport or city with this name."),
        ({2: "Atlantis"}, "Origin: We found no port, airport or city with this name. Choose one"),
        ({3: "Shanghai"}, "Destination: This is the same place as the origin."),
        ({4: ""}, "Mode: Required"),
        ({4: "by magic"}, "Mode: Write ocean FCL, ocean LCL, air, road or rail."),
        ({4: "road"}, "Distance: Enter the distance in km"),
        ({5: "", 6: ""}, "Weight: Give a weight or a number of TEU."),
        ({5: "a lot"}, "Weight: Write a positive number"),
        ({5: "-5"}, "Weight: Write a positive number"),
        ({5: "12 stone"}, "Weight: Write a positive number"),
        ({5: "99999999"}, "Weight: From 0.1 to 10,000,000."),
        ({5: "0"}, "Weight: From 0.1 to 10,000,000."),
        ({6: "0.5"}, "TEU: From 1 to 1,000."),
        ({4: "air"}, "TEU: This mode takes no containers."),
        ({7: "60000"}, "Distance: From 1 to 50,000."),
        ({1: "soon"}, "Date: Write a date such as 2026-03-15"),
        ({1: "2026-02-30"}, "Date: Write a date such as 2026-03-15"),
        ({8: "perhaps"}, "Refrigerated: Write yes or no."),
        ({2: "x" * 121}, "Origin: At most 120 characters."),
    ],
)
def test_what_is_wrong_is_told_and_the_row_is_kept(
    client: CheckingClient, change: dict[int, str], message: str
) -> None:
    wrong = [change.get(place, text) for place, text in enumerate(LANE)]
    answer = sent(client, table(wrong, LANE))
    text = main_text(answer)
    assert answer.status_code == 200
    assert f"Row 2, {message}" in text
    assert message in text.partition('id="row-2"')[2]
    assert "1 rows" not in text
    assert all(cell in text.partition("</textarea>")[0] for cell in wrong if len(cell) < 120)


def test_in_chinese_too(client: CheckingClient) -> None:
    rows = table(
        ("甲", "2026年3月", "上海", "鹿特丹", "海运整箱", "18.5 吨", "2"),
        ("乙", "", "上海", "鹿特丹", "骑马", "1", ""),
        head=("参考号", "月份", "起运地", "目的地", "运输方式", "毛重（吨）", "标准箱"),
    )
    text = main_text(sent(client, rows, locale="zh-CN"))
    assert "7,080公斤CO₂e" in text
    assert "第3行，运输方式：请填写海运整箱、海运拼箱、空运、公路或铁路。" in text
    assert "2026年3月" in text


def test_a_misspelled_place_is_told_in_its_row(client: CheckingClient, locale: str) -> None:
    lanes = [[to if cell == "NLRTM" else cell for cell in LANE] for to in ("Rotterdam", "Rotterdm")]
    named, misspelled = (main_text(sent(client, table(lane), locale=locale)) for lane in lanes)
    assert "“" not in named.partition('id="each"')[2]
    assert re.search("“Rotterdm”.*NLRTM", misspelled.partition('id="each"')[2])
    lines = lines_of(sent(client, table(*lanes), format="csv"))
    assert [line["Places that we guessed"] for line in lines] == [
        "",
        "We read “Rotterdm” as Rotterdam (NLRTM).",
    ]


def test_a_list_of_wrong_rows_alone_is_refused_with_its_rows(client: CheckingClient) -> None:
    answer = sent(client, table(("", "", "", "", "", "", "", "", "y")), format="csv")
    assert answer.status_code == 422
    assert "Row 2, Origin: Required" in main_text(answer)


def test_a_list_may_not_come_from_elsewhere(client: CheckingClient, locale: str) -> None:
    for headers in ({"Sec-Fetch-Site": "cross-site"}, {"Origin": "https://evil.example"}):
        answer = sent(client, table(LANE), headers=headers, locale=locale)
        assert answer.status_code == 403
        assert "7,080" not in answer.text
        assert "CNSHA" in answer.text


def test_one_network_has_its_share(app: Flask, client: CheckingClient) -> None:
    app.config["LIST_LIMIT"] = "2 per minute"
    assert sent(client, table(LANE)).status_code == 200
    assert sent(client, table(LANE)).status_code == 200
    answer = sent(client, table(LANE))
    assert answer.status_code == 429
    assert 1 <= int(answer.headers["Retry-After"]) <= 60
    assert "CNSHA" in answer.text


def test_nothing_is_stored_or_logged(
    app: Flask, client: CheckingClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(0)
    assert sent(client, table((*LANE[:2], "Zzyzzqx", *LANE[3:]), LANE)).status_code == 200
    assert "Zzyzzqx" not in caplog.text
    with app.app_context():
        assert stored_rows() == (0, 0)


def test_the_empty_form_and_an_empty_list(client: CheckingClient, locale: str) -> None:
    assert client.get(PAGE, base_url=BASE[locale]).status_code == 200
    answer = sent(client, locale=locale)
    assert answer.status_code == 422
    assert 'aria-invalid="true"' in answer.text


def test_formulas_come_back_as_texts(client: CheckingClient) -> None:
    bad = "=HYPERLINK(0)"
    rows = table((bad, "", "@SUM(1)", "-b", "road", "1000", "", "100", ""), LANE)
    line = lines_of(sent(client, rows, format="csv"))[0]
    assert (line["Reference"], line["Origin"], line["Destination"]) == (
        "'=HYPERLINK(0)", "'@SUM(1)", "'-b",
    )  # fmt: skip
    sheets = sheets_of(sent(client, rows, format="xlsx"))
    first = sheets["Shipments"][1]
    assert first[1] == bad
    assert isinstance(first[8], int | float)


def test_the_workbook_has_no_formula(client: CheckingClient) -> None:
    rows = table(("=1+1", "", "=a", "=b", "road", "1000", "", "100", ""))
    book = load_workbook(BytesIO(sent(client, rows, format="xlsx").data))
    kinds = {cell.data_type for sheet in book for row in sheet.iter_rows() for cell in row}
    assert "f" not in kinds


def test_columns_that_are_not_read_are_named(client: CheckingClient) -> None:
    head = (*HEAD, "Notes", "Customer")
    text = main_text(sent(client, table((*LANE, "x", "y"), head=head)))
    assert "Columns that are not read: Notes, Customer." in text


def test_a_link_fills_in_the_first_row(client: CheckingClient, locale: str) -> None:
    query = {"origin": "Shanghai", "destination": "Rotterdam", "mode": "ocean-fcl",
             "weight_kg": "18500"}  # fmt: skip
    page = client.get("/emissions-calculator", query_string=query, base_url=BASE[locale])
    [link] = re.findall(rf'href="({PAGE}\?[^"]*)"', page.text)
    form = client.get(unescape(link), base_url=BASE[locale])
    assert form.headers["X-Robots-Tag"] == "noindex"
    answer = sent(client, rows_in(form), locale=locale, format="csv")
    assert next(iter(lines_of(answer)))["GLEC v3.2: kg CO₂e WTW"]
    assert rows_in(client.get(f"{PAGE}?origin=%0a%3Cb%3E")).endswith("<b>\t\t\t\t\t\n")


def test_each_row_leads_to_its_working_in_the_calculator(client: CheckingClient) -> None:
    rows = table(LANE, ("", "", "a", "b", "road", "1000", "", "100", "y"))
    text = main_text(sent(client, rows))
    links = re.findall(r'href="(/emissions-calculator\?[^"#]*)', text)
    for link, kg in zip(links, ("7,080", "11.1"), strict=True):
        answer = client.get(link)
        assert answer.status_code == 200
        assert kg in answer.text
