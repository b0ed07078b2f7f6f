"""Control characters in addresses: refused in a path, spaces in a query; and escaped slashes."""

import pytest

from tests.support.checking_client import CheckingClient

CONTROLS = [f"%{code:02x}" for code in (*range(0x20), 0x7F)]
ALLOWED_IN_QUERIES = {"%09", "%0a", "%0d"}


@pytest.mark.parametrize(
    "path", ["/blog{}", "/{}", "/data/hs-code/{}", "/page-data/a{}/page-data.json"]
)
def test_a_path_with_one_is_refused(client: CheckingClient, path: str) -> None:
    for control in CONTROLS:
        answer = client.get(path.format(control))
        assert answer.status_code == 400
        assert b"\0" not in answer.data


@pytest.mark.parametrize(
    "path", ["/blog%2F{}", "/blog%2f{}", "/page-data/blog%2F{}/page-data.json"]
)
def test_an_escaped_slash_is_none(client: CheckingClient, path: str) -> None:
    assert client.get(path.format("suez-or-the-cape")).status_code == 404
    assert client.get("/help%2F115370").status_code == 404


@pytest.mark.parametrize(
    "path", ["/search?q=", "/data/hs-code?q=", "/emissions-calculator?origin="]
)
def test_no_page_repeats_one_of_its_query(client: CheckingClient, path: str) -> None:
    dropped = "".join(control for control in CONTROLS if control not in ALLOWED_IN_QUERIES)
    answer = client.get(f"{path}Ham{dropped.upper()}{dropped}burg")
    assert answer.status_code in (200, 422)
    assert "Ham" in answer.text
    assert "burg" in answer.text
    assert not set(answer.text) & {chr(code) for code in (*range(9), 11, 12, *range(14, 32), 127)}
