"""A person is found in what people write, and nobody else is."""

import pytest

from portolan.leads.person import MARK, Person
from tests.unit.leads.forgetting import OTHERS, SAME

ANN = "ann@example.com"
MENTIONS = [
    (ANN, "Please call Ann, {}."),
    (ANN, "<{}>, (mailto:{})"),
    (ANN, "'{}' or \"{}\""),
    (ANN, "first\n{}\nlast"),
    (ANN, "请联系{}谢谢"),
    (ANN, "邮箱：{}。谢谢"),
    (ANN, "邮箱:{}，或者"),
    (ANN, "{}\u200e\u2069 copied along"),
    (ANN, "https://a.example/?email={}&x=1"),
    (ANN, "{}- and so on"),
    ("林@例子.example", "请联系{}谢谢"),
]
LINKS = [
    (ANN, "?to%3Dann%40example.com%26x", f"?to%3D{MARK}%26x"),
    (ANN, "?to%253Dann%2540example.com", f"?to%253D{MARK}"),
    ("a+b@example.com", "?to=a%2Bb%40example.com", f"?to={MARK}"),
    ("jürgen@example.com", "?to=j%C3%BCrgen%40example.com", f"?to={MARK}"),
]
STRANGERS = [
    "joann@example.com",
    "jo.ann@example.com",
    "jo-ann@example.com",
    "jo+ann@example.com",
    "?to=jo%2Bann%40example.com",
    "o'ann@example.com",
    "ann@example.com.au",
    "ann@example.community",
    "ann@example.com-pany.example",
    "ann@example-com",
    "ann at example.com",
    "ann@ example.com",
    "",
]


@pytest.mark.parametrize(("written", "query"), SAME)
def test_one_person(written: str, query: str) -> None:
    person = Person(query)
    assert person.is_at(written)
    assert person.struck_from(f"to {written}, please") == f"to {MARK}, please"


@pytest.mark.parametrize(("written", "query"), OTHERS)
def test_two_persons(written: str, query: str) -> None:
    assert not Person(query).is_at(written)


@pytest.mark.parametrize(("address", "text"), MENTIONS)
def test_a_mention_is_struck_and_the_rest_stays(address: str, text: str) -> None:
    written = text.replace("{}", address.upper())
    struck = Person(address).struck_from(written)
    assert Person(address).is_in(written)
    assert struck.replace("\u200e", "") == text.replace("{}", MARK).replace("\u200e", "")


@pytest.mark.parametrize(("address", "text", "struck"), LINKS)
def test_in_a_link_it_is_encoded(address: str, text: str, struck: str) -> None:
    assert Person(address).struck_from(text) == struck


@pytest.mark.parametrize("text", STRANGERS)
def test_who_is_somebody_else_stays(text: str) -> None:
    assert not Person(ANN).is_in(text)
    assert Person(ANN).struck_from(text) == text


def test_what_has_no_mention_is_not_touched_at_all() -> None:
    text = "Cafe\u0301, ＡＢＣ １２３, ﬁne"
    assert Person(ANN).struck_from(text) == text
    assert Person(ANN).struck_from(f"{text}: {ANN}") == f"Café, ＡＢＣ １２３, ﬁne: {MARK}"
