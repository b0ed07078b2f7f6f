"""The kinds of document."""

from pathlib import Path

from portolan.content.types import ContentType
from portolan.core.i18n import lazy_pgettext
from portolan.sections.glossary.structured import defined_term

GLOSSARY_TERM = ContentType(
    name="glossary-term",
    path=Path(__file__).with_name("terms"),
    base="/glossary",
    listed="/glossary",
    label=lazy_pgettext("part of the site", "Glossary"),
    schema="portolan.sections.glossary.schema:GlossaryTerm",
    searchable="glossary",
    rank=1.3,
    schema_org=defined_term,
)

KINDS = (GLOSSARY_TERM,)
