"""The Incoterms: risk and cost pass in the order of the delivery."""

from portolan.domain.incoterms import INCOTERMS


def test_eleven_rules_whose_cost_never_passes_before_the_risk() -> None:
    assert len(INCOTERMS) == 11
    assert all(rule.risk <= rule.cost for rule in INCOTERMS.values())


def test_the_c_rules_and_ddp_alone_are_paid_beyond_the_risk() -> None:
    paid = {code for code, rule in INCOTERMS.items() if rule.is_paid_beyond_risk}
    assert paid == {"CPT", "CIP", "CFR", "CIF", "DDP"}
