"""The Incoterms 2020 rules, and the lines of the quote form."""

import pytest

from forms.choices import INCOTERMS
from portolan.domain.errors import UnknownCode
from portolan.domain.incoterms import (
    DDU,
    QUOTE_OPTIONS,
    Insurance,
    Party,
    RiskPasses,
    Transport,
    incoterm,
    incoterms,
    quote_option,
)


def codes(**expected: object) -> set[str]:
    return {
        rule.code
        for rule in incoterms()
        if all(getattr(rule, name) == value for name, value in expected.items())
    }


def test_eleven_rules_seven_for_any_mode_four_for_the_sea() -> None:
    assert len(incoterms()) == len(codes()) == 11
    assert codes(transport=Transport.SEA) == {"FAS", "FOB", "CFR", "CIF"}


def test_the_buyer_contracts_the_carriage_under_e_and_f() -> None:
    assert codes(carriage=Party.BUYER) == {"EXW", "FCA", "FAS", "FOB"}


def test_two_rules_make_the_seller_insure() -> None:
    assert codes(insurance=Insurance.CLAUSES_A) == {"CIP"}
    assert codes(insurance=Insurance.CLAUSES_C) == {"CIF"}


def test_one_rule_leaves_export_to_the_buyer_and_one_puts_import_on_the_seller() -> None:
    assert codes(export_clearance=Party.BUYER) == {"EXW"}
    assert codes(import_clearance=Party.SELLER) == {"DDP"}


@pytest.mark.parametrize(
    ("place", "rules"),
    [
        (RiskPasses.AT_DISPOSAL, {"EXW"}),
        (RiskPasses.TO_CARRIER, {"FCA", "CPT", "CIP"}),
        (RiskPasses.ALONGSIDE, {"FAS"}),
        (RiskPasses.ON_BOARD, {"FOB", "CFR", "CIF"}),
        (RiskPasses.READY_TO_UNLOAD, {"DAP", "DDP"}),
        (RiskPasses.UNLOADED, {"DPU"}),
    ],
)
def test_where_the_risk_passes(place: RiskPasses, rules: set[str]) -> None:
    assert codes(risk_passes=place) == rules


def test_a_rule_by_its_letters() -> None:
    assert incoterm("CIF").name == "Cost, Insurance and Freight"


@pytest.mark.parametrize("code", ["DDU", "DAT", "fob", ""])
def test_what_is_no_rule(code: str) -> None:
    with pytest.raises(UnknownCode) as caught:
        incoterm(code)
    assert (caught.value.field, caught.value.code) == ("incoterm", code)


def test_ddu_left_and_what_to_write_instead() -> None:
    assert DDU.left_in == 2010
    assert incoterm(DDU.use).import_clearance is Party.BUYER


def test_the_lines_are_those_of_the_quote_form_and_name_its_terms() -> None:
    assert [option.value for option in QUOTE_OPTIONS] == [value for value, _ in INCOTERMS]
    for option, (_, label) in zip(QUOTE_OPTIONS, INCOTERMS, strict=True):
        named = str(label).replace(" or ", "/").split("/")
        assert list(option.codes) == [code for code in named if code != "Other"]


@pytest.mark.parametrize(
    ("code", "value"),
    [("EXW", "exw-fob"), ("FOB", "exw-fob"), ("DDU", "cif-dap-ddu-ddp"), ("FCA", "other")],
)
def test_a_term_finds_its_line(code: str, value: str) -> None:
    assert quote_option(code) == value


def test_every_term_of_the_lines_is_a_rule_but_one() -> None:
    named = {code for option in QUOTE_OPTIONS for code in option.codes}
    assert named - {rule.code for rule in incoterms()} == {"DDU"}
