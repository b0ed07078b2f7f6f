"""The addresses of the site, by template: what the page, browser and picture tests walk over."""

import datetime as dt
from collections.abc import Mapping
from pathlib import Path

from portolan.content.store import ContentStore
from portolan.core.locales import LOCALES
from portolan.sections import load_sections
from portolan.web.list_section import ListSection

LIST_SECTIONS = [one for one in load_sections() if isinstance(one, ListSection)]


def _of_list_sections() -> dict[str, str]:
    """The list of each, and the first of its documents."""
    lists = {f"{one.name}/landing": one.kind.listed for one in LIST_SECTIONS}
    details = {
        f"{one.name}/detail": f"{one.kind.base}/{min(one.kind.path.glob('*.md')).stem}"
        for one in LIST_SECTIONS
    }
    return lists | details


TEMPLATES = {
    **_of_list_sections(),
    "home/index": "/",
    "blog/landing": "/blog",
    "blog/post": "/blog/suez-or-the-cape",
    "blog/category": "/resources/ocean-freight",
    "blog/author": "/resources/authors/ines-okafor",
    "help/landing": "/help",
    "help/category": "/help/category/charges-and-invoices",
    "help/article": "/help/demurrage-and-detention",
    "help/moved": "/help/free-time-explained",
    "glossary/landing": "/glossary",
    "glossary/term": "/glossary/verified-gross-mass",
    "glossary/term of law": "/glossary/section-122",
    "glossary/trade_rules": "/glossary/trade-rules",
    "products/landing": "/products",
    "products/product": "/products/ocean-freight",
    "products/product with articles": "/products/capital",
    "products/coverage": "/products/cargo-insurance/all-risks",
    "products/coverage of the product": "/products/cargo-insurance",
    "products/capital_article": "/products/capital/what-inventory-in-transit-costs",
    "landing/landing": "/logistics/freight-from-china",
    "landing/content": "/COVID-19-trade-insights",
    "customers/detail": "/company/customers/bicycles-before-spring",
    "research/detail": "/research/how-far-is-a-route-really",
    "market_update/detail": "/global-logistics-update/november-2026",
    "eguides/detail": "/eguides/first-import-handbook",
    "webinars/detail": "/webinars/reading-a-freight-quote",
    "webinars/detail to come": "/webinars/hs-codes-workshop",
    "events/detail": "/events/rotterdam-open-desk-2026",
    "newsroom/detail": "/portolan-opens-durban-office",
    "company/about_us": "/company/about-us",
    "company/for_customers": "/company/for-customers",
    "company/office": "/company/careers/our-global-offices/shanghai",
    "company/press": "/company/press",
    "careers/landing": "/company/careers",
    "careers/offices": "/company/careers/our-global-offices",
    "careers/diversity": "/company/careers/diversity-and-inclusion",
    "careers/statement": "/company/careers/diversity-and-inclusion/ceo-statement",
    "careers/team": "/careers/teams/customs",
    "careers/jobs": "/careers/jobs",
    "careers/jobs filtered": "/careers/jobs?team=customs",
    "careers/jobs none": "/careers/jobs?q=zzzz",
    "careers/job": "/careers/jobs/ocean-export-coordinator-hamburg",
    "atlas/landing": "/atlas",
    "atlas/landing asked": "/atlas?q=valencia",
    "atlas/landing none": "/atlas?q=zzzzqq",
    "atlas/list": "/atlas/oceanport?country=NL",
    "atlas/list of documents": "/atlas/vessel",
    "atlas/place": "/atlas/oceanport/rotterdam-nlrtm",
    "atlas/place by air": "/atlas/airport/amsterdam-schiphol-ams",
    "atlas/place of data": "/atlas/oceanport/das-island-aedas",
    "atlas/vessel": "/atlas/vessel/cap-san-nicolas-9622203",
    "atlas/warehouse": "/atlas/warehouse/antwerp-kallo",
    "atlas/route": "/atlas/route/shanghai-to-rotterdam",
    "atlas/route by air": "/atlas/route/hong-kong-to-chicago-by-air",
    "atlas/service": "/atlas/service/east-china-california-fcl",
    "legal/page": "/privacy",
    "legal/page with details": "/terms-and-conditions",
    "legal/terms_detail": "/terms-and-conditions/ocean-freight-terms",
    "privacy_choices/choices": "/privacy/choices",
    "search/results": "/search?q=demurrage",
    "search/empty": "/search?q=zzzz",
    "search/start": "/search",
    "contact/form": "/company/contact",
    "sign_up/form": "/sign-up",
    "experts/form": "/talk-to-an-expert",
    "careers/application": "/company/careers/apply",
    "careers/application for a role": "/company/careers/apply?role=Account+manager,+Dubai",
    "newsletter/form": "/newsletter",
    "route_search/index": "/route-search",
    "route_search/index asked": "/route-search?origin=valencia&destination=zzzz",
    "route_search/not_found": "/route-search/not-found",
    "route_search/route": "/route-search/shanghai-cnsha/rotterdam-nlrtm",
    "route_search/what_if": "/route-search/shanghai-cnsha/rotterdam-nlrtm/what-if",
    "route_search/route by air": "/route-search/frankfurt-fra/chicago-ohare-ord",
    "route_search/route to a lake": "/route-search/yantian-cnytn/chicago-uschi?weight_kg=4800",
    "hs_codes/index": "/data/hs-code",
    "hs_codes/index asked": "/data/hs-code?q=laptop",
    "hs_codes/index none": "/data/hs-code?q=zzzzqq",
    "hs_codes/code section": "/data/hs-code/section-v-mineral-products",
    "hs_codes/code chapter": "/data/hs-code/09-coffee-tea-mate-and-spices",
    "hs_codes/code heading": "/data/hs-code/9403-furniture-and-parts-thereof-in-chapter-94",
    "hs_codes/code subheading": (
        "/data/hs-code/610910-t-shirts-singlets-and-other-vests-of-cotton-knitted"
    ),
    "api/index": "/api",
    "arrival/index": "/arrival",
    "arrival/index answered": (
        "/arrival?origin=Shanghai&destination=Rotterdam&from_door=y&to_door=y"
        f"&ready={dt.date.today() + dt.timedelta(days=60)}"  # noqa: DTZ011 - far from any midnight
    ),
    "load_planner/index": "/load-planner",
    "load_planner/index asked": (
        "/load-planner?unit=40-standard&pieces-1-count=25&pieces-1-length=120&pieces-1-width=80"
        "&pieces-1-height=100&pieces-1-weight=400&pieces-1-top=y"
    ),
    "emissions/calculator": "/emissions-calculator",
    "emissions/calculator answered": (
        "/emissions-calculator?origin=Shanghai&destination=Rotterdam&weight_kg=20000"
    ),
    "shipment_list/index": "/emissions-calculator/list",
    "emissions/sign_up": "/open-emissions-signup",
    "border_labels/paps": "/paps",
    "border_labels/pars with a label": "/pars?number=7X4Q1048823",
    "quote/form": "/get-started",
    "quote/form prefilled": "/get-started?origin=Shanghai&destination=Rotterdam&mode=air",
    "confirmation/page": "/confirmation/contact",
    "errors/404": "/404.html",
    "errors/500": "/500.html",
    "errors/offline": "/offline",
    "style_guide/index": "/_style",
    "event_sink/index": "/_sink",
}
"""One address for each template and each state of it that looks different."""

DEVELOPMENT = {name: path for name, path in TEMPLATES.items() if path.startswith("/_")}
"""Those of them that are in development alone."""

RELEASED = {name: path for name, path in TEMPLATES.items() if name not in DEVELOPMENT}
"""Those that visitors reach."""

LISTS = (
    "/",
    *(one.kind.listed for one in LIST_SECTIONS),
    "/products",
    "/company/for-customers",
    "/company/press",
    "/careers/jobs",
    "/atlas",
    "/atlas/oceanport",
    "/atlas/airport",
    "/atlas/vessel",
    "/atlas/warehouse",
    "/atlas/route",
    "/atlas/service",
    "/blog",
    "/help",
    "/glossary",
    "/glossary/trade-rules",
    "/search",
    "/company/contact",
    "/sign-up",
    "/talk-to-an-expert",
    "/company/careers/apply",
    "/newsletter",
    "/get-started",
    "/load-planner",
    "/arrival",
    "/route-search",
    "/route-search/not-found",
    "/api",
    "/emissions-calculator",
    "/emissions-calculator/list",
    "/open-emissions-signup",
    "/data/hs-code",
    "/paps",
    "/pars",
    "/confirmation/contact",
    "/confirmation/sign-up",
    "/confirmation/apply",
    "/confirmation/talk-to-an-expert",
    "/confirmation/get-started",
    "/confirmation/open-emissions-signup",
    "/confirmation/newsletter",
    "/privacy/choices",
    "/404.html",
    "/500.html",
    "/offline",
)


def every_path(content: Path) -> list[str]:
    """Every address of the site, documents included."""
    store = ContentStore(content)
    documents = {path for locale in LOCALES for path in store.paths(locale.code)}
    return sorted(documents.union(LISTS))


def one_each(templates: Mapping[str, str]) -> dict[str, str]:
    """One address for each template, without its other states."""
    return {name: path for name, path in templates.items() if " " not in name}
