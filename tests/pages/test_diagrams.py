"""Pages show the picture that is theirs, captioned, and only that one, before list and figures."""

import pytest
from markupsafe import escape

from portolan.core.quotation import typeset
from portolan.sections import load_sections
from portolan.sections.products.coverage_diagrams import COVERAGES
from tests.support.checking_client import CheckingClient

DIAGRAMS = {name: each for one in load_sections() for name, each in one.diagrams.items()}
IN_TEXTS = {
    "cartons-on-a-floor": "/eguides/container-planning-guide",
    "pallets-on-a-floor": "/eguides/container-planning-guide",
    "weight-in-halves": "/eguides/container-planning-guide",
    "verified-gross-mass": "/help/submit-verified-gross-mass",
}
PAGES = {
    **{
        f"/products/{name}": name
        for name, each in DIAGRAMS.items()
        if not each.is_frieze and name not in COVERAGES and name not in IN_TEXTS
    },
    **{f"/products/cargo-insurance/{name}": name for name in COVERAGES},
    **{
        f"/{name}": name
        for name in "blog glossary research global-logistics-update webinars eguides "
        "products".split()
    },
    "/company/careers": "careers",
    "/company/careers/our-global-offices": "our-global-offices",
}
NEXT = ('class="basis-line"', 'class="incl', 'class="figures"', 'class="posts"', 'class="open')

# Above its picture this page has what people come for, the open roles.
AFTER = {"/company/careers": ('class="prose"', 'class="places')}


@pytest.mark.parametrize(("path", "name"), PAGES.items())
def test_a_page_shows_its_picture(client: CheckingClient, path: str, name: str) -> None:
    page = client.get(path).get_data(as_text=True)
    assert page.count('class="picture ') == 1
    one = DIAGRAMS[name]
    with client.application.test_request_context("/"):
        title, alt = (escape(str(each)) for each in (one.headline, one.alt))
        finding = escape(typeset(str(one.finding)))
        assert f'<figcaption><b>{title}</b> <span class="d3">{finding}</span>' in page
        assert f'<div role="img" aria-label="{alt}">' in page
    after = [page.index(mark) for mark in AFTER.get(path, NEXT) if mark in page]
    assert page.index("<h1") < page.index('class="picture ') < min(after, default=len(page))


@pytest.mark.parametrize(
    ("name", "path"), [*IN_TEXTS.items(), ("lcl", "/help/lcl-charges-explained")]
)
def test_a_text_shows_the_diagram_that_it_names(
    client: CheckingClient, name: str, path: str
) -> None:
    article = client.get(path).get_data(as_text=True).partition('<article class="prose">')[2]
    with client.application.test_request_context("/"):
        title = escape(str(DIAGRAMS[name].headline))
    assert f"<figcaption><b>{title}</b>" in article
    assert 'class="diagram-' not in article


def test_the_help_center_begins_with_its_search(client: CheckingClient) -> None:
    page = client.get("/help").get_data(as_text=True)
    marks = ('data-island="SearchBox"', 'class="topics ', 'class="picture ')
    assert [*marks] == sorted(marks, key=page.index)


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/events", "Where our days take place"),
        ("/company/customers", "The lanes of these stories, as container lines sail them"),
    ],
)
def test_a_chart_across_a_page_has_a_title_a_finding_and_a_text_alternative(
    client: CheckingClient, path: str, title: str
) -> None:
    page = client.get(path).get_data(as_text=True)
    figure = page[page.index('<figure class="field green') :]
    assert f'<figcaption><b>{title}</b> <span class="d3">' in figure
    assert figure.count('role="img" aria-label="') == 2
