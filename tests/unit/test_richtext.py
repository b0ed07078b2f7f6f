"""The allow-list, tag by tag and attribute by attribute."""

import pytest

from portolan.richtext import TAGS, RichText

CLEAN = RichText(["player.example"]).clean


@pytest.mark.parametrize("tag", sorted(TAGS - {"br", "img", "iframe", "a"}))
def test_every_listed_tag_keeps_class_and_target_and_nothing_else(tag: str) -> None:
    wrapped = {"tr": "table", "td": "table", "th": "table", "tbody": "table", "thead": "table"}
    html = f'<{tag} class="c" target="_top" id="i" title="t" data-x="1">text</{tag}>'
    cleaned = CLEAN(f"<table>{html}</table>" if tag in wrapped else html)
    assert 'class="c"' in cleaned
    assert 'target="_top"' in cleaned
    for gone in ("id=", "title=", "data-x"):
        assert gone not in cleaned


@pytest.mark.parametrize(
    ("dirty", "clean"),
    [
        ("<script>alert(1)</script>after", "after"),
        ("<p onclick=alert(1)>x</p>", "<p>x</p>"),
        ("<strong>x</strong><em>y</em>", "xy"),
        ('<a href="javascript:alert(1)">x</a>', "<a>x</a>"),
        (
            '<a href="/blog" data-track="1" data-island="X">x</a>',
            '<a href="/blog" data-track="1">x</a>',
        ),
        ('<img src="/a.svg" alt="A" width="3">', '<img src="/a.svg" alt="A">'),
        ("<!-- secret -->x", "x"),
        ("<style>p{}</style>x", "x"),
        ("<svg><a href=/x>y</a></svg>z", "z"),
    ],
)
def test_what_is_not_listed_goes(dirty: str, clean: str) -> None:
    assert CLEAN(dirty) == clean


@pytest.mark.parametrize(
    ("source", "kept"),
    [
        ("https://player.example/v/1", True),
        ("http://player.example/v/1", False),
        ("https://player.example:8443/v/1", False),
        ("https://user@player.example/v/1", False),
        ("https://evil.example/player.example", False),
        ("https://player.example.evil.example/", False),
        ("//player.example/v/1", False),
        ("https://[broken/", False),
    ],
)
def test_frames_come_from_listed_hosts_alone(source: str, kept: bool) -> None:
    cleaned = CLEAN(
        f'<iframe src="{source}" width="1" height="2" style="position:fixed;width:9px"></iframe>'
    )
    assert (source in cleaned) is kept
    assert "position" not in cleaned
