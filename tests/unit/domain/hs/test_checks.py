"""The checks find nothing, and each of them can find something."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from portolan.domain.hs import checks
from portolan.domain.hs.codes import all_codes, sections, translated_texts
from portolan.domain.hs.everyday import EverydayGoods
from portolan.domain.hs.made_of import OfMaterial
from portolan.domain.hs.notes import notes
from portolan.domain.hs.record import HsCode

CODES = all_codes()


def without(bare: str) -> tuple[HsCode, ...]:
    return tuple(code for code in CODES if code.code != bare)


def with_text(bare: str, text: str) -> tuple[HsCode, ...]:
    return tuple(replace(code, text=text) if code.code == bare else code for code in CODES)


def test_there_are_no_faults() -> None:
    assert checks.faults() == ()


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        (lambda: without("847130"), "subheadings=5611"),
        (lambda: without("8471"), "847130 lacks 8471"),
        (lambda: without("84"), "sections and chapters differ in ['77', '84']"),
        (lambda: (*CODES, CODES[-1]), f"{CODES[-1].code} is there twice"),
        (lambda: with_text("847130", "Machines (portable"), "847130 has an open bracket"),
        (lambda: with_text("847130", "Machines; portable,"), "847130 has an untidy text"),
        (lambda: with_text("847130", "Copra"), "two subheadings read 'Copra'"),
    ],
)
def test_faults_of_codes_are_found(
    monkeypatch: pytest.MonkeyPatch, changed: Callable[[], tuple[HsCode, ...]], fault: str
) -> None:
    monkeypatch.setattr(checks, "all_codes", changed)
    assert any(fault in result for result in checks.faults())


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("sections", sections()[1:], "the sections are not I to XXI"),
        ("sections", (replace(sections()[0], last="06"), *sections()[1:]), "sections overlap"),
        (
            "translated_texts",
            {"zh": {**translated_texts()["zh"], "7701": "空"}},
            "7701 has a text (zh), but",
        ),
        ("translated_texts", {"zh": {}}, "8471 has no text (zh)"),
        ("everyday", (EverydayGoods({"en": ("robot",)}, ("7701",)),), "no code 7701"),
        (
            "everyday",
            (EverydayGoods({"en": ("towel", "cotton towel")}, ("630260",)),),
            "towel: its code is of one fiber",
        ),
        ("everyday", (EverydayGoods({"en": ("robot",), "zh": ()}, ("8479",)),), "lacks a language"),
        ("everyday", (EverydayGoods({"en": ("robot",)}, ("8479",), "robot"),), "lacks this kind"),
        (
            "made_of",
            {"cup": (OfMaterial("7701", frozenset(), "Of tin.", {}),)},
            "cup: no code 7701",
        ),
        ("made_of", {"cup": (OfMaterial("8001", frozenset(), "", {}),)}, "8001 lacks a language"),
        (
            "made_of",
            {"cup": (OfMaterial("8001", frozenset({"moon"}), "Of moon.", {}),)},
            "cup: no material moon",
        ),
        ("notes", (replace(notes()[0], mentions=("7701",)),), "no code 7701"),
        (
            "notes",
            (replace(notes()[0], translations={"zh": "归入0902。"}),),
            "the languages name different",
        ),
    ],
)
def test_faults_of_tables_are_found(
    monkeypatch: pytest.MonkeyPatch, name: str, value: object, fault: str
) -> None:
    monkeypatch.setattr(checks, name, lambda: value)
    assert any(fault in result for result in checks.faults())
