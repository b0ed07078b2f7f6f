"""The loading planner's address, pieces to ask for, and its table in loading order."""

import re
from html import unescape
from urllib.parse import urlencode

PAGE = "/load-planner"
PALLETS = {"count": "25", "length": "120", "width": "80", "height": "100", "weight": "400"}
CARTONS = {"count": "120", "length": "60", "width": "40", "height": "40", "weight": "12"}
DRUMS = {"count": "4", "length": "60", "width": "60", "height": "90", "weight": "220"}
STEP = re.compile(
    r'<tr>\s*<th scope="row"><a href="[^"]*"[^>]*>\D*(\d+)\D*</a></th>(.*?)</tr>', re.DOTALL
)
CELL = re.compile(r"<td[^>]*>(?:<i[^>]*></i>)?([^<]*)</td>")


def address_of(unit: str, *rows: dict[str, str], path: str = PAGE, **more: str | int) -> str:
    """The address of a plan for rows of pieces."""
    fields = {
        f"pieces-{number}-{name}": text
        for number, row in enumerate(rows, 1)
        for name, text in row.items()
    }
    return f"{path}?{urlencode({'unit': unit, **fields, **more})}"


def headline(html: str) -> str:
    """The headline of the plan."""
    heading = html.partition('id="answer"')[2].partition(">")[2].partition("</h2>")[0]
    return unescape(re.sub(r"<[^>]+>", "", heading))


def steps(html: str) -> list[list[str]]:
    """The cells of the table in loading order."""
    plan = html.partition('id="compared"')[0]
    return [
        [unescape(cell).strip() for cell in CELL.findall(row)] for _n, row in STEP.findall(plan)
    ]
