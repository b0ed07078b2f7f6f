"""The kinds of document."""

from pathlib import Path

from portolan.content.types import ContentType
from portolan.core.i18n import lazy_pgettext

LEGAL_PAGE = ContentType(
    name="legal-page",
    path=Path(__file__).with_name("pages"),
    base="",
    listed="/",
    label=lazy_pgettext("kind of page", "Legal"),
    schema="portolan.sections.legal.schema:LegalPage",
    searchable="company",
)

TERMS_DETAIL = ContentType(
    name="terms-detail",
    path=Path(__file__).with_name("terms"),
    base="/terms-and-conditions",
    listed="/terms-and-conditions",
    label=lazy_pgettext("legal", "Terms"),
    schema="portolan.sections.legal.schema:LegalPage",
    searchable="company",
)

KINDS = (LEGAL_PAGE, TERMS_DETAIL)
