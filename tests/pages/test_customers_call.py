"""For customers: an office that is open now, or that none is."""

import datetime as dt

import pytest

from portolan.sections.shared.opening import opening
from tests.support.checking_client import CheckingClient

PAGE = "/company/for-customers"


@pytest.mark.parametrize(
    ("moment", "text"),
    [
        # A Tuesday: morning in Rotterdam, when others sleep; and a Sunday, when all do.
        ("2026-03-10T09:00+00:00", 'href="/company/careers/our-global-offices/rotterdam"'),
        ("2026-03-08T12:00+00:00", "No office is open now"),
    ],
)
def test_who_to_call_now(
    client: CheckingClient, monkeypatch: pytest.MonkeyPatch, moment: str, text: str
) -> None:
    at = dt.datetime.fromisoformat(moment)
    monkeypatch.setattr(
        "portolan.sections.company.opening", lambda office, _now: opening(office, at)
    )
    page = client.get(PAGE)
    call = page.text.partition('id="part-call"')[2].partition("</section>")[0]
    assert text in call
    assert "no-store" in page.headers["Cache-Control"] or "private" in page.headers["Cache-Control"]


def test_the_page_speaks_both_languages(client: CheckingClient, base_url: str) -> None:
    assert client.get(PAGE, base_url=base_url).status_code == 200
