"""The pages that visitors mean by everyday words: tools, forms, and whom to call."""

from collections.abc import Sequence
from typing import NamedTuple

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy, lazy_pgettext


class Errand(NamedTuple):
    """A page, what kind it is, what it is for, and the phrases by which people ask for it."""

    path: str
    title: LazyString
    kind: LazyString
    text: LazyString
    phrases: Sequence[str]


TOOL, FORM, COMPANY = (
    lazy_pgettext("kind of page", "Tool"),
    lazy_pgettext("kind of page", "Form"),
    lazy("Company"),
)

ERRANDS = (
    Errand(
        "/company/for-customers",
        lazy("For customers"),
        COMPANY,
        lazy("Sign in, track, find documents and invoices, and see who to call."),
        (
            *("login", "log in", "log on", "sign in", "signin", "my account", "password", "portal"),
            *("my invoice", "my documents", "track", "tracking", "track shipment", "where is my"),
            *("customer support", "track and trace", "booking status", "callback", "call me"),
            *(
                "登录",
                "登陆",
                "我的账户",
                "密码",
                "查询货物",
                "货物跟踪",
                "追踪",
                "查箱",
                "我的发票",
            ),
        ),
    ),
    Errand(
        "/company/press",
        lazy("Press"),
        COMPANY,
        lazy("Contact for journalists, facts in short, and the feeds."),
        (
            *("press", "press contact", "media", "media contact", "journalist", "press kit"),
            *(
                "logo",
                "spokesperson",
                "rss",
                "feed",
                "媒体",
                "媒体联系",
                "新闻联系",
                "记者",
                "采访",
            ),
        ),
    ),
    Errand(
        "/company/contact",
        lazy("Contact"),
        FORM,
        lazy("A message to a person, answered by the desk that it concerns."),
        (
            *("contact", "contact us", "email address", "phone number", "telephone", "complaint"),
            *(
                "write to you",
                "customer service",
                "help desk",
                "联系",
                "联系我们",
                "电话",
                "投诉",
                "客服",
            ),
        ),
    ),
    Errand(
        "/get-started",
        lazy("Get a quote"),
        FORM,
        lazy("Origin, destination, cargo and date: the quote within one working day."),
        (
            *(
                "quote",
                "get a quote",
                "price",
                "prices",
                "rates",
                "freight rate",
                "cost",
                "quotation",
            ),
            *("how much", "报价", "询价", "运价", "多少钱", "价格", "运费"),
        ),
    ),
    Errand(
        "/sign-up",
        lazy("Sign up"),
        FORM,
        lazy("For companies that want to ship with us."),
        ("sign up", "signup", "register", "create account", "new account", "注册", "开户"),
    ),
    Errand(
        "/talk-to-an-expert",
        lazy("Talk to an expert"),
        FORM,
        lazy("A specialist answers by email or phone."),
        ("expert", "talk to an expert", "specialist", "advice", "consultation", "咨询", "专家"),
    ),
    Errand(
        "/route-search",
        lazy("Route search"),
        TOOL,
        lazy("Distance, transit time and emissions between any two places, by sea and air."),
        (
            *("route", "route search", "transit time", "sailing schedule", "schedule", "distance"),
            *("how long", "航线查询", "船期", "运输时间", "距离", "多少天", "路线"),
        ),
    ),
    Errand(
        "/emissions-calculator",
        lazy("Emissions calculator"),
        TOOL,
        lazy("What a shipment emits, with its working."),
        (
            *("emissions calculator", "carbon calculator", "co2 calculator", "carbon footprint"),
            *("calculate emissions", "碳排放计算", "排放计算", "碳足迹", "计算碳排放"),
        ),
    ),
    Errand(
        "/load-planner",
        lazy("Loading planner"),
        TOOL,
        lazy("Your pieces in containers, pallets or aircraft units, drawn step by step."),
        (
            *("loading planner", "load planner", "load plan", "load calculator", "stowage plan"),
            *("container loading", "container calculator", "how many pallets", "how many fit"),
            *("装载规划", "装箱计算", "装柜计算", "配载", "装箱方案", "能装多少"),
        ),
    ),
    Errand(
        "/arrival",
        lazy("Arrival calendar"),
        TOOL,
        lazy("From the ready date to the door, or from a wanted date back."),
        (
            *("arrival calendar", "arrival date", "delivery date", "when will it arrive"),
            *("when must it be ready", "eta calculator", "lead time calculator"),
            *("到货日历", "到货日期", "什么时候到", "几号到", "交期计算", "倒推备货时间"),
        ),
    ),
    Errand(
        "/emissions-calculator/list",
        lazy("Emissions of a list"),
        TOOL,
        lazy("A list of shipments as CSV or XLSX: each one's emissions, totals and a statement."),
        (
            *("list of shipments", "emissions of a list", "batch emissions", "emissions report"),
            *("carbon report", "emissions statement", "upload shipments", "upload csv"),
            *("upload excel", "emissions csv", "emissions excel", "iso 14083", "scope 3"),
            *("批量计算排放", "批量碳排放", "货物清单", "碳排放报告", "碳排放声明", "上传表格"),
            *("批量计算", "排放报告"),
        ),
    ),
    Errand(
        "/data/hs-code",
        lazy("HS codes"),
        TOOL,
        lazy("The code of your goods, by word or by number."),
        (
            *("hs code", "hs codes", "tariff code", "hts code", "commodity code", "hs lookup"),
            *("hs编码", "海关编码", "商品编码", "税号查询"),
        ),
    ),
    Errand(
        "/atlas",
        lazy("Atlas"),
        TOOL,
        lazy("Ports, airports, vessels, warehouses, routes and services."),
        (
            "atlas",
            "port map",
            "list of ports",
            "port list",
            "vessels",
            "地图集",
            "港口列表",
            "港口查询",
        ),
    ),
    Errand(
        "/paps",
        lazy("PAPS labels"),
        TOOL,
        lazy("Barcode labels for trucks into the United States."),
        ("paps", "paps label", "paps barcode", "paps标签"),
    ),
    Errand(
        "/pars",
        lazy("PARS labels"),
        TOOL,
        lazy("Barcode labels for trucks into Canada."),
        ("pars", "pars label", "pars barcode", "pars标签"),
    ),
    Errand(
        "/careers/jobs",
        lazy("Open roles"),
        COMPANY,
        lazy("Every open role, by city and team."),
        (
            *("jobs", "job", "vacancies", "open roles", "careers", "work for you", "hiring"),
            *("招聘", "职位", "工作机会", "加入我们"),
        ),
    ),
    Errand(
        "/company/about-us",
        lazy("About us"),
        COMPANY,
        lazy("Who we are, since when, and where."),
        (
            *("about", "about us", "who are you", "founded", "who runs this", "ceo", "history"),
            *("关于", "关于我们", "公司介绍", "成立", "创始人"),
        ),
    ),
    Errand(
        "/company/careers/our-global-offices",
        lazy("Our offices"),
        COMPANY,
        lazy("Every office, its time zone and what it does."),
        ("offices", "office", "locations", "branches", "办公室", "办事处", "网点", "地址"),
    ),
)
