"""The allow-list, tag by tag and attribute by attribute."""

from html.parser import HTMLParser

import pytest

from portolan.core.rich_text import RichText
from tests.support.payloads import payloads

CLEAN = RichText(["player.example"], ["https://www.portolan.example"]).clean
FRAME = "https://player.example/v/1"

SPECIFIED = (
    "a blockquote br div h1 h2 h3 h4 h5 h6 iframe img li ol p section span "
    "table tbody td th thead tr ul".split()
)
EVERYWHERE = {"class", "target"}
CARRIED = {
    "img": {"src", "alt"},
    "iframe": {"src", "width", "height", "style"},
    "a": {"href", "rel", "data-track", "data-x-1"},
}
TRIED = {
    "class": "c",
    "target": "_top",
    "src": FRAME,
    "alt": "A",
    "width": "3",
    "height": "4",
    "style": "width:9px",
    "href": "/blog",
    "rel": "nofollow",
    "data-track": "1",
    "data-x-1": "2",
    "data-island": "Search",
    "data-island-props": "{}",
    "data-x_y": "3",
    "id": "i",
    "name": "n",
    "title": "t",
    "lang": "de",
    "dir": "rtl",
    "tabindex": "0",
    "srcset": "/a.svg 2x",
    "srcdoc": "x",
    "onclick": "x()",
    "role": "button",
    "aria-label": "l",
    "is": "x-y",
    "slot": "s",
    "itemprop": "p",
    "popover": "",
    "autofocus": "",
    "sandbox": "",
    "allow": "camera",
    "download": "",
    "ping": "/p",
    "hreflang": "de",
    "type": "a",
    "start": "3",
    "value": "3",
    "colspan": "2",
    "rowspan": "2",
    "scope": "col",
    "headers": "h",
    "align": "left",
    "cite": "/c",
    "loading": "lazy",
    "xml:base": "/",
    "xlink:href": "/",
}
"""One attribute of each kind that HTML has, and those that are allowed."""


class Tags(HTMLParser):
    """The start tags of a piece of HTML, with the attributes of each."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


def tags(text: str) -> list[tuple[str, dict[str, str | None]]]:
    return Tags(CLEAN(text)).tags


def within(tag: str, html: str) -> str:
    """Parts of a table are nothing outside of one."""
    around = {"td": "table><tr", "th": "table><tr", "tbody": "table", "thead": "table"}
    return f"<{around.get(tag, 'table' if tag == 'tr' else 'div')}>{html}"


@pytest.mark.parametrize("tag", SPECIFIED)
def test_a_listed_tag_keeps_what_it_may_carry_and_nothing_else(tag: str) -> None:
    attributes = " ".join(f'{name}="{value}"' for name, value in TRIED.items())
    carried = dict(tags(within(tag, f"<{tag} {attributes}>text")))[tag]
    assert carried.keys() == EVERYWHERE | CARRIED.get(tag, set())
    assert all(carried[name] == TRIED[name] for name in carried)


@pytest.mark.parametrize(
    "tag",
    "abbr article aside audio b base body button canvas caption code col custom-tag dd details "
    "dialog dl dt em embed fieldset figure font footer form frame frameset header hr html i "
    "input ins label link main map math menu meta nav noscript object option param picture "
    "plaintext pre q s script select slot small source strong style sub summary sup svg template "
    "textarea tfoot title track u video xmp".split(),
)
def test_no_other_tag_stays(tag: str) -> None:
    assert tags(f"<{tag} class=c>text</{tag}>") == []


@pytest.mark.parametrize(
    ("dirty", "clean"),
    [
        ("<script>alert(1)</script>after", "after"),
        ("<p onclick=alert(1)>x</p>", "<p>x</p>"),
        ("<strong>x</strong><em>y</em>", "xy"),
        ('<a href="javascript:alert(1)">x</a>', "<a>x</a>"),
        ('<a href="java\tscript:alert(1)">x</a>', "<a>x</a>"),
        ('<img src="data:image/svg+xml,x" alt="">', '<img alt="">'),
        ('<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'),
        ('<a data-x"y="1" data-ok="2">x</a>', '<a data-ok="2">x</a>'),
        ("<!-- secret -->x", "x"),
        ("<style>p{}</style>x", "x"),
        ("<svg><a href=/x>y</a></svg>z", "z"),
    ],
)
def test_what_is_not_listed_goes(dirty: str, clean: str) -> None:
    assert CLEAN(dirty) == clean


@pytest.mark.parametrize(
    "source",
    [
        FRAME,
        "HTTPS://PLAYER.EXAMPLE/v/1",
        "https://player.example:443/v/1",
        "https:player.example/v/1",
        "\thttps:\\\\player.example/v/1 ",
    ],
)
def test_a_frame_of_a_listed_host_stays_as_a_browser_understands_it(source: str) -> None:
    assert CLEAN(f'<iframe src="{source}">') == f'<iframe src="{FRAME}"></iframe>'


@pytest.mark.parametrize(
    "source",
    [
        "http://player.example/v/1",
        "https://player.example:8443/v/1",
        "https://user@player.example/v/1",
        "https://:secret@player.example/v/1",
        "https://evil.example/player.example",
        "https://player.example.evil.example/",
        "https://www.player.example/",
        "https://player.example./",
        "https://evil.example\\@player.example/",
        "//player.example/v/1",
        "/v/1",
        "javascript:alert(1)",
        "data:text/html,x",
        "https://[broken/",
        "",
    ],
)
def test_any_other_frame_is_gone_whole(source: str) -> None:
    assert CLEAN(f'a<iframe class=c src="{source}"><p>inside</iframe>b') == "ab"


def test_a_frame_without_source_is_gone_whatever_its_class_says() -> None:
    assert CLEAN("<iframe srcdoc=x class=' src=\"https://player.example/\"'></iframe>x") == "x"


def test_nothing_may_be_framed_unless_it_is_configured() -> None:
    assert RichText().clean(f'<iframe src="{FRAME}">') == ""
    assert RichText(["PLAYER.example"]).clean(f'<iframe src="{FRAME}">')


def test_a_frame_is_empty_and_says_how_large_it_is_but_not_where() -> None:
    style = "position:fixed;inset:0;width:9px;background:url(/x);aspect-ratio:16 / 9"
    cleaned = CLEAN(
        f'<iframe src="{FRAME}" style="{style}"><!-- </p>\n<b onclick=x()></iframe>after'
    )
    stored = "width:9px;aspect-ratio:16 / 9"
    assert cleaned == f'<iframe src="{FRAME}" style="{stored}"></iframe>after'


@pytest.mark.parametrize(
    ("link", "rel"),
    [
        ("href=/blog", None),
        ("href=/blog target=_self", None),
        ("href=/blog target=_TOP rel=opener", "opener"),
        ("href=/blog target=_blank", "noopener"),
        ("href=/blog target=_BLANK", "noopener"),
        ("href=/blog target=another", "noopener"),
        ('href=/blog target="a&#10;<"', "noopener"),
        ("href=/blog target=_blank rel='nofollow OPENER'", "nofollow noopener"),
        ("href=/blog target=_blank rel=NoOpener", "noopener"),
        ("rel=nofollow href=https://evil.example/", "nofollow noopener"),
        ("href=HTTP://evil.example", "noopener"),
        ("href=//evil.example", "noopener"),
        ("href=https://www.portolan.example/blog", None),
        ("href=mailto:a@b.example", None),
    ],
)
def test_no_page_gets_hold_of_ours(link: str, rel: str | None) -> None:
    ((_, carried),) = tags(f"<a {link}>x</a>")
    assert carried.get("rel") == rel


def test_links_to_our_own_hosts_become_paths() -> None:
    dirty = '<a href="https://WWW.portolan.example/blog?a=1&amp;b=2#c" class="k">x</a>'
    assert CLEAN(dirty) == '<a href="/blog?a=1&amp;b=2#c" class="k">x</a>'


def test_of_thousands_of_payloads_only_listed_tags_remain() -> None:
    results = [tag for payload in payloads() for tag in tags(payload)]
    assert len(results) > 1_000
    assert {tag for tag, _ in results} <= set(SPECIFIED)
    for tag, carried in results:
        plain = {name for name in carried if not name.startswith("data-")}
        assert plain <= EVERYWHERE | CARRIED.get(tag, set())
