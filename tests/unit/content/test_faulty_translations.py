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
    "bold lost": ("**3天**", "3天", "bold or slanted text differs"),
    "bold added": ("40公斤", "**40公斤**", "bold or slanted text differs"),
    "bold left open": ("天**", "天", r"** is left open"),
    "bold not closed by a full stop": ("天**", "天。**即", r"** is left open"),
    "backtick left open": ("`有", "有", "a backtick is left open"),
    "code lost": ("`CNSHA`", "上海", "codes differ"),
    "number": ("150万", "15万", "the number 1,500,000 is missing"),
    "unit": ("公斤", "吨", "the unit of 40 differs"),
}


def faults_of(english: str, chinese: str, *comments: str) -> str:
    """The faults of an entry, in one text."""
    return "; ".join(faults(Message(english, chinese, user_comments=comments), ZH_CN))


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
    entry = f'msgid "{ENGLISH}"\nmsgstr "{chinese}"\n'
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


@pytest.mark.parametrize(
    ("english", "chinese"),
    [
        ("20% in", "20%在内"),
        ("1,200 of 3 million", "300万中的1200"),
        ("48 + 89 = 137 million", "4,800万 + 8,900万 = 1.37亿"),
        ("On March 3, 2026", "2026年3月3日"),
        ("Twenty-one days", "21天"),
        ("since the 1970s", "始于七十年代"),
        ("30 percent more", "多三成"),
        ("UN 1845", "UN1845"),
        ("5,000 kg", "5千千克"),
        ("3,200 miles by sea", "海运3,200海里"),
    ],
)
def test_numbers_are_compared_by_value(english: str, chinese: str) -> None:
    assert not faults_of(english, chinese)


def test_one_wrong_unit_beside_a_right_one_is_a_fault() -> None:
    assert faults_of("80 kg. Bill 80 kg.", "80吨。按80公斤计费。")
    assert not faults_of("80 kg. Bill 80 kg.", "80公斤。按80计费。")


@pytest.mark.parametrize(
    ("english", "chinese"),
    [
        ("40 kg", "40斤"),
        ("40 kg", "40克"),
        ("40 nautical miles", "40英里"),
        ("40 inches", "40厘米"),
        ("40 dollars", "40元"),
    ],
)
def test_a_unit_of_the_same_kind_is_another(english: str, chinese: str) -> None:
    assert faults_of(english, chinese) == "the unit of 40 differs from the English"


@pytest.mark.parametrize(
    ("english", "right", "wrong"),
    [
        ("{{figure}} kg", "{{figure}}公斤", "{{figure}}吨"),
        ("{{figure}} kg CO₂e", "{{figure}}公斤CO₂e", "{{figure}}吨CO₂e"),
        ("{{count}} days", "{{count}}天", "{{count}}小时"),
        ("{{figure}} d", "{{figure}}天", "{{figure}}"),
        ("<b>{{count}}</b> kg", "<b>{{count}}</b>公斤", "<b>{{count}}</b>克"),
        ("**40** kg", "**40**公斤", "**40**吨"),
        ("40 kg", "40公斤", "40"),
        ("20%", "20%", "20"),
        ("20%", "20%", "20‰"),
        ("$500", "500美元", "500元"),
        ("500 euros", "€500", "$500"),
        ("500 yuan", "500元", "¥500美元"),
        ("−18 °C", "-18 °C", "18 °C"),
        ("-18 °C", "零下18摄氏度", "18摄氏度"),
        ("minus 18 degrees Celsius", "零下18 °C", "18 °C"),
        ("5 °C", "5 °C", "-5 °C"),
    ],
)
def test_a_unit_or_sign_may_not_change_or_go(english: str, right: str, wrong: str) -> None:
    assert not faults_of(english, right)
    assert "differs from the English" in faults_of(english, wrong)


@pytest.mark.parametrize(
    ("english", "right", "wrong"),
    [
        ("kg CO₂e", "公斤CO₂e", "吨CO₂e"),
        ("Weight in kg", "重量（公斤）", "重量（吨）"),
        ("Share, %", "占比，%", "占比，‰"),
        ("Days at sea", "海上天数", "海上小时数"),
        (
            "Write the weight of each piece in kilograms, and never the weight of the pallet.",
            "每件的重量按公斤填写，不要填托盘的重量。",
            "每件的重量按磅填写，不要填托盘的重量。",
        ),
        (
            "A tariff in dollars is not one in euros, whatever the bank made of it in 2025.",
            "无论银行2025年怎么折算，美元运价都不是欧元运价。",
            "无论银行2025年怎么折算，美元运价都不是人民币运价。",
        ),
        ("It is paid by the day.", "春节时按天支付。", "春节时按周支付。"),
    ],
)
def test_a_unit_without_a_number_is_compared(english: str, right: str, wrong: str) -> None:
    assert not faults_of(english, right)
    assert faults_of(english, wrong) == "the unit differs from the English"


@pytest.mark.parametrize(
    ("english", "right", "wrong"),
    [
        ("Ten days", "十天", "九天"),
        ("Twenty-one days, two weeks", "二十一天，两周", "二十天，三周"),
    ],
)
def test_numbers_in_words_are_compared_with_their_unit(
    english: str, right: str, wrong: str
) -> None:
    assert not faults_of(english, right)
    assert "is missing" in faults_of(english, wrong)


def test_a_comment_allows_a_unit_to_differ() -> None:
    assert not faults_of("{{price}} dollars", "{{price}}元", "numbers: {{price}}")
    assert not faults_of("Euros", "人民币", "numbers: eur cny")


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
