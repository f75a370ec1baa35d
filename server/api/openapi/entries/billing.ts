/** Subscriptions, wallets, invoices and reports. */
import { InvoiceView } from "@/server/domain/invoices/contract/answers";
import { ReportList, ReportView } from "@/server/domain/reports/contract";
import { FinalizationView } from "@/server/domain/sessions/contract/answers";
import {
  CycleList,
  PageLinkView,
  SubscriptionList,
  SubscriptionView,
} from "@/server/domain/subscriptions/contract/answers";
import { AccountList, EntryList, OperationView } from "@/server/domain/wallet/contract";
import { type Entries, SAMPLES } from "../entry";
import { INSTRUMENT } from "../taken";

const SUBSCRIPTION = { subscription_id: SAMPLES.subscription };
const PROVIDER = { provider: "sarraf" };

export const BILLING: Entries = {
  "POST /b/pbl/v2/subscriptions/": {
    id: "subscriptions.list",
    tag: "Subscriptions",
    summary: "List subscriptions, newest first",
    description: "To follow a link of the list, post the same body to it.",
    body: "SubscriptionSearch",
    answers: { 200: [SubscriptionList] },
    paging: "offset",
    examples: { active: { summary: "The active ones", body: { status: "active" } } },
  },
  "GET /b/pbl/v2/subscriptions/{subscription_id}/": {
    id: "subscriptions.retrieve",
    tag: "Subscriptions",
    summary: "Retrieve a subscription",
    answers: { 200: [SubscriptionView] },
    examples: { one: { summary: "A subscription", params: SUBSCRIPTION } },
  },
  "GET /b/pbl/v2/subscriptions/{subscription_id}/cycles/": {
    id: "subscriptions.listCycles",
    tag: "Subscriptions",
    summary: "List the billing cycles of a subscription, the first one first",
    answers: { 200: [CycleList] },
    paging: "offset",
    examples: { all: { summary: "Its cycles", params: SUBSCRIPTION } },
  },
  "POST /b/pbl/v2/subscriptions/{subscription_id}/cancel/": {
    id: "subscriptions.cancel",
    tag: "Subscriptions",
    summary: "Cancel a subscription",
    body: "SubscriptionCancel",
    answers: { 200: [SubscriptionView] },
    refuses: [409, 422],
    key: "uuid",
    examples: {
      period: {
        summary: "At the period's end",
        params: SUBSCRIPTION,
        headers: { "Idempotency-Key": "0e3a1f6c-52b7-4c1d-9f0e-7a6b5c4d3e2f" },
        body: { mode: "at_period_end", reason: "Moved away" },
      },
    },
  },
  "GET /b/pbl/v2/subscriptions/{subscription_id}/page-link/": {
    id: "subscriptions.retrievePageLink",
    tag: "Subscriptions",
    summary: "Retrieve the link of the customer's own page",
    answers: { 200: [PageLinkView] },
    examples: { one: { summary: "The link", params: SUBSCRIPTION } },
  },
  "POST /b/pbl/v2/subscriptions/{subscription_id}/regenerate-page-token/": {
    id: "subscriptions.regeneratePageLink",
    tag: "Subscriptions",
    summary: "Make a new link of the customer's page; every earlier one is dead at once",
    answers: { 200: [PageLinkView] },
    examples: { one: { summary: "A new link", params: SUBSCRIPTION } },
  },
  "POST /b/wallet/{provider}/v1/accounts/": {
    id: "wallets.listAccounts",
    tag: "Wallets",
    summary: "List a customer's accounts",
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
    body: "WalletOperationLookup",
    answers: { 200: [OperationView] },
    refuses: [403],
    examples: { one: { summary: "By its id", params: PROVIDER, body: { operation_id: SAMPLES.walletOperation } } },
  },
  "POST /b/wallet/{provider}/v1/adjustments/": {
    id: "wallets.adjust",
    tag: "Wallets",
    summary: "Credit or debit a customer",
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
    answers: { 200: [FinalizationView] },
    refuses: [403],
    examples: { one: { summary: "A session", params: { ...PROVIDER, session_id: SAMPLES.session } } },
  },
  "POST /b/invoice/v1/invoice/": {
    id: "invoices.create",
    tag: "Invoices",
    summary: "Issue an invoice with the session that pays it",
    body: "InvoiceCreate",
    taken: { payment_instrument: INSTRUMENT },
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
    answers: { 200: [InvoiceView] },
    examples: { one: { summary: "An invoice", params: { invoice_id: SAMPLES.invoice } } },
  },
  "GET /b/api/v1/reports/files/": {
    id: "reports.list",
    tag: "Reports",
    summary: "List finished reports, newest first",
    answers: { 200: [ReportList] },
    paging: "offset",
    examples: { daily: { summary: "The daily ones", query: { interval: "daily" } } },
  },
  "POST /b/api/v1/reports/files/": {
    id: "reports.create",
    tag: "Reports",
    summary: "Ask for a report",
    body: "ReportCreate",
    answers: { 201: [ReportView] },
    refuses: [409],
    examples: {
      span: { summary: "A span of days", body: { created_after: "2026-03-01", created_before: "2026-03-15" } },
    },
  },
  "GET /b/api/v1/reports/files/{token}/download/": {
    id: "reports.download",
    tag: "Reports",
    summary: "Download a report",
    answers: {
      200: { file: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"] },
      302: "redirect",
    },
    refuses: [400, 410],
    examples: { unknown: { summary: "A link that names nothing", params: { token: SAMPLES.report }, status: 404 } },
  },
};
