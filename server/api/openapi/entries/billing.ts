import { InvoicePaymentList, InvoiceView } from "@/server/domain/invoices/contract/answers";
import { LinkList, LinkView } from "@/server/domain/payment-links/contract/answers";
import { ReportList, ReportView } from "@/server/domain/reports/contract";
import { FinalizationView, SessionView } from "@/server/domain/sessions/contract/answers";
import { AccountList, EntryList, OperationView } from "@/server/domain/wallet/contract";
import { type Entries, SAMPLES } from "../entry";

const PROVIDER = { provider: "sarraf" };

export const BILLING: Entries = {
  "POST /b/wallet/{provider}/v1/accounts/": {
    id: "wallets.listAccounts",
    tag: "Wallets",
    summary: "List a customer's accounts",
    description:
      "Lists the accounts of one customer, one per currency. A customer without credit has none. Users need `wallet.view`; 503 if the merchant has no wallet.",
    body: "WalletAccountSearch",
    answers: { 200: [AccountList] },
    refuses: [403],
    paging: "cursor",
    examples: { customer: { summary: "Of a customer", params: PROVIDER, body: { customer_id: "c-1" } } },
  },
  "POST /b/wallet/{provider}/v1/entries/": {
    id: "wallets.listEntries",
    tag: "Wallets",
    summary: "List the ledger of one account",
    description:
      "Lists the ledger of the account in one currency. Read balances from the account: `reserve` and `release` change what is held, not the balance. 400 if the customer has no account in the currency. Users need `wallet.view`.",
    body: "WalletEntrySearch",
    answers: { 200: [EntryList] },
    refuses: [403],
    paging: "cursor",
    examples: {
      account: { summary: "Of an account", params: PROVIDER, body: { customer_id: "c-1", currency: "KWD" } },
    },
  },
  "POST /b/wallet/{provider}/v1/operations/": {
    id: "wallets.retrieveOperation",
    tag: "Wallets",
    summary: "Retrieve an operation with every entry of it",
    description:
      "Returns one wallet operation with its ledger entries; 400 if there is none with this id. Users need `wallet.view`.",
    body: "WalletOperationLookup",
    answers: { 200: [OperationView] },
    refuses: [403],
    examples: { one: { summary: "By its id", params: PROVIDER, body: { operation_id: SAMPLES.walletOperation } } },
  },
  "POST /b/wallet/{provider}/v1/adjustments/": {
    id: "wallets.adjust",
    tag: "Wallets",
    summary: "Credit or debit a customer",
    description:
      "Credits the customer or, with a negative amount, debits. 400 with `code` `account_inactive` if the account is suspended or closed. An `Idempotency-Key` names its adjustment for ever: a repeat answers the first response, another body is 422.",
    body: "WalletAdjustment",
    answers: { 201: [OperationView] },
    key: "required",
    examples: {
      credit: {
        summary: "A credit",
        params: PROVIDER,
        headers: { "Idempotency-Key": "goodwill-10482" },
        body: { customer_id: "c-1", currency: "KWD", amount: "10.500", reason: "Late delivery" },
      },
    },
  },
  "GET /b/wallet/{provider}/v1/payment-sessions/{session_id}/finalization-status/": {
    id: "wallets.finalizationStatus",
    tag: "Wallets",
    summary: "Tell whether a payment is final",
    description:
      "Reports whether the session's payment succeeded, failed, was canceled or is undecided. No gateway is called. Users need `wallet.view`.",
    answers: { 200: [FinalizationView] },
    refuses: [403],
    examples: { one: { summary: "A session", params: { ...PROVIDER, session_id: SAMPLES.session } } },
  },
  "GET /b/pbl/v2/payment-links/": {
    id: "paymentLinks.list",
    tag: "Payment links",
    summary: "List payment links, newest first",
    description: "Lists links with their payments. Users see the types of session that they may view.",
    answers: { 200: [LinkList] },
    refuses: [403],
    paging: "offset",
    examples: { all: { summary: "All" } },
  },
  "POST /b/pbl/v2/payment-links/": {
    id: "paymentLinks.create",
    tag: "Payment links",
    summary: "Make a link that many customers pay",
    description:
      "Creates a link with a fixed `amount`, or with `minimum_amount` and `maximum_amount` between which the customer chooses. Each payment is a session with `payment_link_id`. It can be paid until `active_until` is over and until it has `max_payments`; of two customers who pay the last permitted payment at once one is refused, and a charge that was made is returned. Users need the permissions for sessions of its type and `Can use <pg_code>`.",
    body: "PaymentLinkCreate",
    answers: { 201: [LinkView] },
    refuses: [403],
    examples: {
      donation: {
        summary: "The customer chooses the amount",
        body: {
          name: "Donation",
          currency_code: "KWD",
          pg_codes: ["sandbox"],
          minimum_amount: "1.000",
          maximum_amount: "500.000",
        },
      },
    },
  },
  "GET /b/pbl/v2/payment-links/{link_id}/": {
    id: "paymentLinks.retrieve",
    tag: "Payment links",
    summary: "Retrieve a payment link",
    description: "Returns the link with the number and the sum of its payments.",
    answers: { 200: [LinkView] },
    refuses: [403, 404],
    examples: { one: { summary: "A link", params: { link_id: SAMPLES.paymentLink } } },
  },
  "PATCH /b/pbl/v2/payment-links/{link_id}/": {
    id: "paymentLinks.update",
    tag: "Payment links",
    summary: "Change a payment link",
    description:
      "Changes name, description, amounts and limits; sessions that exist keep their amounts. A fixed amount replaces bounds and the other way round. Users need the permission to change sessions of its type.",
    body: "PaymentLinkUpdate",
    answers: { 200: [LinkView] },
    refuses: [403, 404],
    examples: {
      limit: { summary: "At most ten payments", params: { link_id: SAMPLES.paymentLink }, body: { max_payments: 10 } },
    },
  },
  "POST /b/pbl/v2/payment-links/{link_id}/close/": {
    id: "paymentLinks.close",
    tag: "Payment links",
    summary: "Close a payment link for good",
    description:
      "No new payment can begin; a payment that was begun before still counts, cash included. Users need the permission to change sessions of its type.",
    answers: { 200: [LinkView] },
    refuses: [403, 404],
    examples: { one: { summary: "A link", params: { link_id: SAMPLES.paymentLink } } },
  },
  "POST /b/invoice/v1/invoice/": {
    id: "invoices.create",
    tag: "Invoices",
    summary: "Issue an invoice with the session that pays it",
    description:
      "Creates an invoice with the session that pays it, and mails it to `customer_email`. Every step is rounded half up to the currency's decimals: an item is `quantity` × `unit_price` less discount, plus tax; the items make `subtotal`; less discount, plus tax and shipping it is `total_incl_tax`, the session's `amount`. Totals that you send are compared. Fields of a session have their usual meaning; without `expiration_time` the session lives for 365 days. An invoice is never changed. Users need `Can add Invoice` and the permission to add sessions of its type. 400 under `invoice_items` is a list with a map per item; other refusals: both discounts on one level, a discount above what it is taken from, a total that differs, a number that is already used. A declined `payment_instrument` leaves the invoice to be paid in another way.",
    body: "InvoiceCreate",
    answers: { 201: [InvoiceView], 202: [InvoiceView] },
    refuses: [403],
    examples: {
      items: {
        summary: "Two lines",
        body: {
          type: "payment_request",
          currency_code: "KWD",
          pg_codes: ["sandbox"],
          invoice_number: "INV-1",
          due_date: "2096-01-31",
          customer_email: "sara@example.com",
          invoice_items: [
            { sku: "W-1", description: "Water", quantity: "2", unit_price: "1.500" },
            { sku: "D-1", description: "Delivery", quantity: "1", unit_price: "0.500", tax_rate: "5" },
          ],
        },
      },
    },
  },
  "GET /b/invoice/v1/invoice/{invoice_id}/": {
    id: "invoices.retrieve",
    tag: "Invoices",
    summary: "Retrieve an invoice",
    description: "Returns the invoice with its items, its session and its present status.",
    answers: { 200: [InvoiceView] },
    examples: { one: { summary: "An invoice", params: { invoice_id: SAMPLES.invoice } } },
  },
  "GET /b/invoice/v1/invoice/{invoice_id}/payments/": {
    id: "invoices.listPayments",
    tag: "Invoices",
    summary: "List the payments of an invoice, newest first",
    description: "Lists the payments that count, and the sessions of partial payments that were begun.",
    answers: { 200: [InvoicePaymentList] },
    paging: "offset",
    examples: { all: { summary: "Its payments", params: { invoice_id: SAMPLES.invoice } } },
  },
  "POST /b/invoice/v1/invoice/{invoice_id}/payments/": {
    id: "invoices.createPayment",
    tag: "Invoices",
    summary: "Create a session that pays a part of an invoice",
    description:
      "Creates a session with the invoice's gateways and customer. The invoice needs `allow_partial_payments`. Once it is paid, the invoice's own session asks for the rest, or is canceled if nothing remains. A payment above what the invoice then owes is refused, and returned if it was charged meanwhile. 400 under `amount` above what it owes, or with a rest that no gateway can charge; 409 if the invoice is paid, canceled or does not accept partial payments, or has 100 payments that count or are open. Users need `Can add Invoice` and the permissions to view and add sessions of its type.",
    body: "InvoicePaymentCreate",
    answers: { 201: [SessionView] },
    refuses: [403, 404, 409],
    examples: {
      part: { summary: "A part", params: { invoice_id: SAMPLES.partInvoice }, body: { amount: "1.000" } },
    },
  },
  "POST /b/invoice/v1/invoice/{invoice_id}/link/": {
    id: "invoices.replaceLink",
    tag: "Invoices",
    summary: "Replace the customer's link to an invoice",
    description:
      "Revokes every earlier link to the invoice at once and returns the invoice with new ones. Users need `Can add Invoice` and the permission to view sessions of its type.",
    body: "InvoiceLinkReplace",
    answers: { 200: [InvoiceView] },
    refuses: [403],
    examples: {
      mailed: {
        summary: "A new link, mailed to the customer",
        params: { invoice_id: SAMPLES.invoice },
        body: { send_email: true },
      },
    },
  },
  "GET /b/api/v1/reports/files/": {
    id: "reports.list",
    tag: "Reports",
    summary: "List finished reports, newest first",
    description:
      "Lists finished reports. Every finished day, week, month and year with a transaction has one a few minutes after its end. 400 with `code` `invalid_parameters` if `created_before` is before `created_after`. Users need `report.can_view_report`.",
    answers: { 200: [ReportList] },
    paging: "offset",
    examples: { daily: { summary: "The daily ones", query: { interval: "daily" } } },
  },
  "POST /b/api/v1/reports/files/": {
    id: "reports.create",
    tag: "Reports",
    summary: "Ask for a report",
    description:
      "Requests a report: the latest whole period, or a span of days. The answer's link works as soon as the file is written. 409 while five reports of the merchant are being written. Users need `report.can_view_report`.",
    body: "ReportCreate",
    answers: { 201: [ReportView] },
    refuses: [409],
    examples: {
      span: { summary: "A span of days", body: { created_after: "2026-03-01", created_before: "2026-03-15" } },
    },
  },
  "GET /b/api/v1/reports/files/{token}/download/": {
    path: { token: "Token of the link in `download_action`, a UUID." },
    id: "reports.download",
    tag: "Reports",
    summary: "Download a report",
    description:
      "Returns the file, or redirects to it. The link works for one hour (then 410) and for the caller who got it (403 otherwise), 25 downloads an hour. A row is a payment, capture, refund or void, and its amounts are what the row itself moved. Files are deleted in the first month that begins when they are 90 days old. Columns: `operation` (`purchase`, `authorize`, `capture`, `refund` or `void`), `transaction_id` (the session, or the operation's own id), `parent_id` (an operation's session), `order_no`, `type`, `payment_type`, `state` and `customer_id` of the session when the file was made, `pg_code`, `method`, `reference_number`, `currency_code` and `amount` without fee, `wallet_amount` (paid by wallets, or refunded to them), `charge_currency`, `charge_amount`, `fee` and `exchange_rate` at the gateway (empty without success), `paid_amount` (collected), `captured_amount`, `refunded_amount`, `voided_amount`, `destination`, `created_at` and `settled_at` in the merchant's time zone, `booked_at_utc`. In CSV a text that a spreadsheet might run begins with an apostrophe; in a workbook amounts of more than 15 digits are texts. Deleted sessions are left out.",
    answers: {
      200: { file: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"] },
      302: "redirect",
    },
    refuses: [400, 410],
    examples: { unknown: { summary: "A link that names nothing", params: { token: SAMPLES.report }, status: 404 } },
  },
};
