"""Which value breaks which rule of the quote form, and what is kept of a good one."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.datastructures import MultiDict

from forms import figures
from forms.quote import QuoteForm
from tests.support.form_cases import QUOTE
from tests.support.locales import EN_US
from tests.unit.forms.conftest import SENT, errors_of

REQUIRED = "Required"
BAD_RESPONSE = "Please enter a valid response"
MakeQuote = Callable[..., QuoteForm]

REFUSED = [
    ("origin", "", REQUIRED),
    ("origin", "x" * 201, BAD_RESPONSE),
    ("destination", "\u200b", REQUIRED),
    ("destination", "x" * 201, BAD_RESPONSE),
    ("destination", "Shanghai", BAD_RESPONSE),
    ("destination", "  ＳＨＡＮＧＨＡＩ ", BAD_RESPONSE),
    ("delivery", "", REQUIRED),
    ("delivery", "door-to-door", BAD_RESPONSE),
    ("mode", "", REQUIRED),
    ("mode", "rail", BAD_RESPONSE),
    ("weight_kg", "", REQUIRED),
    ("weight_kg", "0", BAD_RESPONSE),
    ("weight_kg", "-5", BAD_RESPONSE),
    ("weight_kg", "10,000,001", BAD_RESPONSE),
    ("weight_kg", "heavy", BAD_RESPONSE),
    ("weight_kg", "9" * 100_000, BAD_RESPONSE),
    ("volume_cbm", "", REQUIRED),
    ("volume_cbm", "0", BAD_RESPONSE),
    ("volume_cbm", "20,000.1", BAD_RESPONSE),
    ("volume_cbm", "4,8000", BAD_RESPONSE),
    ("volume_cbm", "4 kg", BAD_RESPONSE),
    ("dangerous_goods", "uranium", BAD_RESPONSE),
    ("cargo_value_usd", "1,000,000,001", BAD_RESPONSE),
    ("cargo_value_usd", "a lot", BAD_RESPONSE),
    ("incoterm", "", REQUIRED),
    ("incoterm", "fob", BAD_RESPONSE),
    ("ready_date", "", REQUIRED),
    ("ready_date", "soon", BAD_RESPONSE),
    ("ready_date", "2020-01-01", BAD_RESPONSE),
    ("ready_date", "9999-12-31", BAD_RESPONSE),
    ("first_name", "", REQUIRED),
    ("last_name", "", REQUIRED),
    ("company_name", "", REQUIRED),
    ("work_email", "", "Please enter an email address"),
    ("country", "", REQUIRED),
    ("phone", "12", "Please enter a valid phone number"),
    ("consent", "", REQUIRED),
]
TAKEN = [
    ("phone", ""),
    ("weight_kg", "8 x 600"),
    ("weight_kg", "0.1"),
    ("weight_kg", "10,000,000"),
    ("weight_kg", "1.200,5 kg"),
    ("cargo_value_usd", "$20,000"),
    ("volume_cbm", "0.001"),
    ("volume_cbm", "20000"),
    ("dangerous_goods", ""),
    ("cargo_value_usd", ""),
    ("cargo_value_usd", "0"),
    ("mode", "air"),
]
FCL = {"mode": "ocean-fcl", "volume_cbm": ""}


@pytest.mark.parametrize(("name", "value", "message"), REFUSED)
def test_refused(quote: MakeQuote, name: str, value: str, message: str) -> None:
    assert errors_of(quote(**{name: value})) == {name: message}


@pytest.mark.parametrize(("name", "value"), TAKEN)
def test_taken(quote: MakeQuote, name: str, value: str) -> None:
    assert errors_of(quote(**{name: value})) == {}


@pytest.mark.parametrize(
    ("day", "is_taken"),
    [
        ("2026-11-20", False),
        ("2026-11-21", True),
        ("2028-11-21", True),
        ("2028-11-22", True),  # in the east it is the 22nd by now
        ("2028-11-23", False),
    ],
)
def test_the_cargo_is_ready_from_today_on_and_within_two_years(
    quote: MakeQuote, monkeypatch: pytest.MonkeyPatch, day: str, *, is_taken: bool
) -> None:
    monkeypatch.setattr(figures, "now", lambda: datetime(2026, 11, 21, 15, tzinfo=UTC))
    assert (errors_of(quote(ready_date=day)) == {}) is is_taken


class TestContainers:
    """Counted for full loads, and for nothing else."""

    @pytest.mark.parametrize(
        "counts",
        [
            {"containers-20-standard": "1"},
            {"containers-45-high-cube": "500"},
            {"containers-20-standard": "０２", "containers-40-standard": "0"},
        ],
    )
    def test_taken(self, quote: MakeQuote, counts: dict[str, str]) -> None:
        assert errors_of(quote(**FCL, **counts)) == {}

    @pytest.mark.parametrize(
        ("counts", "message"),
        [
            ({}, REQUIRED),
            ({"containers-20-standard": "0"}, REQUIRED),
            ({"containers-20-standard": " "}, REQUIRED),
            ({"containers": "2"}, REQUIRED),
            ({"containers-53-domestic": "2"}, REQUIRED),
            ({"containers-20-standard": "501"}, BAD_RESPONSE),
            ({"containers-20-standard": "-1"}, BAD_RESPONSE),
            ({"containers-20-standard": "1.5"}, BAD_RESPONSE),
            ({"containers-20-standard": "1", "containers-40-standard": "some"}, BAD_RESPONSE),
        ],
    )
    def test_refused(self, quote: MakeQuote, counts: dict[str, str], message: str) -> None:
        assert errors_of(quote(**FCL, **counts)) == {"containers": message}

    def test_kept_as_numbers(self, quote: MakeQuote) -> None:
        counts = {"containers-40-high-cube": "03", "containers-20-standard": "2"}
        saved = quote(**FCL, **counts).stored()
        assert saved["containers"] == "2 x 20-standard, 3 x 40-high-cube"

    @pytest.mark.parametrize("mode", ["ocean-lcl", "air"])
    def test_not_asked_of_part_loads(self, quote: MakeQuote, mode: str) -> None:
        form = quote(mode=mode, **{"containers-20-standard": "many"})
        assert errors_of(form) == {}
        assert "containers" not in form.stored()


def test_volume_is_not_asked_of_full_loads(quote: MakeQuote) -> None:
    form = quote(mode="ocean-fcl", volume_cbm="much", **{"containers-20-standard": "1"})
    assert errors_of(form) == {}
    assert "volume_cbm" not in form.stored()


def test_without_a_mode_only_the_mode_is_missed(quote: MakeQuote) -> None:
    assert errors_of(quote(mode="", volume_cbm="")) == {"mode": REQUIRED}


def test_several_kinds_of_dangerous_goods(quote: MakeQuote) -> None:
    form = quote(dangerous_goods=["batteries", "magnets", "batteries"])
    assert errors_of(form) == {}
    assert form.stored()["dangerous_goods"] == "batteries,magnets"
    wrong = quote(dangerous_goods=["batteries", "uranium"])
    assert errors_of(wrong) == {"dangerous_goods": BAD_RESPONSE}


@pytest.mark.parametrize(
    ("name", "typed", "saved"),
    [
        ("weight_kg", "1.200,5 kg", "1200.5"),
        ("weight_kg", "8 pallets of 600 kg", "4800"),
        ("weight_kg", "8 托×600公斤", "4800"),
        ("volume_cbm", "3,5 m³", "3.5"),
        ("cargo_value_usd", "US$ 20,000", "20000"),
    ],
)
def test_numbers_are_kept_for_machines(quote: MakeQuote, name: str, typed: str, saved: str) -> None:
    assert quote(**{name: typed}).stored()[name] == saved


def test_what_is_kept(quote: MakeQuote) -> None:
    form = quote()
    assert form.validate()
    assert form.stored() == {
        "origin": "Shanghai",
        "destination": "Rotterdam",
        **{name: QUOTE.answers[name] for name in ("pickup", "pickup_address")},
        **{name: QUOTE.answers[name] for name in ("delivery", "delivery_address")},
        "mode": "ocean-lcl",
        "goods": "",
        "pieces": "",
        "weight_kg": "3100",
        "volume_cbm": "4.8",
        "dangerous_goods": "magnets",
        "cargo_value_usd": "12500.50",
        "incoterm": "cif-dap-ddu-ddp",
        "ready_date": QUOTE.answers["ready_date"],
        "note": "",
        "first_name": "Femke",
        "last_name": "de Wit",
        "company_name": "De Wit Keramiek B.V.",
        "work_email": "femke@example.com",
        "country": "NL",
        "country_code": "+31",
        "phone": "010 555 0148",
        "phone_e164": "+31105550148",
    }
    assert "work out the quote" in (form.agreed_to or "")


class TestPrefilled:
    """What an address brings."""

    @pytest.mark.parametrize(
        ("given", "taken"),
        [
            ({"origin": " Shanghai\r\n", "mode": "air"}, ("Shanghai", "", "air")),
            ({"origin": "<b>", "destination": "鹿特丹"}, ("<b>", "鹿特丹", "")),
            ({"mode": "rail"}, ("", "", "")),
            ({"origin": "x" * 201, "destination": " "}, ("", "", "")),
            ({}, ("", "", "")),
        ],
    )
    def test_only_what_could_be_sent(
        self, given: dict[str, str], taken: tuple[str, str, str]
    ) -> None:
        form = QuoteForm(None, locale=EN_US, prefilled=given)
        assert (form.origin.data, form.destination.data, form.mode.data) == taken
        assert not any(field.errors for field in form.questions)

    def test_what_was_left_out_is_told_to_those_who_ask(self) -> None:
        given = {"origin": "Shanghai", "destination": " shanghai", "mode": "air", "volume_cbm": "x"}
        form = QuoteForm(None, locale=EN_US, prefilled=given)
        assert form.left_out == {"destination": BAD_RESPONSE, "volume_cbm": BAD_RESPONSE}

    @pytest.mark.parametrize("name", ["work_email", "consent", "submission_key", "fold_here", "x"])
    def test_nothing_else(self, name: str) -> None:
        form = QuoteForm(None, locale=EN_US, prefilled={name: "y"}, meta=SENT)
        assert [field.data for field in form.questions if field.data] == []
        assert (form.key, form.flags) == ("", [])


ANSWERS = [*QUOTE.answers, "containers-20-standard", "containers-40-high-cube"]


@given(st.dictionaries(st.sampled_from(ANSWERS), st.text(max_size=60)))
def test_no_text_breaks_the_form(answers: dict[str, str]) -> None:
    form = QuoteForm(MultiDict({**QUOTE.answers, **answers}), locale=EN_US, meta=SENT)
    form.validate()
    stored = form.stored().values()
    assert all(one == one.strip() and not set(one) & set("\0\r\x1b\u202e") for one in stored)
