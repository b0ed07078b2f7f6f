"""The pages and templates that the site's owner asked for, by the owner's names."""

import re

import pytest

from tests.support.checking_client import CheckingClient

PAGES = {
    "404 page": "/404.html",
    "500 page": "/500.html",
    "Home (index)": "/",
    "Careers: diversity and inclusion": "/company/careers/diversity-and-inclusion",
    "Careers: CEO statement": "/company/careers/diversity-and-inclusion/ceo-statement",
    "Careers: jobs list": "/careers/jobs",
    "eguides": "/eguides",
    "get-started": "/get-started",
    "global-logistics-update": "/global-logistics-update",
    "glossary": "/glossary",
    "help": "/help",
    "privacy": "/privacy",
    "search": "/search",
    "sign-up": "/sign-up",
    "talk-to-an-expert": "/talk-to-an-expert",
    "terms-and-conditions": "/terms-and-conditions",
    "webinars": "/webinars",
}
TEMPLATES = {
    "Blog author landing": "/resources/authors/lin-wei",
    "Blog category landing": "/resources/ocean-freight",
    "Blog landing": "/blog",
    "Blog post": "/blog/suez-or-the-cape",
    "Careers team": "/careers/teams/customs",
    "Case study": "/company/customers/bicycles-before-spring",
    "Content landing page": "/COVID-19-trade-insights",
    "Form confirmation page": "/confirmation/contact",
    "Help center article": "/help/demurrage-and-detention",
    "Help center article redirect": "/help/free-time-explained",
    "Help center category": "/help/category/customs",
    "Insurance coverage page": "/products/cargo-insurance/all-risks",
    "Landing page": "/logistics/freight-from-china",
    "Product page": "/products/ocean-freight",
    "Terms detail": "/terms-and-conditions/ocean-freight-terms",
    "Webinar detail": "/webinars/reading-a-freight-quote",
}
SECTIONS = {
    "About us": "/company/about-us",
    "Campaign page": "/switch-your-forwarder",
    "Capital article": "/products/capital/what-inventory-in-transit-costs",
    "Careers": "/company/careers",
    "Contact": "/company/contact",
    "Customers": "/company/customers",
    "Event": "/events/mumbai-customs-workshop-2027",
    "Events": "/events",
    "Europe": "/eu",
    "Glossary term": "/glossary/demurrage",
    "Guide": "/eguides/first-import-handbook",
    "Job": "/careers/jobs/ocean-export-coordinator-hamburg",
    "Market update": "/global-logistics-update/november-2026",
    "News item": "/portolan-opens-durban-office",
    "Newsroom": "/company/newsroom",
    "Offices": "/company/careers/our-global-offices",
    "Products": "/products",
    "Research": "/research",
    "Research paper": "/research/how-far-is-a-route-really",
}
UNFINISHED = re.compile(
    r"lorem ipsum|\bTODO\b|\bTBD\b|\bFIXME\b|coming soon|placeholder text|\{\{|敬请期待|待补充",
    re.IGNORECASE,
)


@pytest.mark.parametrize(
    "path", [pytest.param(path, id=name) for name, path in (PAGES | TEMPLATES | SECTIONS).items()]
)
def test_it_is_there_and_finished(client: CheckingClient, path: str, base_url: str) -> None:
    answer = client.get(path, base_url=base_url)
    assert answer.status_code == 200
    main = answer.get_data(as_text=True).partition("<main")[2].partition("</main>")[0]
    assert len(main) > 300
    assert not UNFINISHED.search(main)
