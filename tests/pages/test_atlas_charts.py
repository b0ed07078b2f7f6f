"""What the charts of the atlas say, beside what they draw."""

import re

import pytest

from portolan.sections.atlas.around import surroundings
from portolan.web.route_network import route_network
from tests.support.checking_client import CheckingClient


def test_the_world_chart_tells_how_many_places_it_draws(client: CheckingClient) -> None:
    html = client.get("/atlas").text
    told = re.search(r"(\d+) ports and (\d+) airports, and some of the lanes", html)
    assert told
    listed = [html.count(f'<li><a href="/atlas/{kind}/') for kind in ("oceanport", "airport")]
    assert listed == [int(each) for each in told.groups()]


@pytest.mark.parametrize("code", ["EGALY", "NLRTM", "USLAX"])
def test_nothing_on_a_chart_is_nearer_than_what_is_listed(
    client: CheckingClient, code: str
) -> None:
    with client.application.app_context():
        place = route_network().by_code[code]
        around = surroundings(route_network(), place)
        for kind, near in around.nearest:
            seen = [one for one in around.in_sight if one.kind is kind]
            listed = [one.place for one in near]
            assert set(listed) >= set(seen) or len(listed) == 6
            nearest = min(near, key=lambda one: one.distance_nm)
            within = route_network().within(place, kind, nearest.distance_nm - 0.01)
            assert not {one.place for one in within} & set(seen)


def test_a_place_far_from_the_sea_has_no_coast(client: CheckingClient) -> None:
    for path in ("/atlas/warehouse/chicago-elwood", "/atlas/airport/nairobi-nbo"):
        html = client.get(path, follow_redirects=True).text
        assert "<b>Around " in html
        assert "coast around" not in html
