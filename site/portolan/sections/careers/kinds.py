"""The kinds of document."""

from pathlib import Path

from portolan.content.types import ContentType
from portolan.core.i18n import lazy_pgettext
from portolan.sections.careers.structured import job_posting

TEAM = ContentType(
    name="team",
    path=Path(__file__).with_name("teams"),
    base="/careers/teams",
    listed="/company/careers",
    label=lazy_pgettext("of a job", "Team"),
    schema="portolan.sections.careers.schema:Team",
    reads=("aliases", "headline", "first_month"),
    searchable="careers",
)

JOB = ContentType(
    name="job",
    path=Path(__file__).with_name("jobs"),
    base="/careers/jobs",
    listed="/careers/jobs",
    label=lazy_pgettext("kind of page", "Job"),
    schema="portolan.sections.careers.schema:Job",
    searchable="careers",
    refers={"team": "team", "city": "office"},
    rank=0.8,
    keywords="job role vacancy",
    schema_org=job_posting,
)


def office() -> ContentType:
    """The kind of the offices that roles are at."""
    return JOB.kind_at("city")


KINDS = (TEAM, JOB)
