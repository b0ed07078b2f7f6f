"""The answers of the tool "What if" as JSON."""

import pytest

from tests.support.checking_client import CheckingClient


def test_the_tool_answers_in_json(client: CheckingClient) -> None:
    ends = "origin=CNSHA&destination=NLRTM"
    cases = client.get(f"/api/what-if?{ends}&avoid=suez,panama&ship=neopanamax").get_json()["cases"]
    assert [cases[0]["closed"], cases[1]["closed"]] == [[], ["panama", "suez"]]
    assert "cape-of-good-hope" in cases[1]["passages"]
    assert cases[1]["distance_nm"] > cases[0]["distance_nm"]
    cut = client.get("/api/what-if?origin=AEJEA&destination=NLRTM&avoid=hormuz").get_json()[
        "cases"
    ][1]
    assert (cut["distance_nm"], cut["transit_days"]) == (None, [])
    assert cut["cut_off"] == [{"port": "AEJEA", "stand_in": "AEKLF"}]
    for wrong in ("avoid=elbe", "ship=submarine", "via=SGSIN,LKCMB,AEJEA,OMSLL", "via=zzzzqq"):
        refused = client.get(f"/api/what-if?{ends}&{wrong}")
        assert refused.status_code in (404, 422)
        assert refused.get_json()["error"]["field"] == wrong.partition("=")[0]


def test_the_tool_calls_at_ports_in_json(client: CheckingClient) -> None:
    ends = "origin=CNSHA&destination=NLRTM"
    plain, stopped = (
        client.get(f"/api/what-if?{ends}{via}").get_json()["cases"][0]
        for via in ("", "&via=SGSIN,LKCMB&days=2,1")
    )
    legs = (("CNSHA", "SGSIN"), ("SGSIN", "LKCMB"), ("LKCMB", "NLRTM"))
    each = [
        client.get(f"/api/what-if?origin={a}&destination={b}").get_json()["cases"][0]
        for a, b in legs
    ]
    assert stopped["distance_nm"] == pytest.approx(sum(leg["distance_nm"] for leg in each), abs=2)
    assert stopped["transit_days"][0] >= plain["transit_days"][0] + 3
    for days in ("31", "-1", "x", "1,1,1"):
        refused = client.get(f"/api/what-if?{ends}&via=SGSIN&days={days}")
        assert (refused.status_code, refused.get_json()["error"]["field"]) == (422, "days")
