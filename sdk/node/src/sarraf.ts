import { Api, type ListOf } from "./http/api";
import type { CallOptions } from "./http/transport";
import { Events } from "./resources/events";
import { Merchant } from "./resources/merchant";
import { PaymentLinks } from "./resources/payment-links";
import { Sandbox } from "./resources/sandbox";
import { Sessions } from "./resources/sessions";
import { Subscriptions } from "./resources/subscriptions";
import { Wallet } from "./resources/wallet";
import { WebhookEndpoints } from "./resources/webhook-endpoints";
import type { AnswerOf, BodyOf, QueryOf } from "./wire";

const CARDS = "/b/pbl/v2/card/";
const CARD = "/b/pbl/v2/card/{token}/";
const METHODS = "/b/pbl/v2/payment-methods/";
const INVOICES = "/b/invoice/v1/invoice/";
const INVOICE = "/b/invoice/v1/invoice/{invoice_id}/";
const PARTS = "/b/invoice/v1/invoice/{invoice_id}/payments/";
const COLLECTED = "/b/pbl/v2/payment/cash/collected/";
const AUTO_DEBIT = "/b/pbl/v2/payment/auto-debit/";

/**
 * `new Sarraf({ apiKey: "sk_…", baseUrl: "https://pay.example" })`. Calls without a method are made by path:
 * `sarraf.request("post", "/b/pbl/v2/payment/cash/", { body })`.
 */
export class Sarraf extends Api {
  readonly sessions = new Sessions(this);
  readonly subscriptions = new Subscriptions(this);
  readonly paymentLinks = new PaymentLinks(this);
  readonly wallet = new Wallet(this);
  readonly events = new Events(this);
  readonly webhookEndpoints = new WebhookEndpoints(this);
  readonly merchant = new Merchant(this);
  readonly sandbox = new Sandbox(this);

  /** A customer's saved cards, the most recently saved or renewed first. */
  cards(query: BodyOf<"post", typeof CARDS>, options?: CallOptions): Promise<AnswerOf<"post", typeof CARDS>> {
    return this.request("post", CARDS, { body: query }, options);
  }

  deleteCard(
    token: string,
    query: QueryOf<"delete", typeof CARD> = {},
    options?: CallOptions,
  ): Promise<AnswerOf<"delete", typeof CARD>> {
    return this.request("delete", CARD, { params: { token }, query }, options);
  }

  /** Charges a saved card without the customer present. */
  chargeCard(
    charge: BodyOf<"post", typeof AUTO_DEBIT>,
    options?: CallOptions,
  ): Promise<AnswerOf<"post", typeof AUTO_DEBIT>> {
    return this.request("post", AUTO_DEBIT, { body: charge }, options);
  }

  /** Lists the gateways that can be used for a purpose. */
  paymentMethods(
    purpose: BodyOf<"post", typeof METHODS>,
    options?: CallOptions,
  ): Promise<AnswerOf<"post", typeof METHODS>> {
    return this.request("post", METHODS, { body: purpose }, options);
  }

  /** Issues an invoice and the session that pays it, once per Idempotency-Key. */
  createInvoice(
    invoice: BodyOf<"post", typeof INVOICES>,
    options?: CallOptions,
  ): Promise<AnswerOf<"post", typeof INVOICES>> {
    return this.request("post", INVOICES, { body: invoice }, options);
  }

  invoice(invoiceId: number, options?: CallOptions): Promise<AnswerOf<"get", typeof INVOICE>> {
    return this.request("get", INVOICE, { params: { invoice_id: invoiceId } }, options);
  }

  /** Payments of an invoice, newest first. */
  invoicePayments(
    invoiceId: number,
    page: QueryOf<"get", typeof PARTS> = {},
    options?: CallOptions,
  ): ListOf<"get", typeof PARTS> {
    return this.list("get", PARTS, { params: { invoice_id: invoiceId }, query: page }, options);
  }

  /** Makes a session that pays a part of an invoice, by default all that it owes. */
  createInvoicePayment(
    invoiceId: number,
    part: BodyOf<"post", typeof PARTS> = {},
    options?: CallOptions,
  ): Promise<AnswerOf<"post", typeof PARTS>> {
    return this.request("post", PARTS, { params: { invoice_id: invoiceId }, body: part }, options);
  }

  /** Records that cash on delivery was received. */
  collectCash(
    session: BodyOf<"post", typeof COLLECTED>,
    options?: CallOptions,
  ): Promise<AnswerOf<"post", typeof COLLECTED>> {
    return this.request("post", COLLECTED, { body: session }, options);
  }

  /** Approval requests, newest first. */
  operationRequests(
    filter: QueryOf<"get", "/b/pbl/v2/operation-requests/"> = {},
    options?: CallOptions,
  ): ListOf<"get", "/b/pbl/v2/operation-requests/"> {
    return this.list("get", "/b/pbl/v2/operation-requests/", { query: filter }, options);
  }
}
