"""The client of an installation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

from .http.api import Api
from .http.pages import PageList
from .http.transport import CallOptions
from .resources.events import Events
from .resources.merchant import Merchant
from .resources.payment_links import PaymentLinks
from .resources.sandbox import Sandbox
from .resources.sessions import Sessions
from .resources.subscriptions import Subscriptions
from .resources.wallet import Wallet
from .resources.webhook_endpoints import WebhookEndpoints
from .types import (
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


class Sarraf(Api):
    """Arguments: `api_key="sk_…", base_url="https://pay.example"`. Calls without a method are made by path:
    `request("post", "/b/pbl/v2/payment/cash/", body={…})`.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.sessions = Sessions(self)
        self.subscriptions = Subscriptions(self)
        self.payment_links = PaymentLinks(self)
        self.wallet = Wallet(self)
        self.events = Events(self)
        self.webhook_endpoints = WebhookEndpoints(self)
        self.merchant = Merchant(self)
        self.sandbox = Sandbox(self)

    def cards(self, query: CardSearch, **options: Unpack[CallOptions]) -> CardList:
        """A customer's saved cards, the most recently saved or renewed first."""
        found: CardList = self.request("post", "/b/pbl/v2/card/", body=query, **options)
        return found

    def delete_card(
        self, token: str, query: Optional[CardsDeleteQuery] = None, **options: Unpack[CallOptions]
    ) -> None:
        self.request("delete", "/b/pbl/v2/card/{token}/", params={"token": token}, query=query, **options)

    def charge_card(self, charge: AutoDebit, **options: Unpack[CallOptions]) -> Payment:
        """Charges a saved card without the customer present."""
        paid: Payment = self.request("post", "/b/pbl/v2/payment/auto-debit/", body=charge, **options)
        return paid

    def payment_methods(self, purpose: PaymentMethodSearch, **options: Unpack[CallOptions]) -> PaymentMethods:
        """Lists the gateways that can be used for a purpose."""
        found: PaymentMethods = self.request("post", "/b/pbl/v2/payment-methods/", body=purpose, **options)
        return found

    def create_invoice(self, invoice: InvoiceCreate, **options: Unpack[CallOptions]) -> Invoice:
        """Issues an invoice and the session that pays it, once per Idempotency-Key."""
        made: Invoice = self.request("post", "/b/invoice/v1/invoice/", body=invoice, **options)
        return made

    def invoice(self, invoice_id: int, **options: Unpack[CallOptions]) -> Invoice:
        path, params = "/b/invoice/v1/invoice/{invoice_id}/", {"invoice_id": invoice_id}
        found: Invoice = self.request("get", path, params=params, **options)
        return found

    def invoice_payments(
        self, invoice_id: int, page: Optional[InvoicesListPaymentsQuery] = None, **options: Unpack[CallOptions]
    ) -> PageList[InvoicePaymentList, InvoicePayment]:
        """Payments of an invoice, newest first."""
        params = {"invoice_id": invoice_id}
        return self.list("get", _PARTS, params=params, query=page, **options)

    def create_invoice_payment(
        self, invoice_id: int, part: Optional[InvoicePaymentCreate] = None, **options: Unpack[CallOptions]
    ) -> Session:
        """Makes a session that pays a part of an invoice, by default all that it owes."""
        params = {"invoice_id": invoice_id}
        made: Session = self.request("post", _PARTS, params=params, body=part or {}, **options)
        return made

    def collect_cash(self, session: CollectedCash, **options: Unpack[CallOptions]) -> Payment:
        """Records that cash on delivery was received."""
        paid: Payment = self.request("post", "/b/pbl/v2/payment/cash/collected/", body=session, **options)
        return paid

    def operation_requests(
        self, filter: Optional[ApprovalsListQuery] = None, **options: Unpack[CallOptions]
    ) -> PageList[ApprovalRequestList, ApprovalRequest]:
        """Approval requests, newest first."""
        return self.list("get", "/b/pbl/v2/operation-requests/", query=filter, **options)
