/** Documentation entries per path and verb, with facts that the schemas do not contain. */
import type { z } from "zod";

export type Tag = keyof typeof TAGS;

export const TAGS = {
  Sessions: "Payment sessions: an amount that a customer is to pay, and the gateways that may serve it.",
  Payments: "Payments that your server submits without the checkout, and the status of a payment.",
  Transactions: "Refunds, captures, voids and the end of transactions; their list.",
  Approvals: "Refunds and voids that wait for a second person.",
  Cards: "Cards that customers have saved.",
  "Payment methods": "The merchant's gateways and what they can do.",
  Subscriptions: "Plans of recurring charges that the service bills by itself.",
  Wallets: "Customers' credit: accounts, their ledger and its operations.",
  Invoices: "Invoices with their lines, each paid by a separate session.",
  "Payment links": "Addresses that many customers pay, each with a session.",
  Reports: "Files of transactions by period and on request.",
  Events: "Events, their webhook deliveries and redelivery, and webhook endpoints.",
  Messages: "Emails and texts to customers.",
  Settings: "The merchant's own settings and images.",
  Users: "The merchant's users.",
  "API keys": "The merchant's key pairs and restricted keys.",
  Tokens: "Bearer tokens of users.",
  Sandbox: "The test clock and the mailbox of merchants outside production.",
  "Client SDKs": "Calls that an app or page on the customer's device makes with the public key.",
} as const;

/**
 * A successful response: JSON of one of the listed shapes, an empty body, a redirect, or a file of the listed
 * media types.
 */
export type Answer = readonly z.ZodType[] | "empty" | "redirect" | { readonly file: readonly string[] };

/**
 * How a list is paged: `offset` by the query's `limit` and `offset`; `cursor` by the body's `pagination`,
 * which takes the response's `next` unchanged.
 */
export type Paging = "offset" | "cursor";

export type RepeatKey = "optional" | "required" | "uuid" | "tracking";

/** An example of a request that can be sent unchanged; ids in the example are those of `SAMPLES`. */
export type Example = {
  readonly summary: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly status?: number;
};

export type Entry = {
  /** A permanent id `noun.verb`, from which clients make `client.noun.verb`. */
  readonly id: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
  readonly body?: string;
  readonly taken?: Readonly<Record<string, z.ZodType>>;
  readonly path?: Readonly<Record<string, string>>;
  /** Shapes of successful responses by status, the usual status first. */
  readonly answers: Readonly<Record<number, Answer>>;
  readonly refuses?: readonly number[];
  readonly key?: RepeatKey;
  readonly headers?: readonly string[];
  readonly paging?: Paging;
  readonly examples: Readonly<Record<string, Example>>;
  /** Id of the operation that replaces this older path. */
  readonly aliasOf?: string;
};

export type Entries = Readonly<Record<string, Entry>>;

export type AnswerExamples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Ids in the examples; tests that send the examples replace these ids by real ones. */
export const SAMPLES = {
  session: "1bb928813c6cab4d14de1485ae39532557df41b9",
  paidSession: "3f7c0b1e95d24a6886c1d7a5b40e9f2c11aa27d8",
  deletedSession: "77d1e03ab9c84f25a0b6f3d2c95e8410bb36c9ef",
  cashSession: "c41f70e5a92b4d3688e07b1cd94f2a65307bd819",
  debitSession: "90cc5d17ef3b42a68d01b7f4a2e6c3958dd41f70",
  subscription: "sub_6f1c2ab9d04e4c7f8a53b1e7",
  request: "opr_0d9be4a1c27f4f0c9e3a6b58",
  card: "411111111111111",
  savedCard: "card_5b8e0c3d9a714f2e86d0c1f7",
  event: "evt_b27d5f90c14a4e8d93a6e017",
  apiKey: "key_2c91d7e05f3b4a869d0e4b17",
  webhookEndpoint: "whe_4ad0c3e95b2a4f8680d4b9e7",
  restrictedKey: "rkey_71d0c3e95b2a4f8680d4b9e7",
  user: "7007",
  invoice: "700112",
  partInvoice: "700113",
  paymentLink: "plink_3f9c0d7be51a4c2d86b0e4a7",
  report: "8c3fd1b7-41f6-4a0b-9d2c-5e7a90b1c6f4",
  walletOperation: 700118,
  username: "cashier",
  newUsername: "sara.k",
} as const;
