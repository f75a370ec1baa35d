"""Webhook endpoints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from ..http.api import Api
from ..http.pages import PageList
from ..http.transport import CallOptions
from ..types import (
    EndpointDelivery,
    EndpointDeliveryList,
    EndpointRedelivery,
    EndpointRedeliveryCreate,
    EndpointTest,
    NewWebhookEndpoint,
    WebhookEndpoint,
    WebhookEndpointCreate,
    WebhookEndpointList,
    WebhookEndpointPatch,
    WebhookEndpointsDeliveriesQuery,
    WebhookEndpointsListQuery,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

_ALL = "/b/merchant/v1/webhook-endpoints/"
_ONE = "/b/merchant/v1/webhook-endpoints/{id}/"


class WebhookEndpoints:
    """The resource `sarraf.webhook_endpoints`."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self, page: Optional[WebhookEndpointsListQuery] = None, **options: Unpack[CallOptions]
    ) -> PageList[WebhookEndpointList, WebhookEndpoint]:
        return self._api.list("get", _ALL, query=page, **options)

    def create(self, endpoint: WebhookEndpointCreate, **options: Unpack[CallOptions]) -> NewWebhookEndpoint:
        """Creates an endpoint. Its signing key appears only in this response."""
        made: NewWebhookEndpoint = self._api.request("post", _ALL, body=endpoint, **options)
        return made

    def retrieve(self, endpoint_id: str, **options: Unpack[CallOptions]) -> WebhookEndpoint:
        found: WebhookEndpoint = self._api.request("get", _ONE, params={"id": endpoint_id}, **options)
        return found

    def update(
        self, endpoint_id: str, fields: WebhookEndpointPatch, **options: Unpack[CallOptions]
    ) -> WebhookEndpoint:
        changed: WebhookEndpoint = self._api.request(
            "patch", _ONE, params={"id": endpoint_id}, body=fields, **options
        )
        return changed

    def delete(self, endpoint_id: str, **options: Unpack[CallOptions]) -> None:
        self._api.request("delete", _ONE, params={"id": endpoint_id}, **options)

    def rotate(self, endpoint_id: str, **options: Unpack[CallOptions]) -> NewWebhookEndpoint:
        """Replaces the signing key. For 24 hours both keys sign."""
        rotated: NewWebhookEndpoint = self._api.request(
            "post", _ONE + "rotate/", params={"id": endpoint_id}, **options
        )
        return rotated

    def test(self, endpoint_id: str, **options: Unpack[CallOptions]) -> EndpointTest:
        tested: EndpointTest = self._api.request("post", _ONE + "test/", params={"id": endpoint_id}, **options)
        return tested

    def deliveries(
        self,
        endpoint_id: str,
        filter: Optional[WebhookEndpointsDeliveriesQuery] = None,
        **options: Unpack[CallOptions],
    ) -> PageList[EndpointDeliveryList, EndpointDelivery]:
        return self._api.list("get", _ONE + "deliveries/", params={"id": endpoint_id}, query=filter, **options)

    def redeliver(
        self, endpoint_id: str, span: EndpointRedeliveryCreate, **options: Unpack[CallOptions]
    ) -> EndpointRedelivery:
        """Resends the events of a period, at most 500."""
        again: EndpointRedelivery = self._api.request(
            "post", _ONE + "redeliver/", params={"id": endpoint_id}, body=span, **options
        )
        return again
