"""The kinds of document."""

from pathlib import Path

from portolan.content.types import ContentType
from portolan.core.i18n import lazy

HELP_ARTICLE = ContentType(
    name="help-article",
    path=Path(__file__).with_name("articles"),
    base="/help",
    listed="/help",
    label=lazy("Help Center"),
    schema="portolan.sections.help.schema:HelpArticle",
    searchable="help",
    refers={"category": "help-category"},
    rank=1.2,
)

HELP_CATEGORY = ContentType(
    name="help-category",
    path=Path(__file__).with_name("categories"),
    base="/help/category",
    listed="/help",
    label=lazy("Help category"),
    schema="portolan.content.schema:Category",
)

KINDS = (HELP_ARTICLE, HELP_CATEGORY)
