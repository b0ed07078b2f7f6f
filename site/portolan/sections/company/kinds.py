"""The kinds of document."""

from pathlib import Path

from portolan.content.types import FIGURES, ContentType
from portolan.core.i18n import lazy_pgettext

OFFICES_PAGE = "/company/careers/our-global-offices"

COMPANY_PAGE = ContentType(
    name="company-page",
    path=Path(__file__).with_name("pages"),
    base="/company",
    listed="/company/about-us",
    label=lazy_pgettext("kind of page", "Company"),
    schema="portolan.sections.company.schema:CompanyPage",
    reads=("aliases", "headline", *FIGURES),
    searchable="company",
)

OFFICE = ContentType(
    name="office",
    path=Path(__file__).with_name("offices"),
    base=OFFICES_PAGE,
    listed=OFFICES_PAGE,
    label=lazy_pgettext("our own", "Office"),
    schema="portolan.sections.company.schema:Office",
    reads=("aliases", "district"),
)

KINDS = (COMPANY_PAGE, OFFICE)
