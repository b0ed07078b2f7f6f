"""Hours at which people meet."""

from portolan.content.types.kind import ContentType
from portolan.core.i18n import lazy

WEBINAR = ContentType(
    name="webinar",
    folder="sections/webinars/webinars",
    base="/webinars",
    listed="/webinars",
    label=lazy("Webinar"),
    back=lazy("Back to Videos and Webinars"),
    schema="gatherings.Webinar",
    reads=("aliases", "learn", "chapters.title"),
    searchable="webinars",
    refers={"speakers": "blog-author"},
)
EVENT = ContentType(
    name="event",
    folder="sections/events/events",
    base="/events",
    listed="/events",
    label=lazy("Event"),
    back=lazy("Back to Events"),
    schema="gatherings.Event",
    reads=("aliases", "city", "venue", "agenda.title"),
    searchable="webinars",
)

KINDS = (WEBINAR, EVENT)
