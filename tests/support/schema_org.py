"""What things of schema.org have to say, as search engines ask for it."""

from collections.abc import Iterator
from typing import Any

Thing = dict[str, Any]

# What search engines ask for (schema.org, and Google's lists of required and recommended ones).
ARTICLE = "headline description url image datePublished dateModified author publisher inLanguage"
REQUIRED = {
    "Answer": "text",
    "Article": ARTICLE,
    "BlogPosting": ARTICLE,
    "BreadcrumbList": "itemListElement",
    "DefinedTerm": "name description url inDefinedTermSet",
    "DefinedTermSet": "name url inLanguage",
    "EntryPoint": "urlTemplate",
    "Event": "name description url image startDate endDate eventStatus eventAttendanceMode "
    "location organizer",
    "FAQPage": "mainEntity inLanguage",
    "JobPosting": "title description datePosted employmentType hiringOrganization jobLocation",
    "ListItem": "position name item",
    "NewsArticle": ARTICLE,
    "Organization": "name url logo",
    "Person": "name url",
    "Place": "address",
    "PostalAddress": "addressLocality addressCountry",
    "ProfilePage": "mainEntity inLanguage",
    "Question": "name acceptedAnswer",
    "SearchAction": "target query-input",
    "VirtualLocation": "url",
    "WebPage": "name url inLanguage isPartOf publisher",
    "WebSite": "name url inLanguage potentialAction",
}


def things_in(value: object) -> Iterator[Thing]:
    """Every thing in a graph, those within others included."""
    if isinstance(value, list):
        for one in value:
            yield from things_in(one)
    elif isinstance(value, dict):
        if "@type" in value:
            yield value
        for one in value.values():
            yield from things_in(one)


def missing_in(one: Thing) -> list[str]:
    """What a thing lacks."""
    expected = REQUIRED[one["@type"]].split()
    return [f"{one['@type']}.{name}" for name in expected if not one.get(name)]
