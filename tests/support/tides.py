"""A section as somebody would add it: four files in a folder of its own, and its templates."""

from pathlib import Path

FILES = {
    "sections/tides/__init__.py": '''\
"""Tides: how high the water stands, and when."""

from pathlib import Path

from portolan.content.types import ContentType
from portolan.core.i18n import lazy
from portolan.web.list_section import ListSection
from portolan.web.navigation import Link
from portolan.web.structured_data.article import article

TIDE = ContentType(
    name="tide",
    path=Path(__file__).with_name("words"),
    base="/tides",
    listed="/tides",
    label=lazy("Tide"),
    schema="portolan.sections.tides.schema:Tide",
    searchable="tides",
    schema_org=article("Article"),
)

blueprint = ListSection(
    "tides",
    __name__,
    kind=TIDE,
    title=lazy("Tides"),
    description=lazy("How high the water stands at the quay, and when."),
    feed="/tides/feed.xml",
    menu=(Link(lazy("Tides"), "/tides", ("reading", "footer-read")),),
    search_groups={"tides": lazy("Tides")},
)
''',
    "sections/tides/schema.py": '''\
"""What the front matter of a tide says."""

from portolan.content.schema import Dated


class Tide(Dated):
    """A tide, and how high it comes."""

    height_m: float
''',
    "sections/tides/words/perigean-spring-tide.md": """\
---
title: Perigean spring tide
summary: A spring tide that comes while the moon is nearest to the earth, and so the highest.
date: 2026-03-20
height_m: 6.1
---

The quay at the syzygial mark is under water for an hour.
""",
    "sections/tides/redirects.csv": """\
fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser,statusCode
/high-water,/tides,,,,
/low-water,/nowhere,,,,
""",
}
"""Each file of the section by its place."""

TEMPLATES = {
    "templates/tides/landing.html": """\
<h1>{{ heading }}</h1>
{% for doc in docs %}<p><a href="{{ doc.path }}">{{ doc.title }}</a></p>{% endfor %}
""",
    "templates/tides/detail.html": "<h1>{{ doc.title }}</h1>{{ doc.html }}\n",
}


def written(folder: Path) -> Path:
    """The folder, with the section and its templates in it."""
    for name, text in {**FILES, **TEMPLATES}.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder
