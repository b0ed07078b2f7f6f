"""What the page cache does when the release changes, and where a path leads elsewhere."""

from pathlib import Path

import pytest
from werkzeug.test import Client

from tests.unit.web.toy_site import EN, Setting


def test_a_new_release_is_seen_within_a_second(setting: Setting) -> None:
    setting.get("/about")
    setting.release, setting.site.words = "r2", "second edition"
    assert "first edition" in setting.get("/about").text
    setting.clock.now += 1.0
    assert "second edition" in setting.get("/about").text
    setting.release, setting.site.words = "r1", "first edition again"
    setting.clock.now += 1.0
    assert "again" in setting.get("/about").text


def test_a_page_rendered_while_the_release_changed_is_shown_but_not_kept(
    setting: Setting,
) -> None:
    def change() -> None:
        setting.release = "r2"

    setting.get("/other")
    setting.site.before_answer = change
    assert setting.get("/about").status_code == 200
    setting.site.before_answer = lambda: None
    setting.get("/about")
    assert setting.site.rendered.count("/about?") == 2


def test_without_a_release_everything_passes(setting: Setting) -> None:
    def broken() -> str:
        raise RuntimeError("no content")

    cache = setting.worker()
    cache._release = broken
    client = Client(cache)
    for _ in range(2):
        assert client.get("/about", base_url=f"http://{EN}").status_code == 200
    assert len(setting.site.rendered) == 2


def test_another_worker_finds_what_the_first_one_rendered(setting: Setting) -> None:
    first = setting.get("/about", accept_encoding="br")
    other = Client(setting.worker()).get(
        "/about", base_url=f"http://{EN}", headers={"Accept-Encoding": "br"}
    )
    assert (other.data, list(other.headers)) == (first.data, list(first.headers))
    assert len(setting.site.rendered) == 1


def test_a_folder_that_cannot_be_written_costs_nothing_but_work(tmp_path: Path) -> None:
    (tmp_path / "shared").write_text("a file where the folder should be")
    setting = Setting(tmp_path)
    assert setting.get("/about").data == setting.get("/about").data
    assert len(setting.site.rendered) == 1


def test_where_a_path_leads_is_asked_once(setting: Setting) -> None:
    first, second = setting.get("/old"), setting.get("/old")
    assert (first.status_code, first.location) == (301, "/new")
    assert (second.status_code, second.location, second.data) == (301, "/new", b"")
    assert dict(first.headers) == dict(second.headers)
    assert setting.site.rendered == ["/old?"]


def test_a_query_on_the_way_is_not_lost(setting: Setting) -> None:
    setting.get("/old")
    assert setting.get("/old?a=1").location == "/new?a=1"
    assert setting.get("/old").location == "/new"


def test_another_release_may_lead_elsewhere(setting: Setting) -> None:
    setting.get("/old")
    setting.release = "r2"
    setting.clock.now += 2
    setting.get("/old")
    assert len(setting.site.rendered) == 2


@pytest.mark.parametrize("extra", [{"Set-Cookie": "a=1"}, {"Cache-Control": "no-store"}])
def test_a_move_that_is_private_is_not_kept(setting: Setting, extra: dict[str, str]) -> None:
    setting.site.extra = extra
    setting.get("/old")
    setting.get("/old")
    assert len(setting.site.rendered) == 2
