"""What people come to read: blog, help, glossary, research, guides, market updates."""

import datetime as dt

from portolan.content.schema.common import (
    FrontMatter,
    Line,
    Locode,
    Ordered,
    Signed,
    SitePath,
    Slug,
)


class BlogPost(Signed):
    """A post, filed under one category."""

    category: Slug


class BlogAuthor(FrontMatter):
    """A person who writes and speaks; the title is the name."""

    role: str
    office: Locode


class HelpArticle(Ordered):
    """An answer; one with `moved_to` only points at where the answer is now."""

    category: Slug
    checked: dt.date
    moved_to: SitePath | None = None


class GlossaryTerm(FrontMatter):
    """A term; the summary is its definition in one sentence."""

    abbreviation: str | None = None


class CapitalArticle(Signed):
    """An article on paying for goods that are under way."""


class ResearchPaper(Signed):
    """A paper: what was asked, what was found, and how; `findings` stand before the text."""

    findings: tuple[Line, ...]


class MarketUpdate(Signed):
    """A month on the water, in the air and at the border; `actions` are what to do about it."""

    actions: tuple[Line, ...]


class EGuide(Signed):
    """A long guide to read, print and keep; `audience` says for whom it was written."""

    audience: Line
