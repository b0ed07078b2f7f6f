"""The locales by name, for tests alone: the site itself asks a locale and never names one."""

from portolan.core.locales import locale_by_code

EN_US, ZH_CN = locale_by_code("en-US"), locale_by_code("zh-CN")
