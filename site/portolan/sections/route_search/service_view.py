"""The service that is likely on a way by sea, and what its days count."""

from portolan.core.i18n import _
from portolan.domain.routes import OceanWay
from portolan.domain.routes.service import NEAR_NM
from portolan.sections.shared.on_lakes import LAKES
from portolan.web.locale import current_locale
from portolan.web.place_names import name_of
from portolan.web.templating import in_a_row, number


def service_text(way: OceanWay) -> str:
    """The service that is likely, with the hubs at which containers change ships."""
    service, nm = way.service, float(way.distance_nm)
    if not LAKES.isdisjoint(way.passages):
        return _("No container line that we know of")
    if service.hubs:
        names = in_a_row([name_of(hub) for hub in service.hubs])
        return _("With a change of ships in {{hubs}}: no direct service is likely", hubs=names)
    if 2 * service.river_nm >= nm:
        return _("By barge or ship on the river")
    if nm <= NEAR_NM:
        return _("A direct service or a feeder")
    return _("A direct service is likely")


def service_note(way: OceanWay) -> str:
    """The note on days counted for rivers and hubs; empty where there are none."""
    service, parts = way.service, []
    if service.river_nm:
        miles = number(min(service.river_nm, float(way.distance_nm)))
        parts.append(
            _("{{miles}} nautical miles on rivers, at 10 knots down and 5 up.", miles=miles)
        )
    if service.hubs:
        names = in_a_row([name_of(hub) for hub in service.hubs])
        parts.append(
            _(
                "Three to seven days for each change of ships, in {{hubs}}. Which services are "
                "direct, and which hub the others use, is our judgment, not read from a schedule.",
                hubs=names,
            )
        )
    return current_locale().marks.between_sentences.join(parts)
