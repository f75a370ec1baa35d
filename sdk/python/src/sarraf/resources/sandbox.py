"""Test clock and mailbox of sandbox merchants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from ..http.api import Api
from ..http.pages import PageList
from ..http.transport import CallOptions
from ..types import AdvancedClock, Clock, ClockAdvance, Mail, MailboxListQuery, MailList

if TYPE_CHECKING:
    from typing_extensions import Unpack

_CLOCK = "/b/sandbox/v1/clock/"
# : Time-out in seconds: the response arrives after every job due in the skipped time has run.
_ADVANCE_TIMEOUT_SECONDS = 600.0


class Sandbox:
    """The resource `sarraf.sandbox`."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def clock(self, **options: Unpack[CallOptions]) -> Clock:
        """Time of the merchant's test clock."""
        found: Clock = self._api.request("get", _CLOCK, **options)
        return found

    def advance_clock(self, target: ClockAdvance, **options: Unpack[CallOptions]) -> AdvancedClock:
        """Moves the clock forward, `by` an ISO 8601 duration or `to` an instant, and returns which
        jobs ran.
        """
        options.setdefault("timeout_seconds", _ADVANCE_TIMEOUT_SECONDS)
        moved: AdvancedClock = self._api.request("post", _CLOCK + "advance/", body=target, **options)
        return moved

    def emails(
        self, filter: Optional[MailboxListQuery] = None, **options: Unpack[CallOptions]
    ) -> PageList[MailList, Mail]:
        """Sent mails and text messages, newest first."""
        return self._api.list("get", "/b/sandbox/v1/emails/", query=filter, **options)
