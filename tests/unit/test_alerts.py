"""Alerts and dashboard: Prometheus takes them, each alert fires when due and is explained."""

import json
import re
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from portolan.core.config import ROOT

PROMTOOL = "/usr/bin/promtool"
ALERTS_FILE = ROOT / "deploy" / "alerts.yaml"
GUIDE = (ROOT / "deploy" / "metrics.md").read_text(encoding="utf-8")
DASHBOARD = json.loads((ROOT / "deploy" / "dashboard.json").read_text(encoding="utf-8"))
RULES: dict[str, dict[str, Any]] = {
    rule["alert"]: rule
    for group in yaml.safe_load(ALERTS_FILE.read_text(encoding="utf-8"))["groups"]
    for rule in group["rules"]
}
FIRING: Mapping[str, Mapping[str, str]] = {
    "LeadsWait": {"leads_alarm": "1x60"},
    "LeadsGivenUp": {'leads_entries{state="dead"}': "2x60"},
    "LeadsNotStored": {'leads_submissions_total{outcome="not_stored"}': "0+1x60"},
    "LeadsSpooled": {'leads_entries{instance="a", state="spooled"}': "3x60"},
    "LeadsUnseen": {"leads_database_up": "0x60"},
    "NodeUnseen": {'up{job="portolan"}': "0x60"},
    "ErrorsAnswered": {
        'http_requests_total{status="200"}': "0+90x60",
        'http_requests_total{status="503"}': "0+10x60",
    },
    "AnswersSlow": {
        'http_request_duration_seconds_bucket{cache="passed", le="1.0"}': "0+90x60",
        'http_request_duration_seconds_bucket{cache="passed", le="2.5"}': "0+100x60",
        'http_request_duration_seconds_bucket{cache="passed", le="+Inf"}': "0+100x60",
    },
    "CacheCold": {
        'http_requests_total{cache="kept"}': "0+10x60",
        'http_requests_total{cache="rendered"}': "0+10x60",
    },
    "ThreadsBusy": {"http_requests_in_flight": "20x60"},
    "ProxiedHostFails": {
        'http_proxied_requests_total{host="web_app", verdict="answered"}': "0+10x60",
        'http_proxied_requests_total{host="web_app", verdict="504"}': "0+10x60",
    },
}
"""Series that make each alert fire, a figure a minute."""

QUIET = {
    "leads_alarm": "0x60",
    "leads_database_up": "1x60",
    'up{job="portolan"}': "1x60",
    'leads_entries{state="dead"}': "0x60",
    'leads_entries{state="spooled"}': "0x60",
    'leads_submissions_total{outcome="not_stored"}': "0x60",
    'http_requests_total{status="200", cache="kept"}': "0+1000x60",
    'http_requests_total{status="503", cache="passed"}': "0+5x60",
    'http_requests_total{status="200", cache="rendered"}': "0+5x60",
    'http_request_duration_seconds_bucket{cache="passed", le="1.0"}': "0+100x60",
    'http_request_duration_seconds_bucket{cache="passed", le="+Inf"}': "0+100x60",
    "http_requests_in_flight": "3x60",
    'http_proxied_requests_total{host="web_app", verdict="answered"}': "0+100x60",
    'http_proxied_requests_total{host="web_app", verdict="504"}': "0+5x60",
}
"""Series of a site that is well."""


def promtool(*arguments: str) -> None:
    """Run promtool, which has to accept it."""
    done = subprocess.run([PROMTOOL, *arguments], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def expressions() -> Iterator[str]:
    """The expressions of the dashboard, with its variables filled in."""
    for panel in DASHBOARD["panels"]:
        for target in panel["targets"]:
            yield target["expr"].replace("$__rate_interval", "5m").replace("$node", ".*")


def fires(folder: Path, series: Mapping[str, str], expected: str) -> bool:
    """Whether the alert fires after 40 minutes of the series."""
    firing = f'count(ALERTS{{alertname="{expected}", alertstate="firing"}})'
    query = {
        "expr": f"({firing} or vector(0)) > bool 0",
        "eval_time": "40m",
        "exp_samples": [{"labels": "{}", "value": 1}],
    }
    given = [{"series": name, "values": values} for name, values in series.items()]
    test = {"interval": "1m", "input_series": given, "promql_expr_test": [query]}
    path = folder / "test.yaml"
    path.write_text(yaml.safe_dump({"rule_files": [str(ALERTS_FILE)], "tests": [test]}))
    done = subprocess.run([PROMTOOL, "test", "rules", str(path)], check=False, capture_output=True)
    return done.returncode == 0


def test_prometheus_takes_the_rules() -> None:
    promtool("check", "rules", str(ALERTS_FILE))


def test_prometheus_takes_what_the_dashboard_asks(tmp_path: Path) -> None:
    rules = [{"record": f"a:{at}", "expr": one} for at, one in enumerate(expressions())]
    path = tmp_path / "rules.yaml"
    path.write_text(yaml.safe_dump({"groups": [{"name": "dashboard", "rules": rules}]}))
    promtool("check", "rules", str(path))


@pytest.mark.parametrize("alert", RULES)
def test_each_alert_fires_when_it_should(alert: str, tmp_path: Path) -> None:
    assert fires(tmp_path, FIRING[alert], alert)
    assert not fires(tmp_path, QUIET, alert)


@pytest.mark.parametrize("alert", RULES)
def test_each_alert_has_its_paragraph(alert: str) -> None:
    [paragraph] = re.findall(rf"^\*\*{alert}\.\*\* (.+)$", GUIDE, re.MULTILINE)
    assert len(paragraph) > 100


def test_no_paragraph_is_about_an_alert_that_is_not_there() -> None:
    section = GUIDE.partition("## Alerts")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\*\*(\w+)\.\*\*", section, re.MULTILINE)) == set(RULES)


def test_what_is_asked_for_is_counted() -> None:
    query = " ".join([*expressions(), *(rule["expr"] for rule in RULES.values())])
    names = {re.sub("_bucket$", "", name) for name in re.findall(r"\b(?:http|leads)_\w+", query)}
    assert names <= set(re.findall(r"^\| `(\w+)` \|", GUIDE, re.MULTILINE))
