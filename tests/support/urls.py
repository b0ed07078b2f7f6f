"""The addresses of the site, by template: what the page, browser and picture tests walk over."""

import datetime as dt
from collections.abc import Mapping
from pathlib import Path

from portolan.content.store import ContentStore
from portolan.content.translation.source_notes import source_notes
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
    **source_notes()["examples"],
    "arrival/index answered": (
        "/arrival?origin=Shanghai&destination=Rotterdam&from_door=y&to_door=y"
        f"&ready={dt.date.today() + dt.timedelta(days=60)}"  # noqa: DTZ011 - far from any midnight
    ),
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
