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
    SubscriptionChange,
    SubscriptionChangeList,
    SubscriptionChangeRequest,
    SubscriptionList,
    SubscriptionPageLink,
    SubscriptionPause,
    SubscriptionResume,
    SubscriptionSearch,
    SubscriptionsListChangesQuery,
    SubscriptionsListCyclesQuery,
    SubscriptionsListQuery,
    SubscriptionsListUpcomingQuery,
    SubscriptionSummary,
    UpcomingCharge,
    UpcomingChargeList,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

_ALL = "/b/pbl/v2/subscriptions/"
_ONE = "/b/pbl/v2/subscriptions/{subscription_id}/"


class AsyncSubscriptions:
    """The resource `sarraf.subscriptions`."""

    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(
        self,
        filter: Optional[SubscriptionSearch] = None,
        page: Optional[SubscriptionsListQuery] = None,
        **options: Unpack[CallOptions],
    ) -> AsyncPageList[SubscriptionList, SubscriptionSummary]:
        """Lists subscriptions, newest first."""
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
        """Lists billing cycles, ordered by number."""
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

    async def change(
        self, subscription_id: str, change: SubscriptionChangeRequest, **options: Unpack[CallOptions]
    ) -> Subscription:
        """Changes amount, description, mail address or card of cycles that do not exist yet."""
        params = {"subscription_id": subscription_id}
        changed: Subscription = await self._api.request("patch", _ONE, params=params, body=change, **options)
        return changed

    async def pause(
        self, subscription_id: str, how: Optional[SubscriptionPause] = None, **options: Unpack[CallOptions]
    ) -> Subscription:
        """Pauses now or from the next scheduled day. Charges due earlier stay due."""
        path, params = _ONE + "pause/", {"subscription_id": subscription_id}
        paused: Subscription = await self._api.request("post", path, params=params, body=how or {}, **options)
        return paused

    async def resume(
        self, subscription_id: str, how: Optional[SubscriptionResume] = None, **options: Unpack[CallOptions]
    ) -> Subscription:
        """Ends the pause today, or withdraws a pause that has not begun."""
        path, params = _ONE + "resume/", {"subscription_id": subscription_id}
        resumed: Subscription = await self._api.request("post", path, params=params, body=how or {}, **options)
        return resumed

    def upcoming(
        self,
        subscription_id: str,
        page: Optional[SubscriptionsListUpcomingQuery] = None,
        **options: Unpack[CallOptions],
    ) -> AsyncPageList[UpcomingChargeList, UpcomingCharge]:
        """The next charges, at most 24."""
        params = {"subscription_id": subscription_id}
        return self._api.list("get", _ONE + "upcoming/", params=params, query=page, **options)

    def changes(
        self,
        subscription_id: str,
        page: Optional[SubscriptionsListChangesQuery] = None,
        **options: Unpack[CallOptions],
    ) -> AsyncPageList[SubscriptionChangeList, SubscriptionChange]:
        """Changes by merchant and customer, newest first."""
        params = {"subscription_id": subscription_id}
        return self._api.list("get", _ONE + "changes/", params=params, query=page, **options)

    async def page_link(self, subscription_id: str, **options: Unpack[CallOptions]) -> SubscriptionPageLink:
        """The link of the customer's self-service page."""
        params = {"subscription_id": subscription_id}
        link: SubscriptionPageLink = await self._api.request("get", _ONE + "page-link/", params=params, **options)
        return link

    async def regenerate_page_link(self, subscription_id: str, **options: Unpack[CallOptions]) -> SubscriptionPageLink:
        """Creates a new link of the self-service page; earlier links stop working."""
        path, params = _ONE + "regenerate-page-token/", {"subscription_id": subscription_id}
        link: SubscriptionPageLink = await self._api.request("post", path, params=params, **options)
        return link
