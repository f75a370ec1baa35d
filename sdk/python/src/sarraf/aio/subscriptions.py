"""Made by `npm run sdk-types` from the module of the same name. AsyncSubscriptions. They start with a session whose `payment_type` is `auto_pay`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from ..http.api import AsyncApi
from ..http.pages import AsyncPageList
from ..http.transport import CallOptions
from ..types import (
    CycleList,
    ListedCycle,
    Subscription,
    SubscriptionCancel,
    SubscriptionList,
    SubscriptionPageLink,
    SubscriptionSearch,
    SubscriptionsListCyclesQuery,
    SubscriptionsListQuery,
    SubscriptionSummary,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

_ALL = "/b/pbl/v2/subscriptions/"
_ONE = "/b/pbl/v2/subscriptions/{subscription_id}/"


class AsyncSubscriptions:
    """`sarraf.subscriptions`"""

    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(
        self,
        filter: Optional[SubscriptionSearch] = None,
        page: Optional[SubscriptionsListQuery] = None,
        **options: Unpack[CallOptions],
    ) -> AsyncPageList[SubscriptionList, SubscriptionSummary]:
        """Newest first."""
        return self._api.list("post", _ALL, query=page, body=filter or {}, **options)

    async def retrieve(self, subscription_id: str, **options: Unpack[CallOptions]) -> Subscription:
        params = {"subscription_id": subscription_id}
        found: Subscription = await self._api.request("get", _ONE, params=params, **options)
        return found

    def cycles(
        self,
        subscription_id: str,
        page: Optional[SubscriptionsListCyclesQuery] = None,
        **options: Unpack[CallOptions],
    ) -> AsyncPageList[CycleList, ListedCycle]:
        """By subscription number."""
        params = {"subscription_id": subscription_id}
        return self._api.list("get", _ONE + "cycles/", params=params, query=page, **options)

    async def cancel(
        self, subscription_id: str, how: SubscriptionCancel, **options: Unpack[CallOptions]
    ) -> Subscription:
        """Cancels immediately or at the end of the paid period. The Idempotency-Key must be a UUID
        v4.
        """
        params = {"subscription_id": subscription_id}
        ended: Subscription = await self._api.request("post", _ONE + "cancel/", params=params, body=how, **options)
        return ended

    async def page_link(self, subscription_id: str, **options: Unpack[CallOptions]) -> SubscriptionPageLink:
        """The link of the customer's self-service page."""
        params = {"subscription_id": subscription_id}
        link: SubscriptionPageLink = await self._api.request("get", _ONE + "page-link/", params=params, **options)
        return link

    async def regenerate_page_link(self, subscription_id: str, **options: Unpack[CallOptions]) -> SubscriptionPageLink:
        """Creates a new link; earlier ones stop working."""
        path, params = _ONE + "regenerate-page-token/", {"subscription_id": subscription_id}
        link: SubscriptionPageLink = await self._api.request("post", path, params=params, **options)
        return link
