"""The merchant's settings, API keys and request log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from ..http.api import Api
from ..http.pages import PageList
from ..http.transport import CallOptions
from ..types import (
    ApiKey,
    ApiKeyCreate,
    ApiKeyList,
    ApiKeysListQuery,
    LoggedRequest,
    NewApiKey,
    RequestLog,
    RequestLogListQuery,
    Settings,
    SettingsUpdate,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

_SETTINGS = "/b/merchant/v1/settings/"
_KEYS = "/b/merchant/v1/api-keys/"


class Merchant:
    """The resource `sarraf.merchant`."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def settings(self, **options: Unpack[CallOptions]) -> Settings:
        found: Settings = self._api.request("get", _SETTINGS, **options)
        return found

    def update_settings(self, fields: SettingsUpdate, **options: Unpack[CallOptions]) -> Settings:
        changed: Settings = self._api.request("patch", _SETTINGS, body=fields, **options)
        return changed

    def api_keys(
        self, page: Optional[ApiKeysListQuery] = None, **options: Unpack[CallOptions]
    ) -> PageList[ApiKeyList, ApiKey]:
        return self._api.list("get", _KEYS, query=page, **options)

    def create_api_key(self, pair: ApiKeyCreate, **options: Unpack[CallOptions]) -> NewApiKey:
        """Creates a key pair. Its keys appear only in this response."""
        made: NewApiKey = self._api.request("post", _KEYS, body=pair, **options)
        return made

    def revoke_api_key(self, key_id: str, **options: Unpack[CallOptions]) -> None:
        self._api.request("delete", _KEYS + "{id}/", params={"id": key_id}, **options)

    def request_log(
        self, filter: Optional[RequestLogListQuery] = None, **options: Unpack[CallOptions]
    ) -> PageList[RequestLog, LoggedRequest]:
        """API requests of the last 30 days, newest first."""
        return self._api.list("get", "/b/merchant/v1/request-log/", query=filter, **options)
