"""Made by `npm run sdk-types` from the module of the same name. The merchant's settings, API keys and request log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from ..http.api import AsyncApi
from ..http.pages import AsyncPageList
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


class AsyncMerchant:
    """The resource `sarraf.merchant`."""

    def __init__(self, api: AsyncApi) -> None:
        self._api = api

    async def settings(self, **options: Unpack[CallOptions]) -> Settings:
        found: Settings = await self._api.request("get", _SETTINGS, **options)
        return found

    async def update_settings(self, fields: SettingsUpdate, **options: Unpack[CallOptions]) -> Settings:
        changed: Settings = await self._api.request("patch", _SETTINGS, body=fields, **options)
        return changed

    def api_keys(
        self, page: Optional[ApiKeysListQuery] = None, **options: Unpack[CallOptions]
    ) -> AsyncPageList[ApiKeyList, ApiKey]:
        return self._api.list("get", _KEYS, query=page, **options)

    async def create_api_key(self, pair: ApiKeyCreate, **options: Unpack[CallOptions]) -> NewApiKey:
        """Creates a key pair. Its keys appear only in this response."""
        made: NewApiKey = await self._api.request("post", _KEYS, body=pair, **options)
        return made

    async def revoke_api_key(self, key_id: str, **options: Unpack[CallOptions]) -> None:
        await self._api.request("delete", _KEYS + "{id}/", params={"id": key_id}, **options)

    def request_log(
        self, filter: Optional[RequestLogListQuery] = None, **options: Unpack[CallOptions]
    ) -> AsyncPageList[RequestLog, LoggedRequest]:
        """API requests of the last 30 days, newest first."""
        return self._api.list("get", "/b/merchant/v1/request-log/", query=filter, **options)
