"""The icons and the manifest: what is announced exists, in the size and the shape announced."""

import json
import re
import struct
from collections.abc import Iterator
from math import hypot

import pytest

from portolan.core.config import ROOT
from portolan.web.icons.ico import ico
from portolan.web.manifest import PAPER
from tests.support.checking_client import CheckingClient
from tests.support.png import SIGNATURE, Pixel, pixels
from tests.support.walked import Seen

ICON_SIZES = {"/apple-touch-icon.png": 180, "/icon-192.png": 192, "/icon-512.png": 512}
MASKABLE_PATH = "/icon-maskable-512.png"
COLORS = (ROOT / "assets" / "styles" / "colors.css").read_text(encoding="utf-8")


def size_of(png: bytes) -> tuple[int, int]:
    """The width and height of a PNG."""
    assert png.startswith(SIGNATURE)
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def entries(favicon: bytes) -> Iterator[tuple[int, bytes]]:
    """The pictures of an ICO file, by the size that its directory states."""
    reserved, kind, count = struct.unpack("<HHH", favicon[:6])
    assert (reserved, kind) == (0, 1)
    for at in range(6, 6 + 16 * count, 16):
        width, height, _, _, planes, bits, length, offset = struct.unpack(
            "<BBBBHHII", favicon[at : at + 16]
        )
        assert (height, planes, bits) == (width, 1, 32)
        yield width, favicon[offset : offset + length]


@pytest.mark.parametrize(("path", "size"), [*ICON_SIZES.items(), (MASKABLE_PATH, 512)])
def test_an_icon_has_its_size(client: CheckingClient, path: str, size: int) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.mimetype) == (200, "image/png")
    assert size_of(answer.data) == (size, size)


def test_the_favicon_has_three_sizes(client: CheckingClient) -> None:
    answer = client.get("/favicon.ico")
    assert answer.mimetype == "image/vnd.microsoft.icon"
    result = dict(entries(answer.data))
    assert list(result) == [16, 32, 48]
    for size, png in result.items():
        assert size_of(png) == (size, size)
    assert len(answer.data) == 6 + 16 * 3 + sum(map(len, result.values()))


def test_a_container_keeps_what_is_put_in() -> None:
    assert dict(entries(ico({16: SIGNATURE + b"a", 48: SIGNATURE + b"bcd"}))) == {
        16: SIGNATURE + b"a",
        48: SIGNATURE + b"bcd",
    }


def test_the_icon_of_tabs_follows_the_browser(client: CheckingClient) -> None:
    answer = client.get("/icon.svg")
    assert answer.mimetype == "image/svg+xml"
    assert "prefers-color-scheme:dark" in answer.text


@pytest.mark.parametrize("path", ["/icon.svg", "/favicon.ico", MASKABLE_PATH, *ICON_SIZES])
def test_icons_are_kept_for_a_day(client: CheckingClient, path: str) -> None:
    answer = client.get(path)
    assert answer.headers["Cache-Control"] == "public, max-age=86400"
    again = client.get(path, headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert client.head(path).status_code == 200


def reach(rows: list[list[Pixel]]) -> tuple[float, float, float]:
    """Of the mark: its room above and below in the hull, and how far it reaches from the middle.

    All in parts of the icon's size.
    """
    size, hull = len(rows), rows[0][0]
    waterline = next(y for y, row in enumerate(rows) if hull not in row)
    drawn = [
        (x, y) for y in range(waterline) for x, pixel in enumerate(rows[y]) if sum(pixel[:3]) > 380
    ]
    heights = [y for _, y in drawn]
    middle = (size - 1) / 2
    furthest = max(hypot(x - middle, y - middle) for x, y in drawn)
    below = waterline - 1 - max(heights)
    return min(heights) / size, below / size, furthest / size


@pytest.mark.parametrize("path", ["/apple-touch-icon.png", "/icon-192.png"])
def test_the_mark_has_room_around_it(client: CheckingClient, path: str) -> None:
    above, below, _ = reach(pixels(client.get(path).data))
    assert min(above, below) > 0.08
    assert abs(above - below) < 0.02


def test_the_star_of_tabs_has_room_too(client: CheckingClient) -> None:
    for _size, png in entries(client.get("/favicon.ico").data):
        above, below, _ = reach(pixels(png))
        assert min(above, below) >= 1 / 16


def test_no_mask_cuts_the_mark(client: CheckingClient) -> None:
    above, below, furthest = reach(pixels(client.get(MASKABLE_PATH).data))
    assert furthest <= 0.4
    assert min(above, below) > 0.05


@pytest.mark.parametrize("path", [*ICON_SIZES, MASKABLE_PATH])
def test_there_is_no_hole_that_a_home_screen_would_paint_black(
    client: CheckingClient, path: str
) -> None:
    assert {pixel[3] for row in pixels(client.get(path).data) for pixel in row} == {255}


@pytest.mark.parametrize("path", ["/", "/help", "/nothing"])
def test_every_page_links_them(client: CheckingClient, path: str, base_url: str) -> None:
    page = Seen(path, 200, client.get(path, base_url=base_url).text)
    linked = {one["rel"]: one["href"] for one in page.links if one["rel"] != "icon"}
    assert {one["href"] for one in page.links if one["rel"] == "icon"} == {
        "/favicon.ico",
        "/icon.svg",
    }
    assert linked["apple-touch-icon"] == "/apple-touch-icon.png"
    assert linked["manifest"] == "/site.webmanifest"


def test_browsers_frame_the_page_in_its_paper(client: CheckingClient) -> None:
    colors = re.findall(
        r'<meta name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: (\w+)\)">',
        client.get("/").text,
    )
    match = re.search(r"--paper: light-dark\((#\w+), (#\w+)\)", COLORS)
    assert match
    assert colors == [(match[1], "light"), (match[2], "dark")]
    assert match[1] == PAPER


def test_the_manifest_speaks_the_language_of_the_host(
    client: CheckingClient, base_url: str, locale: str
) -> None:
    answer = client.get("/site.webmanifest", base_url=base_url)
    assert answer.mimetype == "application/manifest+json"
    assert answer.headers["Cache-Control"].startswith("public")
    manifest = json.loads(answer.data)
    assert (manifest["lang"], manifest["dir"]) == (locale, "ltr")
    assert (manifest["id"], manifest["start_url"], manifest["scope"]) == ("/", "/", "/")
    assert manifest["display"] == "minimal-ui"
    assert manifest["theme_color"] == manifest["background_color"] == PAPER
    words = [
        manifest["name"],
        manifest["description"],
        *(one["name"] for one in manifest["shortcuts"]),
    ]
    has_chinese = [bool(re.search(r"[\u4e00-\u9fff]", one)) for one in words]
    assert has_chinese == [locale == "zh-CN"] * len(words)


def test_what_the_manifest_names_is_there(client: CheckingClient, base_url: str) -> None:
    manifest = client.get("/site.webmanifest", base_url=base_url).get_json(force=True)
    assert {(one["sizes"], one["purpose"]) for one in manifest["icons"]} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in manifest["icons"]:
        png = client.get(icon["src"], base_url=base_url).data
        assert icon["sizes"] == "{}x{}".format(*size_of(png))
    assert {one["url"] for one in manifest["shortcuts"]} == {"/search", "/get-started", "/help"}
    for shortcut in manifest["shortcuts"]:
        assert client.get(shortcut["url"], base_url=base_url).status_code == 200
