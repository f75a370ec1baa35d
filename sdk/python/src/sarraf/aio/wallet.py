"""Made by `npm run sdk-types` from the module of the same name. Customer wallets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..http.api import AsyncApi
from ..http.pages import AsyncPageList
from ..http.transport import CallOptions
from ..types import (
    WalletAccount,
    WalletAccountList,
    WalletAccountSearch,
    WalletAdjustment,
    WalletEntry,
    WalletEntryList,
    WalletEntrySearch,
    WalletOperation,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

_ROOT = "/b/wallet/{provider}/v1/"


class AsyncWallet:
    """The resource `sarraf.wallet`; `AsyncWallet(sarraf, "…")` with a slug gives another wallet of the merchant."""

    def __init__(self, api: AsyncApi, provider: str = "sarraf") -> None:
        self._api = api
        self._params = {"provider": provider}

    def accounts(
        self, filter: WalletAccountSearch, **options: Unpack[CallOptions]
    ) -> AsyncPageList[WalletAccountList, WalletAccount]:
        """The customer's accounts, one per currency."""
        return self._api.list_by_cursor(_ROOT + "accounts/", params=self._params, body=filter, **options)

    def entries(
        self, filter: WalletEntrySearch, **options: Unpack[CallOptions]
    ) -> AsyncPageList[WalletEntryList, WalletEntry]:
        """The ledger of one account, newest first."""
        return self._api.list_by_cursor(_ROOT + "entries/", params=self._params, body=filter, **options)

    async def operation(self, operation_id: int, **options: Unpack[CallOptions]) -> WalletOperation:
        """An operation with its ledger entries."""
        path, body = _ROOT + "operations/", {"operation_id": operation_id}
        found: WalletOperation = await self._api.request("post", path, params=self._params, body=body, **options)
        return found

    async def adjust(self, adjustment: WalletAdjustment, **options: Unpack[CallOptions]) -> WalletOperation:
        """Credits the customer, or debits with a negative amount; once per Idempotency-Key."""
        path = _ROOT + "adjustments/"
        made: WalletOperation = await self._api.request("post", path, params=self._params, body=adjustment, **options)
        return made
