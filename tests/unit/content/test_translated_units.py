"""Numbers and units of a translation, which are to be those of the English."""

import pytest

from tests.support.entry_faults import faults_of


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
        ("40 rupees", "40美元"),
        ("40 t, three-axle tractor", "40公斤，三轴牵引车"),
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
        ("minus 4 Fahrenheit", "零下4华氏度", "4华氏度"),
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


@pytest.mark.parametrize(
    ("english", "right", "wrong"),
    [
        ("It is worth 400 dollars, less 50.", "值400美元，减去50美元。", "值400美元，减去50元。"),
        (
            "60 kg, or with `15 × 5` kg 75",
            "60公斤，`15 × 5`公斤则是75公斤",
            "60公斤，`15 × 5`公斤则是75吨",
        ),
        ("20 m³, 5 of it air", "20立方米，其中5立方米是空的", "20立方米，其中5平方米是空的"),
        ("the last free day", "免费期最后一天", "免费期最后一周"),
        ("On day 45 of the term", "账期第45天", "账期第45周"),
    ],
)
def test_a_unit_that_the_english_does_not_repeat_is_one_that_it_names(
    english: str, right: str, wrong: str
) -> None:
    assert not faults_of(english, right)
    assert "differs from the English" in faults_of(english, wrong)


@pytest.mark.parametrize(
    ("english", "chinese"),
    [
        ("By June 3 or in late July", "6月3日前或7月下旬"),
        ("from May to September, and in November", "五至九月，以及十一月"),
        ("In July and August; Jan 31", "七八月；1月31日"),
        ("You may ask for 3 days in September of typhoons.", "9月台风季，可申请3天。"),
    ],
)
def test_months_are_compared(english: str, chinese: str) -> None:
    assert not faults_of(english, chinese)


@pytest.mark.parametrize(
    ("english", "chinese", "month"),
    [
        ("A change of December 26", "1月26日的修订", 12),
        ("By June 3 or June 5", "5月3日或5日前", 6),
        ("Late May", "月下旬", 5),
    ],
)
def test_another_month_is_a_fault(english: str, chinese: str, month: int) -> None:
    assert f"month {month} is missing" in faults_of(english, chinese)
    assert not faults_of("A change of December 26", "1月26日的修订", "numbers: 12")


def test_the_number_of_a_code_is_compared() -> None:
    assert not faults_of("UN3481, class 9", "UN 3481，第9类")
    assert "the number 3,481 is missing" in faults_of("UN3481, class 9", "UN3482，第9类")
    assert "3,482 is not in the English" in faults_of("UN 3481, class 9", "UN3482，第9类")
    assert not faults_of("COVID-19 and CO2", "新冠疫情与碳排放")


def test_a_comment_allows_a_unit_to_differ() -> None:
    assert not faults_of("{{price}} dollars", "{{price}}元", "numbers: {{price}}")
    assert not faults_of("Euros", "人民币", "numbers: eur cny")
