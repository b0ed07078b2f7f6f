"""Words of several meanings: each place has the translation of its own meaning."""

import pytest
from flask import Flask
from flask_babel import force_locale

from portolan.core.i18n import lazy_pgettext, pgettext
from portolan.sections.shared.shipment_query.headings import heading_of
from portolan.sections.shipment_list.wording import COLUMN_NAMES, TEMPLATE_NAMES
from tests.support.locales import ZH_CN


@pytest.mark.parametrize(
    ("english", "meanings"),
    [
        ("Unit", {"of weight": "单位", "container, pallet or aircraft unit": "装载单元"}),
        ("none", {"cost": "免费", "straits and canals": "无"}),
        ("Route", {"part of the quote form": "路线", "one of several": "航路"}),
        ("Shipment", {"on a label": "货物编号", "legs added up": "货物（参考号）"}),
    ],
)
def test_a_word_is_translated_by_its_context(
    app: Flask, english: str, meanings: dict[str, str]
) -> None:
    with app.test_request_context(), force_locale(ZH_CN.babel):
        for context, chinese in meanings.items():
            assert pgettext(context, english) == chinese
            assert str(lazy_pgettext(context, english)) == chinese


def test_the_list_reads_the_names_that_it_gives_its_columns(app: Flask) -> None:
    with app.test_request_context(), force_locale(ZH_CN.babel):
        for names in (COLUMN_NAMES, TEMPLATE_NAMES):
            for column, name in names.items():
                heading = heading_of(str(name))
                assert heading is not None
                assert heading.column is column
