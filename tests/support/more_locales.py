"""The site in more languages than visitors have: the pseudo-locale, and one from a file of now."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from app import create_app
from portolan.content.translation.compile import compile_messages
from portolan.content.translation.pseudo import write_pseudo
from portolan.core import locales
from portolan.core.config import TRANSLATIONS
from portolan.core.locale import Locale
from portolan.web.content import builder
from tests.support.instance import furnished, let_go, own_copy
from tests.support.once import made_once

Environment = dict[str, str]
PSEUDO = {"SITE_URL_EN_XA": "http://en-xa.localhost:8000"}

ARABIC = """
from portolan.core.locale import Locale, Script

LOCALE = Locale(
    code="ar-EG",
    babel="ar_EG",
    name="العربية",
    home_country="EG",
    script=Script(preload=(), direction="rtl"),
)
"""


def furnish(folder: Path, content: Path) -> None:
    """Put an instance into the folder, whose content may be built anew."""
    instance = folder / "instance"
    instance.mkdir()
    own_copy(furnished(instance, content) / "content.sqlite")


def environment_of(folder: Path, **more: str) -> Environment:
    """The environment of a site with the instance and the catalogs that are in the folder."""
    return {
        "SITE_ENV": "test",
        "INSTANCE_PATH": str(folder / "instance"),
        "TRANSLATIONS_PATH": str(folder / "translations"),
        **more,
    }


def with_content(environment: Environment) -> Flask:
    """The application of an environment, after its content has been built."""
    app = create_app(environment)
    builder(app.config["SETTINGS"]).build()
    return app


def add_locale(patch: pytest.MonkeyPatch, folder: Path, name: str, source: str) -> Locale:
    """Write the file of a locale into a new folder, and have it known as those of the site."""
    folder.mkdir()
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    patch.setattr(locales, "__path__", [*locales.__path__, str(folder)])
    [added] = [one for one in locales.read_locales() if one.code not in locales.KNOWN]
    patch.setitem(locales.KNOWN, added.code, added)
    return added


@pytest.fixture(scope="session")
def pseudo_environment(tmp_path_factory: pytest.TempPathFactory, content: Path) -> Environment:
    """The environment of a site with the pseudo-locale, its content built once for all workers."""

    def make(folder: Path) -> None:
        shutil.copytree(TRANSLATIONS, folder / "translations")
        write_pseudo(folder / "translations")
        furnish(folder, content)
        let_go(with_content(environment_of(folder, **PSEUDO)))

    return environment_of(made_once(tmp_path_factory, "pseudo", make), **PSEUDO)


@pytest.fixture(scope="module")
def arabic_environment(
    tmp_path_factory: pytest.TempPathFactory, content: Path
) -> Iterator[Environment]:
    """The environment of a site with a locale from a temporary file, built once for all workers."""

    def make(folder: Path) -> None:
        translations = folder / "translations"
        shutil.copytree(TRANSLATIONS, translations)
        catalog = translations / "ar_EG/LC_MESSAGES/messages.po"
        catalog.parent.mkdir(parents=True)
        catalog.write_text(_thirty_messages(), encoding="utf-8")
        compile_messages(translations)
        furnish(folder, content)
        let_go(with_content(environment_of(folder)))

    with pytest.MonkeyPatch.context() as patch:
        add_locale(patch, tmp_path_factory.mktemp("arabic") / "locales", "ar_eg", ARABIC)
        yield environment_of(made_once(tmp_path_factory, "arabic-site", make))


@pytest.fixture(scope="module")
def arabic_app(arabic_environment: Environment) -> Iterator[Flask]:
    """The site with a locale from a temporary file, and a catalog of thirty messages."""
    app = create_app(arabic_environment)
    yield app
    app.extensions["proxies"].close()
    let_go(app)


def arabic() -> Locale:
    """The locale of the temporary file."""
    return locales.locale_by_code("ar-EG")


def _thirty_messages() -> str:
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n'
    texts = {**TEXTS, **{f"Line {number}": f"سطر {number}" for number in range(30 - len(TEXTS))}}
    entries = (f'msgid "{english}"\nmsgstr "{target}"\n' for english, target in texts.items())
    return "\n".join([head, *entries])


TEXTS = {
    "Home": "الرئيسية",
    "Search": "بحث",
    "Get a quote": "اطلب عرض سعر",
    "Skip to content": "انتقل إلى المحتوى",
    "Glossary": "المصطلحات",
    "Products": "الخدمات",
    "Help": "المساعدة",
    "Blog": "المدونة",
    "Main": "الرئيسي",
    "Privacy choices": "خيارات الخصوصية",
    "Trade rules by name": "قواعد التجارة بالاسم",
}
