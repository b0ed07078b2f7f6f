"""The provider itself."""

from portolan.content.types.kind import ContentType
from portolan.content.types.offers import FIGURES
from portolan.core.i18n import lazy

OFFICES_PAGE = "/company/careers/our-global-offices"

COMPANY_PAGE = ContentType(
    name="company-page",
    folder="sections/company/pages",
    base="/company",
    listed="/company/about-us",
    label=lazy("Company"),
    back=lazy("About us"),
    schema="company.CompanyPage",
    reads=("aliases", "headline", *FIGURES),
    searchable="company",
)
OFFICE = ContentType(
    name="office",
    folder="sections/company/offices",
    base=OFFICES_PAGE,
    listed=OFFICES_PAGE,
    label=lazy("Office"),
    back=lazy("All offices"),
    schema="company.Office",
    has_page=False,
)
NEWS_ITEM = ContentType(
    name="news-item",
    folder="sections/newsroom/items",
    base="",
    listed="/company/newsroom",
    label=lazy("News"),
    back=lazy("Back to Newsroom"),
    schema="company.NewsItem",
    reads=("aliases", "city"),
    searchable="company",
    rank=0.6,
)
TEAM = ContentType(
    name="team",
    folder="sections/careers/teams",
    base="/careers/teams",
    listed="/company/careers",
    label=lazy("Team"),
    back=lazy("Back to Careers"),
    schema="company.Team",
    reads=("aliases", "headline"),
    searchable="careers",
)
JOB = ContentType(
    name="job",
    folder="sections/careers/jobs",
    base="/careers/jobs",
    listed="/careers/jobs",
    label=lazy("Job"),
    back=lazy("All jobs"),
    schema="company.Job",
    searchable="careers",
    refers={"team": "team", "city": "office"},
    rank=0.8,
    keywords={"en-US": "job role vacancy", "zh-CN": "职位 招聘 岗位"},
)
LEGAL_PAGE = ContentType(
    name="legal-page",
    folder="sections/legal/pages",
    base="",
    listed="/",
    label=lazy("Legal"),
    back=lazy("Home"),
    schema="company.LegalPage",
    searchable="company",
)
TERMS_DETAIL = ContentType(
    name="terms-detail",
    folder="sections/legal/terms",
    base="/terms-and-conditions",
    listed="/terms-and-conditions",
    label=lazy("Terms"),
    back=lazy("All terms"),
    schema="company.LegalPage",
    searchable="company",
)

KINDS = (COMPANY_PAGE, OFFICE, NEWS_ITEM, TEAM, JOB, LEGAL_PAGE, TERMS_DETAIL)
