"""Chinese of mainland China, in simplified characters."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from portolan.core.locale import Locale, Punctuation, Script, SearchRules
from portolan.core.quantities.chinese import CHINESE

if TYPE_CHECKING:
    from rjieba import Jieba

_OWN_WORDS = Path(__file__).with_name("zh_cn_words.txt")
"""Words of the trade and names that the dictionary lacks, one a line."""


def _pinyin(text: str) -> Sequence[str]:
    # Loading the dictionary takes a moment that other languages need not pay.
    from pypinyin import lazy_pinyin

    syllables: list[str] = lazy_pinyin(text)
    return syllables


def _words(text: str) -> Sequence[str]:
    # What is not in the dictionary is no word: guesses would join what does not belong together.
    words: list[str] = _dictionary().cut(text, hmm=False)
    return words


@cache
def _dictionary() -> "Jieba":
    from rjieba import Jieba

    dictionary = Jieba()
    for word in _OWN_WORDS.read_text(encoding="utf-8").split():
        dictionary.add_word(word, None, None)
    return dictionary


LOCALE = Locale(
    code="zh-CN",
    babel="zh_Hans_CN",
    name="中文",
    home_country="CN",
    script=Script(face="noto-sans-sc", preload=(), words=_words),
    marks=Punctuation(
        comma="、",
        colon="：",
        between_sentences="",
        ending="，。、：；？！",
        opening="（「『《〈【“",
    ),
    search=SearchRules(
        in_pairs=True,
        unasked=tuple(
            "请问 什么是 是什么 什么 怎么样 怎么办 怎么 怎样 如何 为什么 多少钱 多少 多久 "
            "要不要 会不会 有没有 是不是 有什么 在哪里 在哪 帮我 我想 我要 一下 想要 咋办 "
            "哪些 哪个 哪里 是否 可不可以 可以 能不能 需要 应该 区别 还是 以及 或者 "
            "我的 我们 你们 是谁 联系谁 找谁 您 吗 呢 的 了 和 与 或".split()
        ),
        synonyms=(
            "集装箱 货柜 柜子 箱子",
            "丢失 丢了 遗失 不见了 弄丢 被偷了 被偷 失窃",
            "损坏 破损 坏了 摔坏",
            "费用 价格 收费 运价",
            "资料 单证 文件 单据 手续",
            "延误 晚到 晚点 延期",
            "招聘 招人 招工",
            "货代 货运代理",
            "海关查验 查验 查柜",
            "反倾销 双反",
        ),
        snippet=90,
    ),
    quantities=CHINESE,
    reading=_pinyin,
    country_names={"HK": "中国香港", "MO": "中国澳门", "TW": "中国台湾"},
    is_family_name_first=True,
)
