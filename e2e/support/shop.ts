/** A merchant with data on every console page; the events are on fixed days. */
import { withDatabase } from "./database";
import type { Merchant, Operator, Receiver } from "./test";

/** The first time of the merchant's test clock; the clock of a new merchant is earlier. */
const BEGINS = "2030-03-10T06:00:00Z";
const LATER = ["2030-03-12T08:30:00Z", "2030-03-23T10:42:00Z"];

const VIEWS = [
  "Can change payment requests",
  "Can view e-commerce payments",
  "Can add payment requests",
  "Can use sandbox",
];
const OF_PAYMENTS = ["refund", "void", "capture", "cancel", "delete", "inquiry"].map((each) => `payment.${each}`);
const ADMINISTERS = ["merchant.settings", "merchant.users", "merchant.keys", "gateway.add", "console.developer"];
const REST = ["card.view", "card.delete", "wallet.view", "wallet.adjust", "report.can_view_report"];
export const EVERYTHING = [...VIEWS, ...OF_PAYMENTS, ...ADMINISTERS, ...REST];

/** Ids of the shop's objects, for addresses of pages. */
export type Shop = {
  readonly payment: string;
  readonly open: string;
  readonly held: string;
  readonly approval: string;
  readonly subscription: string;
  readonly event: string;
  readonly endpoint: string;
  readonly user: string;
  readonly wallet: string;
  readonly customer: string;
};

/** Calls the API and returns the response's body. @throws {Error} if the service refuses the call */
async function done(merchant: Merchant, method: string, path: string, body?: object) {
  const answer = await merchant.call(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

function advance(merchant: Merchant, to: { readonly to: string | undefined } | { readonly by: string }) {
  return done(merchant, "POST", "/b/sandbox/v1/clock/advance/", to);
}

type Sold = { readonly id: string; readonly extra: unknown };
type Sale = { readonly order_no: string; readonly [field: string]: unknown };

/** Makes a session and queries its state; the simulated gateway then reports `result` at once. */
async function sell(merchant: Merchant, { order_no, ...fields }: Sale, result = "success"): Promise<Sold> {
  const customer = { customer_id: `c-${order_no}`, agreement: { id: `agreement-${order_no}` } };
  const terms = { order_no, payment_type: "auto_debit", extra: { sandbox_inquiry_result: result } };
  const session = await merchant.session({ ...terms, ...customer, ...fields });
  const { session_id: id } = session;
  await done(merchant, "POST", "/b/pbl/v2/inquiry/", { session_id: id });
  return { id, extra: session.extra };
}

const MARIAM = { customer_first_name: "Mariam", customer_last_name: "Al-Sabah", customer_email: "mariam@example.com" };
const NOOR = { customer_first_name: "نور", customer_last_name: "الشمري", customer_phone: "+96550001102" };

async function firstDays(merchant: Merchant, webhook_url: string) {
  const payment = await sell(merchant, { order_no: "10974", amount: "24.000", pg_codes: ["cards"], ...MARIAM });
  await sell(merchant, { order_no: "10972", amount: "18.750", pg_codes: ["cards"], ...NOOR });
  await advance(merchant, { to: LATER[0] });
  const plan = { autopay: { frequency: "monthly", recurring_amount: "7.500", start_date: "2030-03-20" } };
  const own = { payment_type: "auto_pay", product_type: "Gold plan", customer_id: "c-plan", ...MARIAM };
  const { extra } = await sell(merchant, { order_no: "10975", amount: "2.000", ...own, ...plan });
  await sell(merchant, { order_no: "10976", amount: "5.000", ...own, ...plan }, "failed");
  await merchant.credit("c-10974", "12.500");
  const refused = await sell(merchant, { order_no: "10973", amount: "8.250", webhook_url, ...NOOR });
  // Each advance of the clock makes one of the webhook's nine retries: none waits longer than 29 hours.
  for (let retry = 0; retry < 9; retry++) await advance(merchant, { by: "PT29H" });
  await advance(merchant, { to: LATER[1] });
  return {
    payment: payment.id,
    refused: refused.id,
    subscription: (extra as { autopay: { subscription_id: string } }).autopay.subscription_id,
  };
}

async function asked(merchant: Merchant, session_id: string): Promise<{ approval: string; user: string }> {
  await done(merchant, "PATCH", "/b/merchant/v1/settings/", { operation_approval_enabled: true });
  const names = { first_name: "Noura", last_name: "Al-Ali" };
  const maker = { username: `noura-${session_id}`, password: "correct horse battery", ...names };
  const permissions = [...VIEWS, "payment.refund", "console.access"];
  const { id } = await done(merchant, "POST", "/b/merchant/v1/users/", { ...maker, permissions });
  const response = await fetch(`${merchant.base}/b/pbl/v2/operation/`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${maker.username}:${maker.password}`).toString("base64")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ operation: "refund", session_id, amount: "9.500", note: "A copy was missing." }),
  });
  if (response.status !== 202) throw new Error(await response.text());
  const { results } = await done(merchant, "GET", "/b/pbl/v2/operation-requests/");
  return { approval: String((results as { id: unknown }[])[0]?.id), user: String(id) };
}

function eventOf(session: string): Promise<string> {
  return withDatabase(async (database) => {
    const { rows } = await database.query("SELECT id FROM event WHERE object_id = $1 AND kind = 'payment'", [session]);
    return String(rows[0]?.id);
  });
}

/** Inserts an open, a snoozed and a solved alert. The service does not update this merchant's alerts. */
function alerted({ credentials: { merchant_id } }: Merchant): Promise<void> {
  const since = "2030-03-23T09:00:00Z";
  const cards = { gateway: "cards", name: "Cards", nameAr: "بطاقات" };
  const rate = { kind: "success_rate", ...cards, form: "card", tried: 62, ok: 32, usual: 0.94, since };
  const receiver = { kind: "receiver", address: "https://shop.example", endpointId: null, failures: 9, since };
  const alerts = [
    [rate, null, null],
    [{ ...receiver, error: "Answered 503." }, "2031-03-23T10:00:00Z", null],
    [{ kind: "gateway_key", ...cards, since }, null, "2030-03-23T10:30:00Z"],
  ] as const;
  return withDatabase(async (database) => {
    for (const [index, [facts, snoozed, solved]] of alerts.entries())
      await database.query(
        `INSERT INTO alert (id, merchant_id, kind, cause, facts, opened_at, snoozed_until, snoozed_by, solved_at, solution)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          ...[
            `alr_${index}_${merchant_id}`.slice(0, 40),
            merchant_id,
            facts.kind,
            `test ${index}`,
            JSON.stringify(facts),
          ],
          ...[since, snoozed, snoozed && "noura", solved, solved && "over"],
        ],
      );
  });
}

/** Fills a new merchant with the shop's data. The merchant's webhook receiver refuses every webhook. */
export async function openShop(merchant: Merchant, receiver: Receiver, operator: Operator): Promise<Shop> {
  receiver.status = 503;
  await advance(merchant, { to: BEGINS });
  const create = ["gateway", "create", merchant.credentials.merchant_id];
  const can = ["--currency", "KWD", "--plugins", "payment_request", "--auto-debit", "on", "--tokenizable", "on"];
  const refunds = ["--operations", "refund,void,capture", "--wallets", "wallet_sarraf", "--fee-fixed", "0.250"];
  await operator.run(...create, "cards", "--name", "Cards", "--name-ar", "بطاقات", ...can, ...refunds);
  await operator.run(
    ...create,
    "hold",
    "--name",
    "On hold",
    ...can,
    "--operation",
    "authorize",
    "--operations",
    "capture",
  );
  const { merchant_id } = merchant.credentials;
  const stripe = ["--name", "Stripe", "--currency", "KWD", "--connector", "stripe", "--environment", "live"];
  await operator.run("gateway", "create", merchant_id, "stripe", ...stripe, "--plugins", "none");
  const { payment, refused, subscription } = await firstDays(merchant, receiver.webhookUrl);
  const { id: held } = await sell(merchant, { order_no: "10977", amount: "49.250", pg_codes: ["hold"], ...NOOR });
  const { session_id: open } = await merchant.session({ order_no: "10978", amount: "5.000", ...MARIAM });
  await sell(merchant, { order_no: "10979", amount: "14.000" }, "failed");
  const request = await asked(merchant, payment);
  // The shop has no event of the kind `dispute.won`, so nothing is sent to this endpoint.
  const own = { url: "https://shop.example/disputes", description: "Disputes", kinds: ["dispute.won"] };
  const endpoint = await done(merchant, "POST", "/b/merchant/v1/webhook-endpoints/", own);
  await alerted(merchant);
  const accounts = await done(merchant, "POST", "/b/wallet/sarraf/v1/accounts/", { customer_id: "c-10974" });
  return {
    payment,
    open,
    held,
    ...request,
    subscription,
    event: await eventOf(refused),
    endpoint: String(endpoint.id),
    wallet: String((accounts.results as { id: unknown }[])[0]?.id),
    customer: "c-10974",
  };
}

/** Paths of the console's pages, below `/{lang}/console`, by the names of the pages' pictures. */
export function pagesOf(shop: Shop): Readonly<Record<string, string>> {
  const payment = `/payments/${shop.payment}`;
  return {
    overview: "/overview",
    payments: "/payments",
    "payments-none": "/payments?view=deleted",
    "payments-nothing-found": "/payments?q=nothing-like-it",
    "payments-to-capture": "/payments?view=capture",
    "payments-beside": `/payments?open=${shop.payment}`,
    "bulk-actions": "/payments/bulk",
    "bulk-new": `/payments/bulk/new?act=capture&session=${shop.held}`,
    payment,
    "payment-refund": `${payment}?do=refund`,
    "payment-open": `/payments/${shop.open}?do=cancel`,
    "payment-capture": `/payments/${shop.held}?do=capture`,
    "payment-new": "/payments/new",
    "payment-new-terms": "/payments/new?amount=10.500&currency=KWD",
    "payment-files": "/payments/files",
    "payment-links": "/payment-links",
    approvals: "/approvals",
    approval: `/approvals/${shop.approval}`,
    "approvals-parked": "/approvals/parked",
    subscriptions: "/subscriptions",
    subscription: `/subscriptions/${shop.subscription}`,
    customers: "/customers",
    customer: `/customers/${shop.customer}`,
    wallets: "/wallets",
    wallet: `/wallets/${shop.wallet}`,
    month: "/month",
    alerts: "/alerts",
    reports: "/reports",
    events: "/events",
    event: `/events/${shop.event}`,
    "event-headers": `/events/${shop.event}?show=headers`,
    keys: "/keys",
    requests: "/requests?path=osb",
    test: "/test",
    mailbox: "/test/mailbox",
    gateways: "/gateways",
    gateway: "/gateways/cards",
    "gateway-keyed": "/gateways/stripe",
    "gateway-add": "/gateways?add=adyen",
    activity: "/activity",
    users: "/users",
    user: `/users/${shop.user}`,
    invite: "/users/invite",
    "settings-general": "/settings/general",
    "settings-branding": "/settings/branding",
    "branding-preview": "/settings/branding/preview",
    "settings-webhooks": "/settings/webhooks",
    "webhook-endpoints": "/settings/webhooks/endpoints",
    "webhook-endpoint": `/settings/webhooks/endpoints/${shop.endpoint}`,
    "settings-approval": "/settings/approval",
    "settings-alerts": "/settings/alerts",
    "settings-security": "/settings/security",
    profile: "/me",
    "second-factor": "/second-factor",
    find: "/find?q=1097",
    "find-nothing": "/find?q=nothing-like-it",
    forbidden: "/refused?needs=payment.expire",
    missing: "/payments/0",
  };
}

const NO_SHOP = { payment: "", open: "", held: "", approval: "", subscription: "" };
/** Names of the pages, for tests that are declared before the shop exists. */
export const PAGE_NAMES = Object.keys(
  pagesOf({ ...NO_SHOP, event: "", endpoint: "", user: "", wallet: "", customer: "" }),
);
