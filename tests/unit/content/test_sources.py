"""A document's sources: the page that says it, or a print by name."""

import pytest
from pydantic import ValidationError

from portolan.content.schema import Source


@pytest.mark.parametrize("url", [None, "https://x.example/a", "https://x.example/?p=131890"])
def test_a_page_is_a_source_and_so_is_a_print_without_address(url: str | None) -> None:
    source = Source.model_validate({"title": "ICC, UCP 600"} | ({"url": url} if url else {}))
    assert source.url is None or str(source.url) == url


@pytest.mark.parametrize("url", ["https://x.example", "https://x.example/"])
def test_a_home_page_is_refused(url: str) -> None:
    with pytest.raises(ValidationError, match="a home page says nothing"):
        Source.model_validate({"title": "A port", "url": url})
