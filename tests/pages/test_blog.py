"""The blog's landing page: its categories say how much there is to read."""

import re

import pytest

from tests.support.checking_client import CheckingClient


@pytest.mark.parametrize("base_url", ["http://localhost:8000", "http://zh-cn.localhost:8000"])
def test_a_category_counts_its_posts(client: CheckingClient, base_url: str) -> None:
    landing = client.get("/blog", base_url=base_url).text
    fields = re.findall(
        r'href="(/resources/[^"]+)"[^>]*><svg.*?</svg><b>.*?</b> '
        r'<span class="code">(\d+)<',
        landing,
    )
    assert len(fields) == 8
    for path, count in fields:
        posts = client.get(path, base_url=base_url).text.count('<li class="grid">')
        assert posts == int(count), path
