"""The pages and templates that the site's owner asked for, by the owner's names."""

import re
from typing import Any

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
    "emissions-calculator": "/emissions-calculator",
    "get-started": "/get-started",
    "global-logistics-update": "/global-logistics-update",
    "glossary": "/glossary",
    "help": "/help",
    "open-emissions-signup": "/open-emissions-signup",
    "paps": "/paps",
    "pars": "/pars",
    "privacy": "/privacy",
    "route-search: index": "/route-search",
    "route-search: origin and destination": "/route-search/shanghai-cnsha/rotterdam-nlrtm",
    "route-search: not found": "/route-search/not-found",
    "search": "/search",
    "sign-up": "/sign-up",
    "talk-to-an-expert": "/talk-to-an-expert",
    "terms-and-conditions": "/terms-and-conditions",
    "webinars": "/webinars",
}
TEMPLATES = {
    "Atlas: airport": "/atlas/airport/amsterdam-schiphol-ams",
    "Atlas: oceanport": "/atlas/oceanport/rotterdam-nlrtm",
    "Atlas: route": "/atlas/route/shanghai-to-rotterdam",
    "Atlas: service": "/atlas/service/east-china-california-fcl",
    "Atlas: vessel": "/atlas/vessel/cap-san-nicolas-9622203",
    "Atlas: warehouse": "/atlas/warehouse/antwerp-kallo",
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
TOOLS = {
    "Atlas": "/atlas",
    "Atlas: airports": "/atlas/airport",
    "Atlas: oceanports": "/atlas/oceanport",
    "Atlas: routes": "/atlas/route",
    "Atlas: services": "/atlas/service",
    "Atlas: vessels": "/atlas/vessel",
    "Atlas: warehouses": "/atlas/warehouse",
    "HS codes": "/data/hs-code",
    "HS codes: section": "/data/hs-code/section-ii-vegetable-products",
    "HS codes: chapter": "/data/hs-code/"
    "84-machinery-and-mechanical-appliances-boilers-nuclear-reactors",
    "HS codes: heading": "/data/hs-code/"
    "8517-telephone-sets-including-smartphones-and-other-telephones",
    "HS codes: subheading": "/data/hs-code/"
    "851713-telephone-sets-smartphones-for-cellular-or-other-wireless",
    "The tools' JSON": "/api",
}
SPELLINGS = {
    "/route-search/CNSHA/NLRTM": "/route-search/shanghai-cnsha/rotterdam-nlrtm",
    "/route-search/上海/Rotterdam": "/route-search/shanghai-cnsha/rotterdam-nlrtm",
    "/atlas/oceanport/CNSHA": "/atlas/oceanport/shanghai-cnsha",
    "/atlas/airport/lax": "/atlas/airport/los-angeles-lax",
    "/data/hs-code/8517": TOOLS["HS codes: heading"],
}
PLACE = {"code", "name", "type", "country", "slug", "latitude", "longitude"}
EMISSION = {
    *("co2e_kg", "distance_km", "distance_basis", "factor", "factor_unit", "factor_set", "year"),
    *("scope", "formula"),
}
SHANGHAI_ROTTERDAM = "origin=CNSHA&destination=rotterdam-nlrtm"
UNFINISHED = re.compile(
    r"lorem ipsum|\bTODO\b|\bTBD\b|\bFIXME\b|coming soon|placeholder text|\{\{|敬请期待|待补充",
    re.IGNORECASE,
)


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, id=name) for name, path in (PAGES | TEMPLATES | SECTIONS | TOOLS).items()],
)
def test_it_is_there_and_finished(client: CheckingClient, path: str, base_url: str) -> None:
    answer = client.get(path, base_url=base_url)
    assert answer.status_code == 200
    main = answer.get_data(as_text=True).partition("<main")[2].partition("</main>")[0]
    assert len(main) > 300
    assert not UNFINISHED.search(main)


@pytest.mark.parametrize(("spelled", "path"), SPELLINGS.items())
def test_another_spelling_leads_to_the_slug(
    client: CheckingClient, spelled: str, path: str, base_url: str
) -> None:
    answer = client.get(spelled, base_url=base_url)
    assert (answer.status_code, answer.location) == (301, path)


def test_the_tools_answer_as_json(client: CheckingClient, base_url: str) -> None:
    def answer_to(address: str) -> Any:
        answer = client.get(f"/api/{address}", base_url=base_url)
        assert answer.status_code == 200
        return answer.get_json()

    assert set(answer_to("places?q=rotterdam&type=oceanport")["places"][0]) >= PLACE
    routes = answer_to(f"routes?{SHANGHAI_ROTTERDAM}")
    assert set(routes["origin"]) >= PLACE
    modes = [option["mode"] for option in routes["options"]]
    assert set(modes) == {"ocean-fcl", "ocean-lcl", "air"}
    ways = [set(one["passages"]) for one in routes["options"] if one["mode"] == "ocean-fcl"]
    assert ["suez" in way for way in ways] == [True, False]
    assert set(answer_to(f"emissions?{SHANGHAI_ROTTERDAM}&mode=air&weight_kg=500")) >= EMISSION
    result = answer_to("hs?q=coffee")["codes"]
    assert set(result[0]) >= {"code", "level", "text", "slug"}
    assert set(answer_to(f"hs/{result[0]['code']}")) >= {"code", "parents", "children"}


@pytest.mark.parametrize(
    ("address", "status", "field"),
    [
        ("routes?origin=zzzzqq&destination=NLRTM", 404, "origin"),
        ("routes?origin=CNSHA", 422, "destination"),
        ("hs/999999", 404, "code"),
        ("emissions?origin=PVG&destination=FRA&mode=air&weight_kg=x", 422, "weight_kg"),
    ],
)
def test_the_tools_refuse_as_json(
    client: CheckingClient, address: str, status: int, field: str, base_url: str
) -> None:
    answer = client.get(f"/api/{address}", base_url=base_url)
    assert answer.status_code == status
    error = answer.get_json()["error"]
    assert error["field"] == field
    assert error["message"].isascii() is ("zh-cn" not in base_url)
