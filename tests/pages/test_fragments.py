"""What is kept of a page: the same for all pages of a locale, and different between locales."""

from flask import Flask

from portolan.web.fragments import fragment
from tests.conftest import BASE
from tests.support.checking_client import CheckingClient


def test_fragments_are_drawn_once_for_each_locale(app: Flask, client: CheckingClient) -> None:
    drawn: list[str] = []
    load = app.jinja_env.get_or_select_template

    def counted(name: str, *rest: object, **more: object) -> object:
        drawn.append(name)
        return load(name, *rest, **more)  # type: ignore[arg-type]  # handed on

    app.jinja_env.get_or_select_template = counted  # type: ignore[assignment, method-assign]  # a spy
    for path in ("/", "/help", "/glossary"):
        for base in BASE.values():
            client.get(path, base_url=base)
    assert drawn.count("components/menus.html") == 2
    assert drawn.count("components/footer_top.html") == 2


def test_no_fragment_crosses_to_the_other_locale(client: CheckingClient) -> None:
    for _turn in range(2):
        english = client.get("/glossary").get_data(as_text=True)
        chinese = client.get("/glossary", base_url=BASE["zh-CN"]).get_data(as_text=True)
        assert "Getting started" in english
        assert "Getting started" not in chinese


def test_development_keeps_nothing(environment: dict[str, str]) -> None:
    from app import create_app

    app = create_app(environment | {"SITE_ENV": "development"})
    with app.test_request_context("/", base_url=BASE["en-US"]):
        fragment("menus")
        assert not app.extensions["fragments"].get("menus:en-US")
