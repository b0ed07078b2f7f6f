"""One-word messages: each has a context, but for codes, which mean one thing everywhere."""

from pathlib import Path

import pytest

from portolan.content import catalog
from portolan.content.translation.check import catalogs
from portolan.core.locale import Locale

CODES = set("CIF/DAP/DDU/DDP CSV LCL TEU UN/LOCODE WeChat Weibo XLSX {{year}}".split())
INTERFACE = [
    pytest.param(locale, path, id=locale.code)
    for locale, path in catalogs()
    if path.stem == catalog.MESSAGES
]


@pytest.mark.parametrize(("locale", "path"), INTERFACE)
def test_a_word_says_what_it_means(locale: Locale, path: Path) -> None:
    entries = [one for one in catalog.entries(catalog.read(path, locale)) if one.context is None]
    words = {one.id for one in entries if isinstance(one.id, str) and len(one.id.split()) == 1}
    assert words == CODES
