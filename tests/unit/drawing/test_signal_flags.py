"""Initials in signal flags: every letter has its own, and letters that have none are left out."""

import re
from string import ascii_uppercase
from xml.etree import ElementTree as ET

from portolan.drawing.signal_flags import FLAGS, signal_flags

EDGE = re.compile(r'class="edge" d="([^"]+)"')


def test_every_letter_has_a_flag_of_its_own() -> None:
    assert "".join(FLAGS) == ascii_uppercase
    assert len(set(FLAGS.values())) == len(FLAGS)
    assert {color for parts in FLAGS.values() for color, _ in parts} == {
        "chalk",
        "hull",
        "oxide",
        "signal",
    }


def test_a_name_is_as_many_flags_as_it_has_words() -> None:
    drawing = signal_flags("Annelies Vos")
    assert 'viewBox="0 0 126 60"' in drawing
    assert EDGE.findall(drawing) == [FLAGS["A"][0][1], FLAGS["V"][0][1]]
    root = ET.fromstring(drawing)  # noqa: S314 - our own markup
    assert root.get("aria-hidden") == "true"


def test_a_letter_without_a_flag_is_left_out() -> None:
    assert len(EDGE.findall(signal_flags("Élodie van Dam"))) == 2
