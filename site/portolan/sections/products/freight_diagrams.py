"""The diagrams of the products that move and clear goods, by slug."""

from portolan.core.i18n import lazy
from portolan.drawing.diagrams.diagram import Diagram
from portolan.sections.products.drawings import (
    around_port,
    classes,
    container,
    flight,
    money,
    ocean_lane,
    tariff,
    train_or_truck,
)

FREIGHT = {
    "ocean-freight": Diagram(
        draw=ocean_lane.lane_at_sea,
        wide=440,
        narrow=480,
        headline=lazy("Yokohama to Los Angeles, 4,780 nautical miles by the great circle"),
        finding=lazy(
            "Four knots slower takes three days longer: 14.2 days at 14 knots, 11.1 at 18."
        ),
        alt=lazy(
            "A chart of the great circle from Yokohama to Los Angeles with a tick every 1,000 "
            "nautical miles, and below it the days at sea at 18 and at 14 knots, one mark each."
        ),
        with_words=True,
    ),
    "air-freight": Diagram(
        draw=flight.flight,
        wide=500,
        narrow=500,
        headline=lazy("Frankfurt to Los Angeles, by the great circle"),
        finding=lazy(
            "The curve is the shorter route: 9,323 km. The line that is straight on the "
            "chart is 1,234 km longer."
        ),
        alt=lazy(
            "A chart of the great circle from Frankfurt to Los Angeles with a tick for every hour "
            "of flight, and below it the longer rhumb line."
        ),
        with_words=True,
    ),
    "rail-freight": Diagram(
        draw=train_or_truck.train_or_truck,
        wide=320,
        narrow=420,
        headline=lazy("What a container costs inland, in euros, by truck and by train"),
        finding=lazy("Beyond 571 km the train is cheaper, with the trucks at both ends included."),
        alt=lazy(
            "Two lines of cost by distance: a truck at 1.40 a kilometer, and a train at 0.70 with "
            "400 for its ends. They cross at 571 kilometers."
        ),
        with_words=True,
    ),
    "trucking": Diagram(
        draw=around_port.distances,
        wide=600,
        narrow=560,
        headline=lazy("Thirteen cities around the port of Rotterdam, in kilometers"),
        finding=lazy(
            "Eleven of the thirteen lie within 700 km in a straight line. Roads are longer."
        ),
        alt=lazy(
            "Rings every 100 kilometers around the port of Rotterdam, and thirteen cities at their "
            "distance and bearing from it."
        ),
    ),
    "lcl": Diagram(
        draw=container.floor,
        wide=380,
        narrow=770,
        headline=lazy("Four shippers in one 40-foot high cube, in cubic meters"),
        finding=lazy("They fill 59.2 of its 76.3 cubic meters; 17.1 stay free."),
        alt=lazy(
            "The floor of a 40-foot high cube, divided to scale among four shippers with 4.2, "
            "11.6, 17.4 and 26 cubic meters; 17.1 cubic meters are free."
        ),
        with_words=True,
    ),
    "customs": Diagram(
        draw=tariff.tree,
        wide=400,
        narrow=500,
        headline=lazy("Heading 4202, from two digits to six"),
        finding=lazy("The heading has twelve codes of six digits; a backpack has one of them."),
        alt=lazy(
            "The tree of customs heading 4202, from two digits to its twelve subheadings of "
            "six digits, with the path to 4202.92 marked."
        ),
    ),
    "trade-advisory": Diagram(
        draw=tariff.rules,
        wide=300,
        narrow=300,
        headline=lazy("The general rules of interpretation, in order"),
        finding=lazy(
            "Rules 1 to 4 are tried in turn until one gives the heading; rule 6 then finds the "
            "subheading."
        ),
        alt=lazy(
            "The general rules of interpretation as a line: rules 1 to 4 in turn find the heading, "
            "and rule 6 finds the subheading."
        ),
    ),
    "duty-drawback": Diagram(
        draw=money.goods_in_and_out,
        wide=400,
        narrow=460,
        headline=lazy("Goods in, goods out, and the duty that comes back, by month"),
        finding=lazy(
            "A quarter of the goods leaves the country again: "
            "99% of the duty on it, 5,346 of 21,600, comes back."
        ),
        alt=lazy(
            "Two stepped lines over a year: goods worth 240,000 come in, goods worth 60,000 "
            "leave again, and each export is matched with its import."
        ),
    ),
    "dangerous-goods": Diagram(
        draw=classes.diamonds,
        wide=360,
        narrow=690,
        headline=lazy("The labels of the nine classes, with their divisions"),
        finding=lazy("Perfume, paint, aerosols and lithium batteries are dangerous goods."),
        alt=lazy(
            "The labels of the nine classes of dangerous goods with their divisions and the UN "
            "numbers of some everyday goods."
        ),
    ),
}
