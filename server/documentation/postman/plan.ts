/** Values to store from a response: the variable's name, and JavaScript that reads it from `answer`. */
type Stored = Readonly<Record<string, string>>;

export type Preparation = {
  readonly name: string;
  readonly operation: string;
  readonly body: object;
  readonly stores?: Stored;
  /** True if the user lacks the checker's role, so that the user's refunds need approval. */
  readonly asMaker?: boolean;
};

export const EXCEPTIONS: Readonly<Record<string, string>> = {
  "approvals.retry": "It needs a request whose operation has failed at the gateway.",
  "reports.download": "It needs a finished report, which is made in the background.",
};

const PASSWORD = "correct horse";
const ORDER = {
  type: "payment_request",
  amount: "10.500",
  currency_code: "KWD",
  pg_codes: ["sandbox", "sandbox-flex"],
  order_no: "10482",
  customer_id: "{{customer}}",
  customer_email: "sara@example.com",
  notifications: { email: ["created", "paid"] },
};
const ID = { session: "answer.session_id" };

function session(what: string, fields: object = {}, stores: Stored = ID): Preparation {
  return { name: `a session ${what}`, operation: "sessions.create", body: { ...ORDER, ...fields }, stores };
}

/** Makes the simulated gateway pay a session by a status query. */
const PAY: Preparation = { name: "pay it", operation: "payments.inquire", body: { session_id: "{{session}}" } };
const PAID = [session("to be paid", { customer_id: "c-2" }), PAY];
const AGREEMENT = { payment_type: "auto_debit", agreement: { id: "{{customer}}" }, pg_codes: ["sandbox"] };
const PLAN = {
  payment_type: "auto_pay",
  pg_codes: ["sandbox"],
  agreement: { id: "{{customer}}-plan" },
  autopay: { frequency: "monthly", recurring_amount: "5.000", start_date: "2096-02-01" },
};
const SAVED = [
  session("that saves a card", {
    payment_type: "save_card",
    amount: "0",
    pg_codes: ["sandbox"],
    customer_id: "{{customer}}-2",
  }),
  PAY,
];
const CREDIT: Preparation = {
  name: "credit",
  operation: "wallets.adjust",
  body: { customer_id: "{{customer}}", currency: "KWD", amount: "30.000", reason: "Late delivery" },
};
const ASKED: readonly Preparation[] = [
  ...PAID,
  {
    name: "a refund that waits for approval",
    operation: "operations.create",
    body: { operation: "refund", session_id: "{{session}}", amount: "1.000" },
    stores: { request: "answer.request_id" },
    asMaker: true,
  },
];

export const PREPARATIONS: Readonly<Record<string, readonly Preparation[]>> = {
  "payments.applePay": [session("to pay by Apple Pay")],
  "payments.googlePay": [session("to pay by Google Pay")],
  "payments.autoDebit": [session("of an agreement", AGREEMENT), PAY, session("to be charged", AGREEMENT)],
  "payments.autoDebitAtOlderPath": [session("to be charged", AGREEMENT)],
  "payments.wallet": [CREDIT, session("to pay by credit", { pg_codes: ["sandbox"] })],
  "payments.cash": [session("to pay in cash")],
  "payments.cashAtOlderPath": [session("to pay in cash")],
  "payments.inquire": [session("to inquire about")],
  "operations.create": PAID,
  "transactions.restore": [
    {
      name: "delete the session",
      operation: "operations.create",
      body: { operation: "delete", session_id: "{{session}}" },
    },
  ],
  "approvals.list": [
    { name: "switch approval on", operation: "settings.update", body: { operation_approval_enabled: true } },
    {
      name: "a user whose refunds wait",
      operation: "users.create",
      body: { username: "maker.{{run}}", password: PASSWORD, permissions: ["payment.refund"] },
    },
  ],
  "approvals.approve": ASKED,
  "approvals.reject": ASKED,
  "approvals.cancel": ASKED,
  "cards.delete": SAVED,
  "subscriptions.list": [
    session("that sets up a subscription", PLAN, {
      ...ID,
      subscription: "answer.extra.autopay.subscription_id",
    }),
    PAY,
  ],
  "invoices.createPayment": [
    {
      name: "an invoice paid in parts",
      operation: "invoices.create",
      body: {
        type: "payment_request",
        currency_code: "KWD",
        pg_codes: ["sandbox"],
        invoice_number: "INV-{{run}}-2",
        due_date: "2096-01-31",
        customer_email: "sara@example.com",
        allow_partial_payments: true,
        invoice_items: [{ sku: "W-1", description: "Water", quantity: "2", unit_price: "1.500" }],
      },
      stores: { part_invoice: "answer.invoice_id" },
    },
  ],
  "events.list": [
    session("with a webhook", { webhook_url: "{{base}}/webhooks" }),
    PAY,
    {
      name: "switch approval off",
      operation: "settings.update",
      body: { operation_approval_enabled: false },
    },
  ],
  "notifications.resend": [session("to write about")],
  "tokens.create": [
    {
      name: "a user",
      operation: "users.create",
      body: { username: "cashier.{{run}}", password: PASSWORD },
    },
  ],
  "sdk.retrieve": [session("to show")],
  "sdk.cancel": [session("to cancel")],
  "sdk.checkInstalments": [session("in instalments")],
  "sdk.sendCode": [session("to pay by stc pay")],
  "sdk.deleteCard": [
    ...SAVED,
    session(
      "that offers the card",
      { customer_id: "{{customer}}-2", include_sdk_setup_preload: true },
      { ...ID, saved_card: 'answer.sdk_setup_preload_payload.cards[0].delete_url.split("/").filter(Boolean).at(-1)' },
    ),
  ],
};

export const STORES: Readonly<Record<string, Stored>> = {
  "sessions.create": ID,
  "wallets.adjust": { wallet_operation: "answer.operation_id" },
  "invoices.create": { invoice: "answer.invoice_id" },
  "paymentLinks.create": { payment_link: "answer.id" },
  "events.list": { event: 'answer.results.find(({ kind }) => kind === "payment").id' },
  "webhookEndpoints.create": { webhook_endpoint: "answer.id" },
  "users.create": { user: "answer.id" },
  "apiKeys.create": { api_key: "answer.id" },
  "restrictedKeys.create": { restricted_key: "answer.id" },
};

/** Operations that come last in their folder of the collection, in this order. */
export const LAST = [
  "subscriptions.cancel",
  "wallets.listAccounts",
  "wallets.listEntries",
  "wallets.retrieveOperation",
  "wallets.finalizationStatus",
  "webhookEndpoints.update",
  "webhookEndpoints.delete",
  "users.delete",
  "apiKeys.revoke",
  "restrictedKeys.revoke",
  "settings.deleteLogo",
  "settings.deleteFavicon",
];

/** Variables that replace ids and names in the request examples. */
export const VARIABLES = {
  session: "session",
  paidSession: "session",
  deletedSession: "session",
  cashSession: "session",
  debitSession: "session",
  subscription: "subscription",
  request: "request",
  savedCard: "saved_card",
  event: "event",
  apiKey: "api_key",
  webhookEndpoint: "webhook_endpoint",
  restrictedKey: "restricted_key",
  user: "user",
  invoice: "invoice",
  partInvoice: "part_invoice",
  paymentLink: "payment_link",
  walletOperation: "wallet_operation",
} as const;

/** Further replacements in the examples: unique names and webhook receivers. */
export const FURTHER: readonly (readonly [string, string])[] = [
  ['"username": "sara.k"', '"username": "sara.{{run}}"'],
  ['"username": "cashier"', '"username": "cashier.{{run}}"'],
  ['"invoice_number": "INV-1"', '"invoice_number": "INV-{{run}}-1"'],
  ["https://shop.example/events", "{{base}}/webhooks"],
  ["https://shop.example/hooks", "{{base}}/webhooks"],
];
