"""Numbers, names and messages in each language, as pages write them."""

from decimal import Decimal

import pytest
from babel import Locale
from babel.numbers import format_decimal
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from portolan.core.i18n import pgettext
from portolan.core.locales import locale_by_code
from portolan.web import templating
from portolan.web.locale import current_locale
from portolan.web.templating import country, number
from tests.conftest import BASE
from tests.support.locales import EN_US, ZH_CN

MINUS = "\N{MINUS SIGN}"
"""Wider than the hyphen that Babel writes in English and in Chinese."""

figures = st.one_of(
    st.integers(min_value=-(10**9), max_value=10**9),
    st.floats(min_value=-1e9, max_value=1e9),
    st.decimals(min_value=-(10**9), max_value=10**9, places=5),
)


@given(figures, st.integers(min_value=0, max_value=4))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_number_is_as_babel_writes_it_but_for_the_minus(
    app: Flask, locale: str, value: float | Decimal, digits: int
) -> None:
    with app.test_request_context(base_url=BASE[locale]):
        app.preprocess_request()
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        known = format_decimal(value, pattern, locale=locale_by_code(locale).babel)
        assert number(value, digits) == known.replace("-", MINUS)


@pytest.mark.parametrize(
    ("value", "written"), [(2.675, "2.68"), (0.125, "0.12"), (-0.001, "−0.00")]
)
def test_halves_are_those_of_the_decimal_figure(app: Flask, value: float, written: str) -> None:
    with app.test_request_context():
        known = format_decimal(value, "#,##0.00", locale="en_US")
        assert number(value, 2) == known.replace("-", MINUS) == written


def test_another_language_has_its_own_signs() -> None:
    signs = templating._signs("de_CH")
    known = format_decimal(-1234.5, locale="de_CH")
    assert "-1,234.5".translate(signs) == known.replace("-", MINUS)


def test_a_country_is_as_babel_calls_it(app: Flask, locale: str) -> None:
    with app.test_request_context(base_url=BASE[locale]):
        app.preprocess_request()
        names = Locale.parse(locale_by_code(locale).babel).territories
        assert [country(code) for code in ("FR", "CN", "US")] == [
            names[code] for code in ("FR", "CN", "US")
        ]


def test_each_request_speaks_its_own_language(app: Flask) -> None:
    word = ("part of the site", "Glossary")
    for locale, text in ((EN_US, "Glossary"), (ZH_CN, "术语表"), (EN_US, "Glossary")):
        with app.test_request_context(base_url=BASE[locale.code]):
            app.preprocess_request()
            assert current_locale() is locale
            assert [pgettext(*word), pgettext(*word)] == [text, text]


@pytest.mark.parametrize("context", ["app_context", "test_request_context"])
def test_where_no_locale_is_chosen_it_is_english(app: Flask, context: str) -> None:
    with getattr(app, context)():
        assert current_locale() is EN_US
    assert current_locale() is EN_US
