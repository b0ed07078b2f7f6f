"""Every file of templates/ is part of some answer, and every macro is called."""

import re
from collections.abc import Callable

from jinja2 import BaseLoader, Environment, nodes

from app import create_app
from portolan.core.config import ROOT
from tests.conftest import BASE
from tests.support.shipment_lists import LANE, table
from tests.support.shipment_lists import PAGE as LIST
from tests.support.urls import TEMPLATES
from tests.unreached import parsed, read_by

FOLDER = ROOT / "templates"
OTHERS = ("/sitemap.xml", "/sitemaps/airports.xml", "/blog/feed.xml")
"""Addresses that have a template and no page."""

Source = tuple[str, str | None, Callable[[], bool] | None]


class NotingLoader(BaseLoader):
    """Takes note of what is read through it."""

    def __init__(self, loader: BaseLoader) -> None:
        self._loader = loader
        self.read: set[str] = set()

    def get_source(self, environment: Environment, template: str) -> Source:
        """The text, once its name is noted."""
        self.read.add(template)
        return self._loader.get_source(environment, template)


def named_by_views() -> set[str]:
    """The templates that the code names in full: some are shown only after a post."""
    code = "".join(file.read_text("utf-8") for file in (ROOT / "site" / "portolan").rglob("*.py"))
    return set(re.findall(r'"([a-z_/]+\.html)"', code))


def test_every_template_is_part_of_an_answer(environment: dict[str, str]) -> None:
    # So that the recording of a webinar is played.
    app = create_app({**environment, "RICH_TEXT_IFRAME_HOSTS": "media.portolan.example"})
    assert app.jinja_env.loader
    noting = app.jinja_env.loader = NotingLoader(app.jinja_env.loader)
    client = app.test_client()
    for path in (*TEMPLATES.values(), *OTHERS):
        client.get(path, base_url=BASE["en-US"])
    client.post(LIST, data={"rows": table(LANE, ("B",))}, base_url=BASE["en-US"])
    files = {str(file.relative_to(FOLDER)) for file in FOLDER.rglob("*.*")}
    assert files - noting.read - named_by_views() == set()


def test_every_macro_is_called() -> None:
    files = list(FOLDER.rglob("*.html"))
    macros = {one.name for file in files for one in parsed(file).find_all(nodes.Macro)}
    assert macros - {name for file in files for name in read_by(file)} == set()
