"""The editors' check of the whole site, `flask content check`: what it finds, what it answers."""

import pytest
from flask import Flask
from flask.testing import FlaskCliRunner

from portolan.content import build
from portolan.core.locales import LOCALES
from portolan.web import content_commands
from portolan.web.checks import SiteReport, check_site
from tests.support.walked import Walks

BUILT = build.Report(documents=0, rendered=0, removed=0, release="x")


def test_there_is_nothing_to_mend(app: Flask, walked: Walks) -> None:
    """Documents, links, orphans, images, redirect rules and catalogs of the repository."""
    report = check_site(app, walked.crawl)
    assert report.faults == []
    assert any(line.startswith("zh-CN: ") and "pages walked" in line for line in report.summary)
    assert all(len(walked.crawl(app, locale).seen) > 1000 for locale in LOCALES)


@pytest.mark.parametrize(("faults", "code"), [([], 0), (["blog/a.md:3: a broken link"], 1)])
def test_the_command_names_the_faults_and_fails(
    runner: FlaskCliRunner, monkeypatch: pytest.MonkeyPatch, faults: list[str], code: int
) -> None:
    monkeypatch.setattr(content_commands, "_built", lambda: BUILT)
    report = SiteReport(faults, ["blog: 9"])
    monkeypatch.setattr("portolan.web.checks.check_site", lambda _app: report)
    done = runner.invoke(args=["content", "check"])
    assert done.exit_code == code
    assert done.output.splitlines() == [*faults, "blog: 9"]
