"""The diagram of the page on careers."""

from portolan.core.i18n import lazy
from portolan.drawing.diagrams.diagram import Diagram
from portolan.sections.careers.hiring_drawing import steps

DIAGRAMS = {
    "careers": Diagram(
        draw=steps,
        wide=200,
        narrow=420,
        headline=lazy("From your first message to an answer"),
        finding=lazy("The talk and the task take two hours of your time at most."),
        alt=lazy(
            "Four steps on a line: you write and are answered within five working days; a talk of "
            "30 minutes; a task of 90 minutes at most; you meet the team and hear within three "
            "working days."
        ),
        with_words=True,
        is_frieze=True,
    )
}
