"""What the page cache answers, and from where."""

import gzip

import brotli
import pytest
from werkzeug.test import Client

from portolan.web.page_cache.page_store import PageStore
from tests.unit.web.toy_site import EN, ZH, Setting


def test_a_page_is_rendered_once(setting: Setting) -> None:
    first, second = setting.get("/about"), setting.get("/about")
    assert first.data == second.data
    assert setting.site.rendered == ["/about?"]


def test_the_first_answer_is_the_one_that_is_kept(setting: Setting) -> None:
    first, second = (setting.get("/about", accept_encoding="br") for _ in range(2))
    assert first.headers["Content-Encoding"] == "br"
    assert list(first.headers) == list(second.headers)


def test_internal_headers_stay_inside(setting: Setting) -> None:
    setting.site.extra = {"X-Frame-Options": "DENY"}
    for path in ("/blog", "/blog?page=2", "/gone"):
        names = {name.lower() for name, _ in setting.get(path).headers}
        assert "x-frame-options" in names
        assert not names & {"x-page-cache", "x-page-cache-args"}


def test_each_host_has_its_own_page(setting: Setting) -> None:
    assert setting.get("/about", EN).text.startswith(f"<h1>{EN} /about")
    assert setting.get("/about", ZH).text.startswith(f"<h1>{ZH} /about")


def test_each_spelling_of_a_path_is_its_own_page(setting: Setting) -> None:
    for path in ("/about", "/about/", "/About"):
        assert f"{path} " in setting.get(path).text


def test_each_encoding_says_the_same(setting: Setting) -> None:
    plain = setting.get("/about")
    packed = setting.get("/about", accept_encoding="br")
    zipped = setting.get("/about", accept_encoding="gzip")
    assert "Content-Encoding" not in plain.headers
    assert brotli.decompress(packed.data) == gzip.decompress(zipped.data) == plain.data
    for answer in (plain, packed, zipped):
        assert answer.headers["Vary"] == "Accept-Encoding"
        assert int(answer.headers["Content-Length"]) == len(answer.data)
    assert len({answer.headers["ETag"] for answer in (plain, packed, zipped)}) == 3
    assert len(setting.site.rendered) == 1


def test_a_second_visitor_with_another_encoding_gets_his_own(setting: Setting) -> None:
    assert setting.get("/about", accept_encoding="br").headers["Content-Encoding"] == "br"
    assert setting.get("/about", accept_encoding="gzip").headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in setting.get("/about").headers


def test_head_has_the_headers_of_get_and_no_body(setting: Setting) -> None:
    head = setting.client.head("/about", base_url=f"http://{EN}")
    get = setting.get("/about")
    assert head.data == b""
    assert list(head.headers) == list(get.headers)
    assert setting.client.head("/about", base_url=f"http://{EN}").data == b""
    assert setting.get("/about").data == get.data != b""


@pytest.mark.parametrize("form", ["{0}", "W/{0}", '"other", {0}', "*", 'W/"x" , W/{0}'])
def test_a_visitor_who_has_the_page_is_told_so(setting: Setting, form: str) -> None:
    etag = setting.get("/about", accept_encoding="br").headers["ETag"]
    answer = setting.get("/about", accept_encoding="br", if_none_match=form.format(etag))
    assert (answer.status_code, answer.data) == (304, b"")
    assert answer.headers["ETag"] == etag
    assert answer.headers["Cache-Control"] == "public, s-maxage=600"
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert "Content-Type" not in answer.headers
    assert "Content-Encoding" not in answer.headers


def test_the_validator_of_another_encoding_does_not_match(setting: Setting) -> None:
    etag = setting.get("/about", accept_encoding="gzip").headers["ETag"]
    assert setting.get("/about", accept_encoding="br", if_none_match=etag).status_code == 200


@pytest.mark.parametrize("header", ["range", "authorization"])
def test_ranges_and_credentials_go_to_the_application(setting: Setting, header: str) -> None:
    setting.get("/about")
    setting.get("/about", **{header: "bytes=0-1"})
    assert len(setting.site.rendered) == 2


def test_other_methods_go_to_the_application(setting: Setting) -> None:
    for _ in range(2):
        assert setting.client.post("/send", base_url=f"http://{EN}").status_code == 201
    assert len(setting.site.rendered) == 2


def test_a_post_never_gets_a_kept_page(setting: Setting) -> None:
    setting.get("/about")
    assert setting.client.post("/about", base_url=f"http://{EN}").status_code == 405


def test_what_is_not_offered_is_not_kept(setting: Setting) -> None:
    for _ in range(2):
        answer = setting.get("/search?q=incoterm", accept_encoding="br")
        assert brotli.decompress(answer.data).startswith(b"<h1>incoterm</h1>")
    assert len(setting.site.rendered) == 2
    assert setting.get("/search?q=demurrage").text.startswith("<h1>demurrage</h1>")


@pytest.mark.parametrize("status", [404, 500, 203, 302])
def test_no_other_status_is_kept(setting: Setting, status: int) -> None:
    setting.site.status = status
    assert setting.get("/about").status_code == status
    setting.site.status = 200
    assert setting.get("/about").status_code == 200
    assert len(setting.site.rendered) == 2


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Set-Cookie", "visitor=1"),
        ("Vary", "Cookie"),
        ("Vary", "accept-encoding, COOKIE"),
        ("Vary", "Accept"),
        ("Vary", "*"),
        ("Cache-Control", "private"),
        ("Cache-Control", "no-store"),
        ("Content-Encoding", "zstd"),
    ],
)
def test_an_answer_for_one_visitor_is_not_kept(setting: Setting, name: str, value: str) -> None:
    setting.site.extra = {name: value}
    first = setting.get("/about")
    setting.get("/about")
    assert len(setting.site.rendered) == 2
    assert value in first.headers[name]


def test_campaign_arguments_do_not_matter(setting: Setting) -> None:
    pages = [setting.get(f"/about{query}").data for query in ("", "?utm_source=a", "?gclid=b&x")]
    assert len(set(pages)) == 1
    assert setting.site.rendered == ["/about?"]


def test_the_arguments_that_a_page_names_matter(setting: Setting) -> None:
    second = setting.get("/blog?page=2").text
    assert "/blog 2</h1>" in second
    assert "/blog </h1>" in setting.get("/blog").text
    assert setting.get("/blog?utm_source=a&page=2&fbclid=b").text == second
    assert "/blog 3</h1>" in setting.get("/blog?page=3&page=2").text
    assert setting.site.rendered == ["/blog?page=2", "/blog?", "/blog?page=3&page=2"]


def test_the_order_of_arguments_does_not_matter(setting: Setting) -> None:
    setting.get("/blog?page=2&section=air")
    setting.get("/blog?section=air&utm_term=x&page=2")
    assert len(setting.site.rendered) == 1


def test_a_query_of_too_many_fields_is_not_kept(setting: Setting) -> None:
    setting.get("/blog")
    query = "&".join(f"page={number}" for number in range(60))
    for _ in range(2):
        assert setting.get(f"/blog?{query}").status_code == 200
    assert len(setting.site.rendered) == 3


def test_nobody_looks_on_the_disk_for_what_is_not_there(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_for: list[str] = []
    monkeypatch.setattr(PageStore, "read", lambda _, name: looked_for.append(name))
    client = Client(setting.worker(unknown=lambda: ("/gone",)))
    for query in ("", "?x=1"):
        assert client.get(f"/gone{query}", base_url=f"http://{EN}").status_code == 404
    assert looked_for == []
