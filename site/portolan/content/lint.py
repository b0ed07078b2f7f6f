"""Checks of a document that its schema cannot express."""

import re
from collections.abc import Iterator

from markdown_it.token import Token

from portolan.content import markdown
from portolan.content.sources import ContentError, SourceDocument
from portolan.core.i18n import FIGURE, PLACEHOLDER, common_values

_SIZED = re.compile(r"<img\b(?=[^>]*\bwidth=)(?=[^>]*\bheight=)(?=[^>]*\balt=)[^>]*>")
_IMAGE = re.compile(r"<img\b[^>]*>")


def faults(source: SourceDocument) -> Iterator[ContentError]:
    """Every fault of a document, with its line."""
    _, tokens = markdown.parse(source.text)
    for token in tokens:
        if token.type == "heading_open" and token.tag == "h1":
            yield _fault(source, token, "the title is the page's only h1: begin with ##")
        for child in token.children or []:
            if message := _link_fault(str(child.attrGet("href") or child.attrGet("src") or "")):
                yield _fault(source, token, message)
        if "<img" in token.content:
            yield from _image_faults(source, token)
    yield from _unknown_placeholders(source)


def _link_fault(address: str) -> str:
    if address.startswith("//"):
        return f"{address}: write the whole address, with https:"
    if address.startswith("http:"):
        return f"{address}: use https"
    return ""


def _image_faults(source: SourceDocument, token: Token) -> Iterator[ContentError]:
    for image in _IMAGE.findall(token.content):
        if not _SIZED.match(image):
            yield _fault(source, token, "an image needs width, height and alt")


def _unknown_placeholders(source: SourceDocument) -> Iterator[ContentError]:
    known = common_values().keys() | source.meta.values.keys()
    for number, line in enumerate(source.text.splitlines(), 1):
        for name in PLACEHOLDER.findall(line):
            # Figures that are named are looked for by the build.
            if name not in known and not FIGURE.fullmatch(f"{{{{{name}}}}}"):
                yield ContentError(source.file, number, f"nothing fills {{{{{name}}}}}")


def _fault(source: SourceDocument, token: Token, message: str) -> ContentError:
    return ContentError(source.file, (token.map or [0])[0] + 1, message)
