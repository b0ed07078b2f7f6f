"""Links to our own hosts: which are taken for ours, and that the path leads to the same page."""

import ada_url
import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.core.rich_text.links import hosts_of, relative

SITES = (
    "https://www.portolan.example",
    "https://cn.portolan.example",
    "http://localhost:8000",
)
OWN = hosts_of(SITES)
CHINESE = "https://cn.portolan.example"
PAGE = f"{CHINESE}/help/demurrage"

texts = st.text(max_size=30)
spellings = st.sampled_from(
    [
        "https://{}",
        "HTTPS://{}",
        "https://{}:443",
        "https://{}.",
        "https://{}.:443",
        "http://{}",
        "Http://{}:80",
        "//{}",
        "//{}:443",
        "\\\\{}",
        "/\\{}",
        "https:/\t/{}",
        " https:\\\\{}",
        "https://editor@{}",
        "https://editor:secret@{}",
    ]
)
hosts = st.sampled_from(
    ["www.portolan.example", "WWW.Portolan.Example", "cn.portolan.example", "ｃｎ.portolan.example"]
)
rests = st.builds("{}{}".format, st.sampled_from(["", "/", "?", "#", "//", "/\\", "/..//"]), texts)


@st.composite
def own_links(draw: st.DrawFn) -> str:
    """A link to a page of ours, in one of the ways in which it can be written."""
    rest = draw(rests)
    # Anything else would go on with the host or the port.
    ends = rest if rest[:1] in ("", "/", "?", "#") else f"/{rest}"
    return draw(spellings).format(draw(hosts)) + ends


def seen(address: str) -> ada_url.URL:
    """The address as a browser resolves it on a page of the Chinese site."""
    return ada_url.URL(address, base=PAGE)


@given(own_links())
def test_a_link_to_one_of_our_hosts_stays_on_the_host_of_the_page(address: str) -> None:
    result = relative(address, OWN)
    assert result.startswith("/")
    assert seen(result).origin == CHINESE
    query, given_ = seen(result), seen(address)
    assert (query.pathname, query.search, query.hash) == (
        given_.pathname,
        given_.search,
        given_.hash,
    )


@given(own_links())
def test_a_path_is_final(address: str) -> None:
    result = relative(address, OWN)
    assert relative(result, OWN) == result


@given(st.one_of(texts, st.builds("{}{}{}".format, spellings, texts, rests)))
def test_whatever_is_no_link_to_us_stays_as_it_is(address: str) -> None:
    result = relative(address, OWN)
    if result != address:
        assert seen(address).hostname.removesuffix(".") in {host.name for host in OWN}
        assert seen(result).origin == CHINESE


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("https://www.portolan.example", "/"),
        ("https://www.portolan.example/blog", "/blog"),
        ("https://CN.portolan.example/blog?a=1#b", "/blog?a=1#b"),
        ("http://www.portolan.example:80/blog", "/blog"),
        ("//www.portolan.example./blog", "/blog"),
        ("http://localhost:8000/blog", "/blog"),
        ("https://www.portolan.example//evil.example", "/.//evil.example"),
        ("https://www.portolan.example/\\evil.example", "/.//evil.example"),
        ("https://www.portolan.example/价格", "/%E4%BB%B7%E6%A0%BC"),
    ],
)
def test_ours(address: str, expected: str) -> None:
    assert relative(address, OWN) == expected


@pytest.mark.parametrize(
    "address",
    [
        "/blog",
        "blog",
        "#top",
        "?page=2",
        "",
        "mailto:desk@portolan.example",
        "ftp://www.portolan.example/",
        "https://portolan.example.evil.example/",
        "https://app.portolan.example/",
        "https://www.portolan.example:8443/",
        "http://localhost/blog",
        "https://www.portolan.example..",
        "https://evil.example\\@www.portolan.example/",
        "https://www.portolan.example@evil.example/",
        "https://evil.example/https://www.portolan.example/",
        "https://[broken",
    ],
)
def test_not_ours(address: str) -> None:
    assert relative(address, OWN) == address
