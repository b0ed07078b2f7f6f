"""Pages show the picture that is theirs, captioned, and only that one, before list and figures."""

import pytest
from markupsafe import escape

from portolan.drawing.diagrams.gallery import COVERAGES, PRODUCTS
from portolan.drawing.diagrams.labels import LABELS
from tests.support.checking_client import CheckingClient

PAGES = {
    **{f"/products/{name}": name for name in PRODUCTS},
    **{f"/products/cargo-insurance/{name}": name for name in COVERAGES},
    **{
        f"/{name}": name
        for name in "blog help glossary research global-logistics-update webinars eguides "
        "products".split()
    },
    **{f"/company/{name}": name for name in ("about-us", "careers", "customers", "newsroom")},
    "/company/careers/our-global-offices": "our-global-offices",
}
NEXT = ('class="basis-line"', 'class="incl', 'class="figures"', 'class="posts"', 'class="open')


@pytest.mark.parametrize(("path", "name"), PAGES.items())
def test_a_page_shows_its_picture(client: CheckingClient, path: str, name: str) -> None:
    page = client.get(path).get_data(as_text=True)
    assert page.count('class="picture ') == 1
    with client.application.test_request_context("/"):
        assert f"<figcaption>{escape(LABELS[name])}</figcaption>" in page
    after = [page.index(mark) for mark in NEXT if mark in page]
    assert page.index("<h1") < page.index('class="picture ') < min(after, default=len(page))
