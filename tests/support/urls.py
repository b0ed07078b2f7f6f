"""The addresses of the site, by template: what the page, browser and picture tests walk over."""

from pathlib import Path

from portolan.content.store import ContentStore
from portolan.locales import LOCALES

TEMPLATES = {
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
    "products/landing": "/products",
    "products/product": "/products/ocean-freight",
    "products/product with articles": "/products/capital",
    "products/coverage": "/products/cargo-insurance/all-risks",
    "products/coverage of the product": "/products/cargo-insurance",
    "products/capital_article": "/products/capital/what-inventory-in-transit-costs",
    "landing/landing": "/logistics/freight-from-china",
    "landing/content": "/COVID-19-trade-insights",
    "customers/landing": "/company/customers",
    "customers/detail": "/company/customers/bicycles-before-spring",
    "research/landing": "/research",
    "research/detail": "/research/how-far-is-a-route-really",
    "market_update/landing": "/global-logistics-update",
    "market_update/detail": "/global-logistics-update/november-2026",
    "eguides/landing": "/eguides",
    "eguides/detail": "/eguides/first-import-handbook",
    "webinars/landing": "/webinars",
    "webinars/detail": "/webinars/reading-a-freight-quote",
    "webinars/detail to come": "/webinars/hs-codes-workshop",
    "events/landing": "/events",
    "events/detail": "/events/rotterdam-open-desk-2026",
    "newsroom/landing": "/company/newsroom",
    "newsroom/detail": "/portolan-opens-durban-office",
    "company/about_us": "/company/about-us",
    "careers/landing": "/company/careers",
    "careers/offices": "/company/careers/our-global-offices",
    "careers/diversity": "/company/careers/diversity-and-inclusion",
    "careers/statement": "/company/careers/diversity-and-inclusion/ceo-statement",
    "careers/team": "/careers/teams/customs",
    "careers/jobs": "/careers/jobs",
    "careers/jobs filtered": "/careers/jobs?team=customs",
    "careers/jobs none": "/careers/jobs?q=zzzz",
    "careers/job": "/careers/jobs/ocean-export-coordinator-hamburg",
    "legal/page": "/privacy",
    "legal/page with details": "/terms-and-conditions",
    "legal/terms_detail": "/terms-and-conditions/ocean-freight-terms",
    "search/results": "/search?q=demurrage",
    "search/empty": "/search?q=zzzz",
    "search/start": "/search",
    "contact/form": "/company/contact",
    "sign_up/form": "/sign-up",
    "experts/form": "/talk-to-an-expert",
    "quote/form": "/get-started",
    "quote/form prefilled": "/get-started?origin=Shanghai&destination=Rotterdam&mode=air",
    "confirmation/page": "/confirmation/contact",
    "errors/404": "/404.html",
    "errors/500": "/500.html",
    "style/index": "/_style",
}
"""One address for each template and each state of it that looks different."""

LISTS = (
    "/",
    "/products",
    "/research",
    "/global-logistics-update",
    "/eguides",
    "/webinars",
    "/events",
    "/company/customers",
    "/company/newsroom",
    "/careers/jobs",
    "/blog",
    "/help",
    "/glossary",
    "/search",
    "/company/contact",
    "/sign-up",
    "/talk-to-an-expert",
    "/get-started",
    "/confirmation/contact",
    "/confirmation/sign-up",
    "/confirmation/talk-to-an-expert",
    "/confirmation/get-started",
    "/404.html",
    "/500.html",
)


def every_path(content: Path) -> list[str]:
    """Every address of the site, documents included."""
    store = ContentStore(content)
    documents = {path for locale in LOCALES for path in store.paths(locale.code)}
    return sorted(documents.union(LISTS))
