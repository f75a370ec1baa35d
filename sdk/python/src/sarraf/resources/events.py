"""Webhook events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from ..http.api import Api
from ..http.pages import PageList
from ..http.transport import CallOptions
from ..types import Delivery, Event, EventList, EventsListQuery

if TYPE_CHECKING:
    from typing_extensions import Unpack

_ALL = "/b/events/v1/events/"
_ONE = "/b/events/v1/events/{id}/"


class Events:
    """The resource `sarraf.events`."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self, filter: Optional[EventsListQuery] = None, **options: Unpack[CallOptions]
    ) -> PageList[EventList, Event]:
        """Lists events, newest first. With `wait`, responds once there are more events than `known`."""
        return self._api.list("get", _ALL, query=filter, **options)

    def retrieve(self, event_id: str, **options: Unpack[CallOptions]) -> Event:
        found: Event = self._api.request("get", _ONE, params={"id": event_id}, **options)
        return found

    def redeliver(self, event_id: str, **options: Unpack[CallOptions]) -> Delivery:
        """Posts the event again immediately and returns the delivery."""
        again: Delivery = self._api.request("post", _ONE + "redeliver/", params={"id": event_id}, **options)
        return again
