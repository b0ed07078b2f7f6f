"""The pages that carry a canonical link."""

import pytest
from flask import Flask

from portolan.sections.canonical import CANONICAL_PATTERNS
from portolan.web.canonical import has_canonical_link


@pytest.mark.parametrize(
    ("path", "canonical"),
    [
        ("/", False),
        ("/blog", False),
        ("/blog/suez-or-the-cape", False),
        ("/help", True),
        ("/help/demurrage-and-detention", True),
        ("/help/category/customs", False),
        ("/glossary/demurrage", False),
        ("/resources/ocean-freight", True),
        ("/resources/authors/lin-wei", True),
        ("/resources/authors", True),
        ("/search", True),
        ("/company/contact", False),
        ("/route-search", True),
        ("/route-search/shanghai-cnsha/rotterdam-nlrtm", True),
        ("/products/cargo-insurance", True),
        ("/products/ocean-freight", False),
        ("/privacy/", True),
    ],
)
def test_canonical_links_stand_on_the_listed_patterns_alone(
    app: Flask, path: str, canonical: bool
) -> None:
    with app.app_context():
        assert has_canonical_link(path) is canonical


def test_every_canonical_pattern_begins_with_a_slash() -> None:
    assert all(pattern.startswith("/") for pattern in CANONICAL_PATTERNS)
