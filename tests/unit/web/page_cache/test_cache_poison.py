"""Nothing that a visitor sends beside the key reaches a page that others get."""

from pathlib import Path

import pytest
from flask import request

from tests.unit.web.toy_site import EN, ZH, Setting

EVIL = "evil.example"


@pytest.fixture
def setting(tmp_path: Path) -> Setting:
    return Setting(tmp_path)


def _reflect_everything(setting: Setting) -> None:
    """The worst application: it writes the whole request into its page."""
    setting.site.reflect = lambda: (
        f"{sorted(request.headers.items())} {request.full_path} {request.get_data(as_text=True)}"
        f" {request.environ.get('REQUEST_URI')} {request.environ.get('RAW_URI')}"
        f" {request.script_root}"
    )


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-Host": EVIL},
        {"X-Forwarded-Prefix": f"//{EVIL}"},
        {"X-Forwarded-Port": EVIL},
        {"Forwarded": f"host={EVIL}"},
        {"X-Original-Url": f"/{EVIL}"},
        {"X-Rewrite-Url": f"/{EVIL}"},
        {"X-Http-Method-Override": EVIL},
        {"Cookie": f"name={EVIL}"},
        {"X-Anything": EVIL},
    ],
)
def test_a_header_does_not_reach_a_kept_page(setting: Setting, headers: dict[str, str]) -> None:
    _reflect_everything(setting)
    setting.client.get("/about", base_url=f"http://{EN}", headers=headers)
    assert EVIL not in setting.get("/about").text
    rendered = len(setting.site.rendered)
    assert EVIL not in setting.client.get("/about", base_url=f"http://{EN}", headers=headers).text
    assert len(setting.site.rendered) == rendered


@pytest.mark.parametrize("query", [f"utm_source={EVIL}", f"page=2&x={EVIL}", f"Page={EVIL}"])
@pytest.mark.parametrize("path", ["/about", "/blog"])
def test_an_unnamed_argument_does_not_reach_a_kept_page(
    setting: Setting, path: str, query: str
) -> None:
    _reflect_everything(setting)
    for _ in range(2):
        assert EVIL not in setting.get(f"{path}?{query}").text
    assert EVIL not in setting.get(path).text
    assert EVIL not in setting.get(f"{path}?page=2").text


def test_an_argument_cannot_smuggle_another_key(setting: Setting) -> None:
    setting.get("/blog?page=2%26section%3Dair")
    assert "/blog 2</h1>" in setting.get("/blog?page=2&section=air").text
    setting.get("/blog%3Fpage=2")
    assert "/blog 2</h1>" in setting.get("/blog?page=2").text


def test_a_body_does_not_reach_a_kept_page(setting: Setting) -> None:
    _reflect_everything(setting)
    setting.client.get("/about", base_url=f"http://{EN}", data=EVIL)
    assert EVIL not in setting.get("/about").text


def test_a_raw_address_does_not_reach_a_kept_page(setting: Setting) -> None:
    _reflect_everything(setting)
    setting.get("/about")
    raw = {"REQUEST_URI": f"/about?{EVIL}", "RAW_URI": f"/about?{EVIL}"}
    setting.client.get("/blog?utm=1", base_url=f"http://{EN}", environ_overrides=raw)
    assert EVIL not in setting.get("/blog").text


@pytest.mark.parametrize("host", [EVIL, f"{EN}:81", f"{EN}.", f"www.{EN}", EN.upper(), ""])
def test_only_the_exact_hosts_are_kept_for(setting: Setting, host: str) -> None:
    for _ in range(2):
        setting.client.get("/about", base_url=f"http://{EN}", headers={"Host": host})
    assert len(setting.site.rendered) == 2
    assert EVIL not in setting.get("/about").text
    assert not (setting.folder / "shared").exists() or len(setting.site.rendered) == 3


def test_hosts_do_not_mix_by_a_path(setting: Setting) -> None:
    setting.get(f"/{ZH}/about", EN)
    assert setting.get("/about", ZH).text.startswith(f"<h1>{ZH} /about")


def test_a_head_request_cannot_leave_an_empty_page(setting: Setting) -> None:
    setting.client.head("/about", base_url=f"http://{EN}")
    assert setting.get("/about").text.startswith("<h1>")


def test_a_very_long_address_is_not_kept(setting: Setting) -> None:
    path = "/" + "a" * 3_000
    setting.get(path)
    setting.get(path)
    assert len(setting.site.rendered) == 2
