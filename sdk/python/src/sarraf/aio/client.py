"""Made by `npm run sdk-types` from the module of the same name. The client of an installation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

from ..http.api import AsyncApi
from ..http.pages import AsyncPageList
from ..http.transport import CallOptions
from .events import AsyncEvents
from .merchant import AsyncMerchant
from .payment_links import PaymentLinks
from .sandbox import AsyncSandbox
from .sessions import AsyncSessions
from .subscriptions import AsyncSubscriptions
from .wallet import AsyncWallet
from .webhook_endpoints import WebhookEndpoints
from ..types import (
    ApprovalRequest,
    ApprovalRequestList,
    ApprovalsListQuery,
    AutoDebit,
    CardList,
    CardsDeleteQuery,
    CardSearch,
    CollectedCash,
    Invoice,
    InvoiceCreate,
    InvoicePayment,
    InvoicePaymentCreate,
    InvoicePaymentList,
    InvoicesListPaymentsQuery,
    Payment,
    PaymentMethods,
    PaymentMethodSearch,
    Session,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack


_PARTS = "/b/invoice/v1/invoice/{invoice_id}/payments/"


class AsyncSarraf(AsyncApi):
    """Arguments: `api_key="sk_…", base_url="https://pay.example"`. Calls without a method are made by path:
    `request("post", "/b/pbl/v2/payment/cash/", body={…})`.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.sessions = AsyncSessions(self)
        self.subscriptions = AsyncSubscriptions(self)
        self.payment_links = PaymentLinks(self)
        self.wallet = AsyncWallet(self)
        self.events = AsyncEvents(self)
        self.webhook_endpoints = WebhookEndpoints(self)
        self.merchant = AsyncMerchant(self)
        self.sandbox = AsyncSandbox(self)

    async def cards(self, query: CardSearch, **options: Unpack[CallOptions]) -> CardList:
        """A customer's saved cards, the most recently saved or renewed first."""
        found: CardList = await self.request("post", "/b/pbl/v2/card/", body=query, **options)
        return found

    async def delete_card(
        self, token: str, query: Optional[CardsDeleteQuery] = None, **options: Unpack[CallOptions]
    ) -> None:
        await self.request("delete", "/b/pbl/v2/card/{token}/", params={"token": token}, query=query, **options)

    async def charge_card(self, charge: AutoDebit, **options: Unpack[CallOptions]) -> Payment:
        """Charges a saved card without the customer present."""
        paid: Payment = await self.request("post", "/b/pbl/v2/payment/auto-debit/", body=charge, **options)
        return paid

    async def payment_methods(self, purpose: PaymentMethodSearch, **options: Unpack[CallOptions]) -> PaymentMethods:
        """Lists the gateways that can be used for a purpose."""
        found: PaymentMethods = await self.request("post", "/b/pbl/v2/payment-methods/", body=purpose, **options)
        return found

    async def create_invoice(self, invoice: InvoiceCreate, **options: Unpack[CallOptions]) -> Invoice:
        """Issues an invoice and the session that pays it, once per Idempotency-Key."""
        made: Invoice = await self.request("post", "/b/invoice/v1/invoice/", body=invoice, **options)
        return made

    async def invoice(self, invoice_id: int, **options: Unpack[CallOptions]) -> Invoice:
        path, params = "/b/invoice/v1/invoice/{invoice_id}/", {"invoice_id": invoice_id}
        found: Invoice = await self.request("get", path, params=params, **options)
        return found

    def invoice_payments(
        self, invoice_id: int, page: Optional[InvoicesListPaymentsQuery] = None, **options: Unpack[CallOptions]
    ) -> AsyncPageList[InvoicePaymentList, InvoicePayment]:
        """Payments of an invoice, newest first."""
        params = {"invoice_id": invoice_id}
        return self.list("get", _PARTS, params=params, query=page, **options)

    async def create_invoice_payment(
        self, invoice_id: int, part: Optional[InvoicePaymentCreate] = None, **options: Unpack[CallOptions]
    ) -> Session:
        """Makes a session that pays a part of an invoice, by default all that it owes."""
        params = {"invoice_id": invoice_id}
        made: Session = await self.request("post", _PARTS, params=params, body=part or {}, **options)
        return made

    async def collect_cash(self, session: CollectedCash, **options: Unpack[CallOptions]) -> Payment:
        """Records that cash on delivery was received."""
        paid: Payment = await self.request("post", "/b/pbl/v2/payment/cash/collected/", body=session, **options)
        return paid

    def operation_requests(
        self, filter: Optional[ApprovalsListQuery] = None, **options: Unpack[CallOptions]
    ) -> AsyncPageList[ApprovalRequestList, ApprovalRequest]:
        """Approval requests, newest first."""
        return self.list("get", "/b/pbl/v2/operation-requests/", query=filter, **options)
