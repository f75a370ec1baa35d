"""Made by `npm run sdk-types` from the module of the same name. Webhook events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from ..http.api import AsyncApi
from ..http.pages import AsyncPageList
from ..http.transport import CallOptions
from ..types import Delivery, Event, EventList, EventsListQuery

if TYPE_CHECKING:
    from typing_extensions import Unpack

_ALL = "/b/events/v1/events/"
_ONE = "/b/events/v1/events/{id}/"


class AsyncEvents:
    """The resource `sarraf.events`."""

    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(
        self, filter: Optional[EventsListQuery] = None, **options: Unpack[CallOptions]
    ) -> AsyncPageList[EventList, Event]:
        """Lists events, newest first. With `wait`, responds once there are more events than `known`."""
        return self._api.list("get", _ALL, query=filter, **options)

    async def retrieve(self, event_id: str, **options: Unpack[CallOptions]) -> Event:
        found: Event = await self._api.request("get", _ONE, params={"id": event_id}, **options)
        return found

    async def redeliver(self, event_id: str, **options: Unpack[CallOptions]) -> Delivery:
        """Posts the event again immediately and returns the delivery."""
        again: Delivery = await self._api.request("post", _ONE + "redeliver/", params={"id": event_id}, **options)
        return again
