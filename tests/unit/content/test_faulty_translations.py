"""A translation that lost or changed what must be as in the English: not served, and told."""

from collections.abc import Callable
from pathlib import Path

import pytest
from babel.messages.catalog import Message
from babel.support import Translations

from portolan.content import catalog
from portolan.content.build import Builder
from portolan.content.catalog_faults import faults
from portolan.content.store import ContentStore
from portolan.content.translation.check import unserved
from portolan.content.translation.compile import compile_messages
from portolan.sections.glossary.kinds import GLOSSARY_TERM
from tests.support.entry_faults import faults_of
from tests.support.locales import ZH_CN

Write = Callable[[str, str], Path]

HEADER = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
ENGLISH = "<b>Ask</b> {{brand}}: **3 days** of [free time](/help) at `CNSHA`, 40 kg, 1.5 million"
SOUND = "<b>问</b>{{brand}}：`CNSHA`有**3天**[免费期](/help)，40公斤，150万"

BROKEN = {
    "placeholder": ("{{brand}}", "{{Brand}}", "placeholders differ"),
    "link target": ("(/help)", "(/blog)", "links differ"),
    "markup": ("</b>", "", "tags differ"),
    "link left open": ("[免费期]", "[免费期]]", "a bracket is left open"),
    "heading added": ("<b>问", "# <b>问", "a mark of a heading or list is added"),
    "list added": ("<b>问", "- <b>问", "a mark of a heading or list is added"),
    "paragraph added": ("，40公斤", "。\n\n40公斤", "a break between paragraphs is added"),
    "bold lost": ("**3天**", "3天", "bold or slanted text differs"),
    "bold added": ("40公斤", "**40公斤**", "bold or slanted text differs"),
    "bold left open": ("天**", "天", r"** is left open"),
    "bold not closed by a full stop": ("天**", "天。**即", r"** is left open"),
    "backtick left open": ("`有", "有", "a backtick is left open"),
    "code lost": ("`CNSHA`", "上海", "codes differ"),
    "number": ("150万", "15万", "the number 1,500,000 is missing"),
    "unit": ("公斤", "吨", "the unit of 40 differs"),
}


@pytest.mark.parametrize(
    ("forms", "is_sound"),
    [
        (("One lane", "{{count}} lanes"), True),
        (("{{count}} lane", "{{count}} lanes"), True),
        (("One lane", "Lanes"), False),
        (("{{number}} lane", "{{count}} lanes"), False),
        (("{{count}} lanes",), True),
        (("One lane",), False),
    ],
)
def test_a_form_before_the_last_may_say_what_the_singular_says(
    forms: tuple[str, ...], is_sound: bool
) -> None:
    message = Message(("One lane", "{{count}} lanes"), forms)
    assert bool(faults(message, ZH_CN)) is not is_sound


def catalog_of(folder: Path, domain: str, chinese: str) -> Path:
    """A catalog that translates the English above."""
    path = catalog.catalog_path(ZH_CN, domain, folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    written = chinese.replace("\n", "\\n")
    entry = f'msgid "{ENGLISH}"\nmsgstr "{written}"\n'
    path.write_text(HEADER + entry, encoding="utf-8")
    return path


def page(builder: Builder) -> str:
    """The Chinese page of the document below."""
    builder.build()
    doc = ContentStore(builder.target).one(GLOSSARY_TERM, "demurrage", "zh-CN")
    assert doc is not None
    return doc.html


def test_a_sound_translation_has_no_fault() -> None:
    assert not faults_of(ENGLISH, SOUND)


@pytest.mark.parametrize(("old", "new", "fault"), BROKEN.values(), ids=BROKEN)
def test_each_fault_is_found(old: str, new: str, fault: str) -> None:
    assert fault in faults_of(ENGLISH, SOUND.replace(old, new))


@pytest.mark.parametrize(("old", "new", "fault"), BROKEN.values(), ids=BROKEN)
def test_a_message_with_a_fault_is_english(tmp_path: Path, old: str, new: str, fault: str) -> None:
    catalog_of(tmp_path, "messages", SOUND.replace(old, new))
    [file] = compile_messages(tmp_path)
    with file.open("rb") as compiled:
        assert Translations(compiled).gettext(ENGLISH) == ENGLISH
    [message, *_] = unserved(tmp_path)
    assert "messages.po:4: [zh-CN]" in message
    assert fault in " ".join(unserved(tmp_path))


@pytest.mark.parametrize(("old", "new", "fault"), BROKEN.values(), ids=BROKEN)
def test_a_block_with_a_fault_is_english_and_marked(
    builder: Builder, write: Write, old: str, new: str, fault: str
) -> None:
    write("demurrage", f"{ENGLISH}\n\nMore.")
    catalog_of(builder.translations, "glossary", SOUND)
    assert '<span lang="en-US">Ask' not in page(builder)
    catalog_of(builder.translations, "glossary", SOUND.replace(old, new))
    assert '<span lang="en-US">Ask' in page(builder)
    assert fault in " ".join(unserved(builder.translations))


def test_an_address_that_ends_the_block_is_closed() -> None:
    assert "links differ" in faults_of("Ask for a [bond](/bond)", "请要[担保](/bond")


def test_slanted_text_has_another_mark_too() -> None:
    assert "slanted text differs" in faults_of("Two days", "_两天_")


@pytest.mark.parametrize(
    ("chinese", "is_sound"),
    [
        ("图：**船更慢。** 示例", True),
        ("Диаграмма: **船更慢。** 示例", True),
        ("**船更慢。** 示例", False),
        ("**船更慢：** 示例", False),
    ],
)
def test_a_caption_keeps_the_word_before_its_colon(chinese: str, *, is_sound: bool) -> None:
    fault = faults_of("Chart: **Ships are slower.** Example", chinese)
    assert fault == ("" if is_sound else "the word before the colon of a caption is missing")


def test_links_keep_their_order() -> None:
    english = "[Demurrage](/demurrage) and [detention](/detention)"
    swapped = "[滞港费](/detention)和[滞箱费](/demurrage)"
    assert "another order" in faults_of(english, swapped)
    assert not faults_of(english, swapped, "links: reordered")


@pytest.mark.parametrize(
    ("english", "right", "wrong"),
    [
        ("See https://a.org/b.", "见https://a.org/b。", "见https://a.org/c。"),
        ("Write to us@a.org.", "请写信到us@a.org。", "请写信到us@b.org。"),
    ],
)
def test_addresses_stay(english: str, right: str, wrong: str) -> None:
    assert not faults_of(english, right)
    assert "addresses differ" in faults_of(english, wrong)


def test_a_comment_of_the_entry_allows_a_number_to_differ() -> None:
    assert faults_of("Pier I", "1号码头")
    assert not faults_of("Pier I", "1号码头", "numbers: 1")
    assert faults_of("Pier I", "2号码头", "numbers: 1")


def test_all_that_we_have_is_served() -> None:
    assert not list(unserved())
