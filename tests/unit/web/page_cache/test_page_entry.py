"""Whether what a visitor has stored of a page is still the page."""

from types import SimpleNamespace

import pytest

from portolan.web.page_cache.page_entry import is_up_to_date

CHANGED = "Wed, 04 Mar 2026 10:00:00 GMT"
VARIANT = SimpleNamespace(etag='"abc"', unchanged=[("Last-Modified", CHANGED)])


@pytest.mark.parametrize(
    ("stored", "is_same"),
    [
        ({}, False),
        ({"HTTP_IF_MODIFIED_SINCE": CHANGED}, True),
        ({"HTTP_IF_MODIFIED_SINCE": "Wed, 04 Mar 2026 09:59:59 GMT"}, False),
        ({"HTTP_IF_MODIFIED_SINCE": "Wed, 04 Mar 2026 10:00:01 GMT"}, True),
        ({"HTTP_IF_MODIFIED_SINCE": "yesterday"}, False),
        ({"HTTP_IF_NONE_MATCH": '"abc"'}, True),
        ({"HTTP_IF_NONE_MATCH": '"other"', "HTTP_IF_MODIFIED_SINCE": CHANGED}, False),
    ],
)
def test_the_tag_counts_before_the_second_of_the_change(
    stored: dict[str, str], *, is_same: bool
) -> None:
    assert is_up_to_date(stored, VARIANT) is is_same  # type: ignore[arg-type]  # all it reads
