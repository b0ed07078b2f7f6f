"""Chinese of mainland China, in simplified characters."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from portolan.core.locale import Locale, Punctuation, Script, SearchRules
from portolan.core.quantities.chinese import CHINESE

if TYPE_CHECKING:
    from rjieba import Jieba

_NOTO = "@fontsource/noto-sans-sc/files"
_OWN_WORDS = Path(__file__).with_name("zh_cn_words.txt")
"""Words of the trade and names that the dictionary lacks, one a line."""
_TRADITIONAL = Path(__file__).with_name("zh_cn_traditional.txt")
"""Traditional characters of names, each before the simplified one."""
_LOOKALIKES = Path(__file__).with_name("zh_cn_lookalikes.txt")
"""Characters that look alike, a group a line: those of names and of the trade."""


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


_TYPED = {
    "ocean-fcl": "海运|整箱|海运整箱|海运整箱 fcl|整箱 fcl|整箱海运|海|船|船运|水运",
    "ocean-lcl": "海运拼箱|海运拼箱 lcl|拼箱 lcl|拼箱|拼箱海运|散货拼箱",
    "air": "空运|航空|空|航空运输",
    "road": "公路|公路运输|卡车|汽运|陆运|汽车|卡运|拖车",
    "rail": "铁路|铁路运输|铁运|班列|火车|中欧班列",
    "reference": "参考号|编号|单号|序号|运单号|提单号|订单号|业务编号|货运编号|票号|参考编号",
    "date": ("日期|月份|年月|月|发货日期|发运日期|离港日期|开船日期|起飞日期|出运日期|出运月份"),
    "origin": (
        "起运地|起运港|启运地|启运港|始发地|始发港|出发地|出发港|装货港|装运港|发货地|"
        "起点|始发|起飞机场"
    ),
    "destination": "目的地|目的港|卸货港|到达地|到达港|抵达港|收货地|终点|目的|到达机场|目的机场",
    "mode": "运输方式|运输模式|方式|模式|运输",
    "weight": "重量|毛重|总重|总重量|货重|货物重量|实际重量",
    "unit": "单位|重量单位|计量单位",
    "teu": "标准箱|标箱|标准箱数|标箱数|标准箱量|箱量",
    "distance": "距离|里程|运距|自有距离|自定距离",
    "refrigerated": "冷藏|冷链|温控|冷藏货物|是否冷藏",
    "kg": "公斤|千克",
    "t": "吨|公吨",
    "lb": "磅",
    "km": "公里|千米",
    "mi": "英里",
    "nm": "海里",
    "cm": "厘米|公分",
    "piece": "个托盘|个托|托盘|托|板|件|箱|个",
    "mm": "毫米",
    "m": "米",
    "in": "英寸|寸",
    "ft": "英尺",
    "m3": "立方米|立方",
    "ft3": "立方英尺",
    "usd": "美元",
    "thousand usd": "千美元",
    "ten thousand usd": "万美元|万",
    "yes": "是|有|冷藏",
    "no": "否|无|不|普货",
    "nothing": "无",
    "a place of a kind": "港|港口|码头|机场|国际机场",
    "of the trade": "海运|空运|货物|国际|货运|运输|一吨|一票",
}
"""Words of lists, forms and searches."""

_PHRASES = {
    "no door": (
        "另行通知|供应商|办公室|待通知|我的|我们|我方|你们|贵司|客户|买方|卖方|工厂|厂家|厂房"
        "|仓库|库房|公司|家里|门口|地址|待定|同上|未知|稍后|再定|家|在|的|号"
    ),
    "below a city": "[区區县縣镇鎮乡鄉村街路巷弄道里园園厦廈座]",
    "end of a city": "(?:自治区|市|省|州)$",
    "code": "hs|编码|税号|归类",
    "tariff code": "hs|(?<!口|场|政)编码|税号|归类",
    "beside a code": (
        "hs|海关|商品编码|编码|税号|归类|查询|查一下|查|是多少|多少|什么|怎么|找|进口|出口|关税|税率|"
        "的|是"
    ),
    "behind a code": "的|编码|税号|是什么|是啥",
    "duty": "关税|税率",
    "on a lane": "从|美国|欧盟",
    "before a code": "编码|税号|品目|子目|海关编码|商品编码",
    "asking for a code": (
        "请问|什么是|是什么|什么|属于|怎么|如何|哪个|哪些|多少|归类|归入|海关编码|商品编码|"
        "税则号列|税则号|税号|编码(?!器)|的|(?<![吗了？?])[吗了？?]+$"
    ),
    "chapter {}": "第 ?{} ?章",
    "section {}": "第 ?{} ?类",
    "before the number of a ship": "imo ?(?:编号|号码|号)|船舶识别号",
    "tracking": "跟踪|追踪|查询|查箱|查货|查柜|官网|提单|集装箱|货物|scac",
    "before a number": (
        "查询|跟踪|追踪|查|集装箱|柜号|箱号|提单号|提单|订舱号|空运单号|空运单|运单号|运单"
    ),
    "warehouse": "仓库|仓储",
    "office": (
        "办公室|办事处|电话|地址|联系|分公司|办公|营业|上班|有(?:没有)?(?:公司|机构|网点|团队|点)|"
        "你们在|几点|下班"
    ),
    "beside an area": (
        "出租|租赁|租用|租|在?哪里|在?哪儿|在哪|在|有没有|有|吗|的|你们|是多少|多少|哪个|附近|仓储|找|请问|公司"
    ),
    "job": "职位|招聘|岗位|应聘|求职|实习生?|招人|招工|招不招|校招|应届|找工作",
    "perhaps a job": "工作",
    "price": "多少钱|价格|报价|运价|运费|费用|询价|海运费|空运费",
    "quote": "报价|报个价|询价",
    "amount": (
        r"[一二两三四五六七八九十百千半几\d][\d.]*\s*"
        "(?:公斤|千克|吨|托盘|托|票|立方米|立方|方|箱|柜|件|个)"
    ),
    "from": "从",
    "to": "到|去|至|发往|运往",
    "sending": "发|寄|运|出口|物流|专线",
    "between places": r"\s*(?:到|至|去)\s*|\s+dao\s+",
    "within a lane": "到|至|去|发往|运往|发|飞|寄",
    "beside a place": (
        "一托|一票|一个|大概|大约|多长时间|有没有|碳排放|排放|海运|空运|火车|铁路|整箱|拼箱|发货|运货|"
        "寄|要|需要|怎么|什么时候|几时|能|可以|物流|专线|船期|柜子|货|发|走|多久|多少天|几天|距离|航线|"
        "路线|时间|从|的"
    ),
    "beside the code of a place": "三字码|五字码|代码|代号|的",
    "behind a port": " ?gang|港口|港区|码头|港",
    "behind an airport": " (?:guoji )?ji ?chang|(?:国际)?(?:机场|空港)",
    "behind a town": "市",
    "year": "年",
    "month": "月",
    "day": "日|号",
    "pieces": "个?托盘?|板|件|箱|个",
    "each": r"[,、]?\s*(?:各|每(?:个?托盘?|[个板件箱])?)\s*重?",
}
"""What stands around a place, a number or a code in searches, lists and forms."""


LOCALE = Locale(
    code="zh-CN",
    babel="zh_Hans_CN",
    name="中文",
    home_country="CN",
    script=Script(
        name="Hans",
        face="noto-sans-sc",
        font_files=(
            f"{_NOTO}/noto-sans-sc-chinese-simplified-600-normal.woff2",
            f"{_NOTO}/noto-sans-sc-latin-600-normal.woff2",
        ),
        preload=(),
        words=_words,
        unspaced=r"\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff",
        variants={pair[0]: pair[1] for pair in _TRADITIONAL.read_text("utf-8").split()},
        lookalikes={
            one: group[0] for group in _LOOKALIKES.read_text("utf-8").split() for one in group
        },
        before_figures="年月",
        never_last="第",
    ),
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
            "哪些 哪个 哪里 是否 可不可以 可以 能不能 需要 应该 区别 还是 以及 或者 不同 处理 "
            "我的 我们 你们 是谁 联系谁 找谁 现在 大概 一般 知道 告诉 没有 时候 "
            "您 我 你 他 吗 呢 吧 啊 的 了 着 过 和 与 或 是 有 在 能 会 要 想 到 从 给 把 被 让 "
            "这 那 就 也 都 还 又 再 没 不 很 太 去 来 做 个 些 后 前 时 上 下 里 为 以".split()
        ),
        synonyms=(
            "集装箱 货柜 柜子 箱子 柜 箱",
            "丢失 丢 丢了 遗失 不见了 弄丢 被偷了 被偷 偷 失窃 少 少了 缺少",
            "损坏 破损 坏 坏了 摔坏 碰坏",
            "修改 改 更改 改单 变更",
            "退货 退运 退回 退",
            "错误 错 有误 不对",
            "关税 税 税金 税款",
            "索赔 赔 理赔 赔偿",
            "托运 寄 发货 发 运",
            "费用 价格 收费 运价 贵",
            "资料 单证 文件 单据 手续",
            "延误 晚到 晚点 延期 晚 迟到",
            "招聘 招人 招工",
            "货代 货运代理",
            "海关查验 查验 查柜 没收 扣货 扣留 扣押 被扣",
            "反倾销 双反",
            "甩柜 甩 被甩 爆舱",
            "账号 账户 帐号 帐户",
            "绕行 绕航 绕道 绕路 改道",
            "整箱 整柜",
            "拼箱 拼柜",
            "船期 班期 航期 开船",
            "涨价 上涨 涨",
            "便宜 省钱 划算 合算",
        ),
        snippet=90,
    ),
    quantities=CHINESE,
    typed=_TYPED,
    phrases=_PHRASES,
    reading=_pinyin,
    country_names={"HK": "中国香港", "MO": "中国澳门", "TW": "中国台湾"},
    is_family_name_first=True,
)
