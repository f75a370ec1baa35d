"""Made by `npm run sdk-types` from the module of the same name. Payment links."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from ..http.api import AsyncApi
from ..http.pages import AsyncPageList
from ..http.transport import CallOptions
from ..types import (
    PaymentLink,
    PaymentLinkCreate,
    PaymentLinkList,
    PaymentLinksListQuery,
    PaymentLinkUpdate,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

_ALL = "/b/pbl/v2/payment-links/"
_ONE = "/b/pbl/v2/payment-links/{link_id}/"


class PaymentLinks:
    """The resource `sarraf.payment_links`."""

    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    def list(
        self, page: Optional[PaymentLinksListQuery] = None, **options: Unpack[CallOptions]
    ) -> AsyncPageList[PaymentLinkList, PaymentLink]:
        return self._api.list("get", _ALL, query=page, **options)

    async def create(self, link: PaymentLinkCreate, **options: Unpack[CallOptions]) -> PaymentLink:
        made: PaymentLink = await self._api.request("post", _ALL, body=link, **options)
        return made

    async def retrieve(self, link_id: str, **options: Unpack[CallOptions]) -> PaymentLink:
        found: PaymentLink = await self._api.request("get", _ONE, params={"link_id": link_id}, **options)
        return found

    async def update(self, link_id: str, fields: PaymentLinkUpdate, **options: Unpack[CallOptions]) -> PaymentLink:
        changed: PaymentLink = await self._api.request("patch", _ONE, params={"link_id": link_id}, body=fields, **options)
        return changed

    async def close(self, link_id: str, **options: Unpack[CallOptions]) -> PaymentLink:
        """Closes the link permanently. A payment begun before still counts."""
        closed: PaymentLink = await self._api.request("post", _ONE + "close/", params={"link_id": link_id}, **options)
        return closed
