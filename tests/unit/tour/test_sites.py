"""Which sites a tour photographs."""

from tests.tour.__main__ import sites
from tests.tour.arguments import parser


def test_a_deployed_site_is_photographed_where_it_is() -> None:
    given = parser(None).parse_args(
        ["--base-url-en", "https://en.example/", "--base-url-zh", "https://zh.example"]
    )
    with sites(given) as known:
        assert known == {"en-US": "https://en.example", "zh-CN": "https://zh.example"}


def test_a_site_that_is_not_named_is_left_out() -> None:
    with sites(parser(None).parse_args(["--base-url-en", "https://en.example"])) as known:
        assert known == {"en-US": "https://en.example"}
