"""The sites on a developer's machine."""

from portolan.core.local_sites import addresses, settings


def test_each_language_has_its_address() -> None:
    assert list(addresses("8000")) == [
        "  http://localhost:8000  English",
        "  http://zh-cn.localhost:8000  中文",
    ]


def test_each_language_has_its_setting() -> None:
    assert list(settings("81")) == [
        "SITE_URL_EN_US=http://localhost:81",
        "SITE_URL_ZH_CN=http://zh-cn.localhost:81",
    ]
