"""The JSON of one submission, as the receiver of leads gets it."""

from typing import Any

from portolan.leads.models import Submission
from portolan.leads.reference import reference_of


def payload_of(submission: Submission) -> dict[str, Any]:
    """The JSON of a submission, for the post and for exports."""
    return {
        "id": str(submission.id),
        "reference": reference_of(submission.id),
        "form": submission.form_name,
        "locale": submission.locale,
        "page": submission.page_path,
        "received_at": submission.received_at.isoformat(),
        "fields": submission.fields,
        "attribution": submission.attribution,
        "consent": submission.consent,
        "flags": submission.flags,
        "request_id": submission.request_id or "",
    }
