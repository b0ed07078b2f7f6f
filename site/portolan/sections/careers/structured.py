"""Structured data of open roles; filled ones have no document any more."""

import re

import nh3
from markupsafe import escape

from portolan.content.types import Doc
from portolan.web.structured_data.article import published
from portolan.web.structured_data.organization import publisher
from portolan.web.structured_data.thing import Thing, absolute, referred, thing

HOURS = {"full-time": "FULL_TIME", "part-time": "PART_TIME"}
CONTRACTS = {"fixed-term": "TEMPORARY", "internship": "INTERN"}
"""The contract types of schema.org; others are described by their hours alone."""

PLAIN_TAGS = {"h2", "h3", "li", "ol", "p", "ul"}
_ANCHOR = re.compile(r'<a class="anchor".*?</a>')


def job_posting(doc: Doc) -> Thing:
    """The JobPosting of an open role."""
    return thing(
        "JobPosting",
        title=doc.title,
        description=_description(doc),
        url=absolute(doc.path),
        datePosted=published(doc),
        employmentType=_employment_types(doc),
        hiringOrganization=publisher(),
        jobLocation=_place(*referred(doc, "city")),
    )


def _description(doc: Doc) -> str:
    """The text of the page as plain HTML for job boards, without links and classes."""
    text = f"<p>{escape(doc.summary)}</p>{_ANCHOR.sub('', doc.html)}"
    return nh3.clean(text, tags=PLAIN_TAGS, attributes={})


def _employment_types(doc: Doc) -> list[str]:
    contract = CONTRACTS.get(doc.meta["contract"])
    return [HOURS[doc.meta["hours"]], *([contract] if contract else [])]


def _place(office: Doc) -> Thing:
    address = thing(
        "PostalAddress", addressLocality=office.title, addressCountry=office.meta["country"]
    )
    return thing("Place", address=address)
