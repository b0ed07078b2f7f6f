"""The HS codes put together: complete, in order, put right, in both languages."""

import pytest

from portolan.domain.hs import packaged
from portolan.domain.hs.checks import EXPECTED, RESERVED, counts
from portolan.domain.hs.code import Level, addressed
from portolan.domain.hs.codes import all_codes, sections
from portolan.domain.hs.record import HsCode

CODES = {code.code: code for code in all_codes()}


def test_it_has_what_the_edition_of_2022_has() -> None:
    assert counts(tuple(CODES.values())) == EXPECTED
    assert len(CODES) == len(all_codes()) == 6957


@pytest.mark.parametrize("missing", ["99", "9999", "999999", "TOTAL", RESERVED])
def test_what_is_not_of_the_system_is_left_out(missing: str) -> None:
    assert missing not in CODES
    assert missing not in packaged.texts()


def test_each_code_follows_the_one_above_it() -> None:
    seen: set[str] = set()
    for code in CODES.values():
        above = {Level.SECTION: code.code, Level.CHAPTER: code.section}.get(
            code.level, code.code[:-2]
        )
        assert code.level is Level.SECTION or above in seen
        seen.add(code.code)


@pytest.mark.parametrize(
    ("chapter", "section"),
    [("01", "I"), ("15", "III"), ("63", "XI"), ("71", "XIV"), ("84", "XVI"), ("97", "XXI")],
)
def test_chapters_lie_in_their_sections(chapter: str, section: str) -> None:
    assert CODES[chapter].section == section
    assert [s.number for s in sections() if s.holds(chapter)] == [section]


def test_every_address_leads_back_to_its_code() -> None:
    for code in CODES.values():
        assert addressed(code.slug) == code.code


@pytest.mark.parametrize(
    "slug",
    [
        "section-xvii-vehicles-aircraft-vessels-and-associated-transport-equipment",
        "84-machinery-and-mechanical-appliances-boilers-nuclear-reactors",
        "0902-tea",
        "6109-t-shirts-singlets-and-other-vests-knitted-or-crocheted",
        "870380-vehicles-with-only-electric-motor-for-propulsion",
    ],
)
def test_addresses_stay(slug: str) -> None:
    assert slug in {code.slug for code in CODES.values()}


def test_sections_chapters_and_headings_have_chinese_titles() -> None:
    def wants(code: HsCode) -> bool:
        return code.level is not Level.SUBHEADING

    assert not [
        code.code for code in CODES.values() if bool(code.translations.get("zh")) is not wants(code)
    ]


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("293333", "and trimeperidine (INN); salts thereof"),
        ("293391", "and triazolam (INN); salts thereof"),
        ("382711", "hydrofluorocarbons (HFCs)"),
        ("382761", "1,1,1-trifluoroethane (HFC-143a)"),
        ("382765", "20% or more by mass of pentafluoroethane (HFC-125)"),
        ("8462", "not specified above"),
        ("854931", "polychlorinated biphenyls (PCBs)"),
        ("9022", "chairs and the like"),
    ],
)
def test_texts_that_were_cut_off_are_complete(code: str, words: str) -> None:
    assert not packaged.texts()[code].endswith(words)
    assert CODES[code].text.endswith(words)
