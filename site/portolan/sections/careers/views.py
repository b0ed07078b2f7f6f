"""The pages of careers: landing, offices, diversity, statement, teams, jobs."""

import datetime as dt
from collections import Counter
from dataclasses import replace

from forms.application import ApplicationForm
from portolan.content.types import CONTENT_TYPES
from portolan.core.i18n import _, lazy, lazy_pgettext, pgettext
from portolan.sections.careers.diagram import DIAGRAMS
from portolan.sections.careers.filter import JobFilter, choices, fits, job_views, leads
from portolan.sections.careers.kinds import JOB, KINDS, TEAM, office
from portolan.sections.careers.props import JobListProps, JobView
from portolan.sections.careers.terms import pay_of, terms_of
from portolan.sections.shared.harbor_chart import harbor_chart
from portolan.sections.shared.lead_pages.form_page import FormPage, Step
from portolan.sections.shared.lead_pages.serving import serve
from portolan.sections.shared.opening import all_closed, languages_of, opening
from portolan.web.content_section import (
    crumbs,
    detail,
    document_or_404,
    document_page,
    in_order,
    newest_first,
)
from portolan.web.conversions import Conversion
from portolan.web.errand import COMPANY, Errand
from portolan.web.navigation import Link
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.section import Section

blueprint = Section(
    "careers",
    __name__,
    kinds=KINDS,
    menu=(
        Link(
            lazy_pgettext("our own", "Offices"),
            "/company/careers/our-global-offices",
            ("provider",),
        ),
        Link(
            lazy_pgettext("part of the site", "Careers"),
            "/company/careers",
            ("people", "footer-company"),
        ),
        Link(lazy("Open roles"), "/careers/jobs", ("people",)),
    ),
    errands=(
        Errand(
            "/careers/jobs",
            lazy("Open roles"),
            COMPANY,
            lazy("Every open role, by city and team."),
        ),
        Errand(
            "/company/careers/our-global-offices",
            lazy("Our offices"),
            COMPANY,
            lazy("Every office, its time zone and what it does."),
        ),
    ),
    conversions=(
        Conversion("job_applied", {"job": str}, "the link to apply for a job is followed"),
    ),
    search_groups={"careers": lazy_pgettext("part of the site", "Careers")},
    diagrams=DIAGRAMS,
)

HOME, JOBS = "/company/careers", "/careers/jobs"
DIVERSITY = f"{HOME}/diversity-and-inclusion"


@blueprint.page(HOME)
def landing() -> Page:
    """The landing page: working here, the newest roles, and the teams."""
    jobs = job_views()
    return _company_page(
        "careers/landing.html",
        "careers",
        teams=in_order(TEAM),
        open_roles=Counter(job["team"] for job in jobs),
        newest=jobs[:5],
        count=len(jobs),
    )


@blueprint.page(f"{HOME}/our-global-offices")
def offices() -> Page:
    """Every office: its hours, whether it is open, what it does. No cache keeps it: as for one."""
    now = dt.datetime.now(dt.UTC)
    offices = [(one, opening(one, now), languages_of(one)) for one in in_order(office())]
    closed = all_closed([one for one, *_hours in offices], now)
    page = _company_page(
        "careers/offices.html", "our-global-offices", offices=offices, all_closed=closed
    )
    return replace(page, caching=Caching(args=None))


@blueprint.page(DIVERSITY)
def diversity() -> Page:
    """The page on diversity."""
    return _company_page("careers/diversity.html", "diversity-and-inclusion")


@blueprint.page(f"{DIVERSITY}/ceo-statement")
def ceo_statement() -> Page:
    """The chief executive's statement."""
    doc = document_or_404(CONTENT_TYPES["company-page"], "diversity-and-inclusion")
    return _company_page("careers/statement.html", "ceo-statement", (doc.title, doc.path))


@blueprint.page("/careers/teams/<slug>")
def team(slug: str) -> Page:
    """One team and its open roles."""
    doc = document_or_404(TEAM, slug)
    jobs = [job for job in job_views() if job["team"] == slug]
    hiring = {job["location"] for job in jobs}
    cities = [one for one in in_order(office()) if one.slug in hiring]
    codes = [one.meta["code"] for one in cities]
    return document_page(
        "careers/team.html",
        doc,
        "careers",
        {
            **detail(doc, in_order(TEAM)),
            "crumbs": _way(),
            "jobs": jobs,
            "cities": [one.title for one in cities],
            "chart": harbor_chart(codes, "team", _("World chart of the offices that hire.")),
        },
        title=_("Team: {{title}}", title=doc.title),
    )


@blueprint.page(JOBS)
def jobs() -> Page:
    """The open roles that match the filter; all are sent, for the filter in the browser."""
    everything, wish = job_views(), JobFilter.of_request()
    return Page(
        Body(
            "careers/jobs.html",
            title=_("Open roles"),
            context={
                "crumbs": _way(),
                "list_props": _list_props(everything, wish),
            },
        ),
        metadata=Metadata(
            description=_(
                "Every open role at {{brand}}: filter the list by office, by team and by word."
            ),
            search_index="careers",
        ),
        caching=Caching(
            args=("location", "team", "q"),
            many=bool(wish.q),
        ),
    )


def _list_props(everything: list[JobView], wish: JobFilter) -> JobListProps:
    return {
        "action": JOBS,
        "jobs": [{**job, "fits": fits(job, wish), "leads": leads(job, wish)} for job in everything],
        "choices": choices(everything),
        "wish": {"location": wish.location, "team": wish.team, "q": wish.q},
    }


@blueprint.page("/careers/jobs/<slug>")
def job(slug: str) -> Page:
    """One open role."""
    doc = document_or_404(JOB, slug)
    return document_page(
        "careers/job.html",
        doc,
        "careers",
        {
            **detail(doc, newest_first(JOB)),
            "crumbs": _way((_("Open roles"), JOBS)),
            "team": document_or_404(TEAM, doc.meta["team"]),
            "office": document_or_404(office(), doc.meta["city"]),
            "pay": pay_of(doc),
            "terms": terms_of(doc),
        },
    )


def _company_page(
    template: str, slug: str, step: tuple[str, str | None] | None = None, **more: object
) -> Page:
    doc = document_or_404(CONTENT_TYPES["company-page"], slug)
    return document_page(
        template,
        doc,
        "careers",
        {
            **detail(doc, [doc]),
            "crumbs": crumbs((doc.title, None))
            if slug == "careers"
            else _way(*([step] if step else [])),
            **more,
        },
    )


def _way(*steps: tuple[str, str | None]) -> list[tuple[str, str | None]]:
    return crumbs((pgettext("part of the site", "Careers"), HOME), *steps)


serve(
    blueprint,
    FormPage(
        form=ApplicationForm,
        template="careers/application.html",
        title=lazy("Apply for a role"),
        description=lazy(
            "Apply for an open role at {{brand}}: the role, your résumé as text or link, and when "
            "you could start. A person replies."
        ),
        thanks=lazy("Application received"),
        working_days=5,
        office_fields=("role",),
        next_steps=(
            Step(
                lazy("How we hire"),
                "/company/careers",
                lazy("Four steps, and how long each of them takes."),
            ),
            Step(
                lazy_pgettext("our own", "Offices"),
                "/company/careers/our-global-offices",
                lazy("Fourteen harbors, and what each office does."),
            ),
            Step(
                lazy_pgettext("part of the site", "Glossary"),
                "/glossary",
                lazy("Shipping terms, explained."),
            ),
        ),
    ),
)
