"""Payment links."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from ..http.api import Api
from ..http.pages import PageList
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

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self, page: Optional[PaymentLinksListQuery] = None, **options: Unpack[CallOptions]
    ) -> PageList[PaymentLinkList, PaymentLink]:
        return self._api.list("get", _ALL, query=page, **options)

    def create(self, link: PaymentLinkCreate, **options: Unpack[CallOptions]) -> PaymentLink:
        made: PaymentLink = self._api.request("post", _ALL, body=link, **options)
        return made

    def retrieve(self, link_id: str, **options: Unpack[CallOptions]) -> PaymentLink:
        found: PaymentLink = self._api.request("get", _ONE, params={"link_id": link_id}, **options)
        return found

    def update(self, link_id: str, fields: PaymentLinkUpdate, **options: Unpack[CallOptions]) -> PaymentLink:
        changed: PaymentLink = self._api.request("patch", _ONE, params={"link_id": link_id}, body=fields, **options)
        return changed

    def close(self, link_id: str, **options: Unpack[CallOptions]) -> PaymentLink:
        """Closes the link permanently. A payment begun before still counts."""
        closed: PaymentLink = self._api.request("post", _ONE + "close/", params={"link_id": link_id}, **options)
        return closed
