/**
 * A simulated Adyen Checkout API v72, built on the shared simulated gateway. It follows the documents of
 * github.com/Adyen/adyen-openapi and docs.adyen.com (Hosted Checkout, modifications, idempotency, webhooks)
 * and was never compared with Adyen itself.
 */
import { changes, charges, ends, finds, forgets, type OrderFields, opens, withQuery } from "../gateway-double/acts";
import { type FollowUp, type Page, type Payment, paidBy } from "../gateway-double/book";
import { type DoubleCall, Refused, type Reply, type SharedFault, sharedFaults } from "../gateway-double/call-server";
import { DAY_MS, type Desk, HOUR_MS, refuse, type Why } from "../gateway-double/desk";
import { type Double, type Skin, startDouble } from "../gateway-double/double";
import { textAt } from "../gateway-double/form";
import { bankOf, decideReturned } from "../gateway-double/pages";
import { keptData, minor, type Notice, noticeBody, noticesOf } from "./notices";
import { check } from "./request-check";
import { DOUBLE_CLIENT_KEY, decrypted, securedFieldPage } from "./secured-fields";

/** The accepted API key; below, the name of the test account. */
export const DOUBLE_KEY = "AQE-test-key";
export const DOUBLE_MERCHANT = "SarrafTestCOM";
/** Key that signs the notifications, unless the test's webhook address names another. */
export const DOUBLE_HMAC_KEY = "44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056";

const DECLINED = "4000300011112220";

/** An error response in Adyen's format. */
function failure(status: number, errorCode: string, message: string, errorType = "validation"): Reply {
  return { status, body: { status, errorCode, message, errorType } };
}

const REFUSALS: Readonly<Partial<Record<Why, Reply>>> = {
  missing: failure(422, "167", "Original pspReference required for this operation"),
  card: failure(422, "800", "Contract not found"),
  over: failure(422, "14_0110", "The payment link is not active"),
  life: failure(422, "14_012", "The expiry is too far ahead."),
};
const WRONG_KEY = failure(401, "000", "Unauthorized", "security");
const WRONG_MERCHANT = failure(403, "901", "Invalid Merchant Account", "security");
const BUSY = failure(503, "703", "Unable to process");

/** The shared faults and two of Adyen's; in Adyen's two the call has no effect. */
export type Fault = SharedFault | "busy" | "running";

const FAULTS: Skin<Fault, Notice>["faults"] = {
  ...sharedFaults({
    error: failure(500, "905", "Payment details are not supported", "internal"),
    tooMany: failure(429, "429", "Too Many Requests", "security"),
    unauthorized: WRONG_KEY,
  }),
  busy: { acts: false, reply: { ...BUSY, headers: { "transient-error": "true" } } },
  running: { acts: false, reply: failure(422, "704", "request already processed or in progress") },
};

/** Paths of the order's values in bodies of `/sessions`, `/paymentLinks` and `/payments`. */
const ORDER: OrderFields = {
  ...{ reference: "reference", units: "amount/value", currency: "amount/currency", returnUrl: "returnUrl" },
  ...{ isHeld: "additionalData/manualCapture=true manualCapture=true", owner: "shopperReference" },
  keeps: "storePaymentMethod=true storePaymentMethodMode=enabled",
  ...{ asks: "storePaymentMethodMode=askForConsent", language: "shopperLocale", end: "expiresAt" },
  ...{ card: "paymentMethod/type=scheme", saved: "paymentMethod/storedPaymentMethodId" },
  typed: "paymentMethod/encryptedCardNumber",
};

/** The result value that the browser brings back from a page or from the bank. */
const resultOf = (id: string) => Buffer.from(`result of ${id}`).toString("base64url");

const opened =
  (state: object) =>
  ({ origin }: Desk, { id, expiresAt }: Page, { body }: DoubleCall) => {
    const { amount, merchantAccount, reference, returnUrl } = body;
    const said = { id, amount, merchantAccount, reference, returnUrl, expiresAt: new Date(expiresAt).toISOString() };
    return { ...said, ...state, url: `${origin()}/pages/${id}` };
  };

function statusOf(page: Page): string {
  if (paidBy(page) !== null) return "completed";
  return page.status === "open" ? "active" : page.status;
}

/** Shows a session only to a request with the result that the browser brought back. */
function session(desk: Desk, page: Page, { body: { sessionResult } }: DoubleCall): object {
  if (sessionResult !== resultOf(page.id)) refuse(desk, "missing", page.id);
  const paid = paidBy(page);
  const told = paid && { pspReference: paid.id, resultCode: "Authorised", amount: minor(paid.amount) };
  const { id, order } = page;
  return { id, reference: order.reference, status: statusOf(page), payments: told === null ? [] : [told] };
}

function link({ origin }: Desk, page: Page): object {
  const { id, order } = page;
  const named = { id, merchantAccount: DOUBLE_MERCHANT, reference: order.reference, url: `${origin()}/pages/${id}` };
  return { ...named, amount: minor(order.amount), status: statusOf(page) };
}

function said(desk: Desk, payment: Payment): object {
  const { id: pspReference, order, amount, decline, verdict, state } = payment;
  const action = { type: "redirect", method: "GET", paymentMethodType: "scheme", url: bankOf(desk, payment) };
  if (state === "bank") return { merchantReference: order.reference, resultCode: "RedirectShopper", action };
  const named = { pspReference, merchantReference: order.reference };
  if (decline !== null) {
    const refusal = { refusalReason: decline.reason, refusalReasonCode: decline.code };
    return { ...named, resultCode: verdict?.kind === "error" ? "Error" : "Refused", ...refusal };
  }
  if (verdict?.kind === "pending") return { ...named, resultCode: "Received" };
  const isPart = verdict?.kind === "approved" && verdict.amount.units !== undefined;
  const method = isPart ? {} : { paymentMethod: { brand: "visa", type: "scheme" } };
  const kept = order.keeps === "no" ? {} : { additionalData: keptData(desk, payment) };
  const resultCode = isPart ? "PartiallyAuthorised" : "Authorised";
  return { ...named, resultCode, amount: minor(amount), ...method, ...kept };
}

/** Decides the payment after the customer has returned from the bank. */
function finish(desk: Desk, { body }: DoubleCall): object {
  const given = textAt(body, "details/redirectResult");
  const payment = decideReturned(desk, ({ id }) => resultOf(id) === given);
  return said(desk, payment);
}

function received(_: Desk, { id, payment }: FollowUp, { body }: DoubleCall): object {
  const { merchantAccount, reference, amount } = body;
  return { merchantAccount, reference, amount, pspReference: id, status: "received", paymentPspReference: payment.id };
}

const CHANGE = { units: "amount/value", currency: "amount/currency", reference: "reference", isSlow: true } as const;
const modifies = (kind: Parameters<typeof changes>[0], word: string) =>
  changes(kind, { ...CHANGE, word }, received, 201);

const [, CHARGE] = charges(ORDER, said);

const UNREADABLE = failure(422, "174", "Unable to decrypt data");

/**
 * The call with its encrypted card number decrypted; Adyen accepts a number with the prefix `test_`
 * unencrypted.
 */
function readable(call: DoubleCall): DoubleCall {
  const { paymentMethod, ...body } = call.body;
  const entries = Object.entries(Object(paymentMethod)).map(([name, value]) => {
    if (!name.startsWith("encrypted") || String(value).startsWith("test_")) return [name, value] as const;
    const text = decrypted(String(value));
    if (text === null) throw new Refused(UNREADABLE);
    return [name, text] as const;
  });
  return { ...call, body: { ...body, paymentMethod: Object.fromEntries(entries) } };
}

const FIELDS_PATH = `/checkoutshopper/test/securedfields/${DOUBLE_CLIENT_KEY}/`;

const SKIN: Skin<Fault, Notice> = {
  ...{ prefix: "/v72", encoding: "json", releasesRest: false, check, faults: FAULTS, isUnsound: () => false },
  name: (prefix, fresh) => (prefix === "CS" || prefix === "PL" ? `${prefix}${fresh}` : fresh),
  serves: ({ path }) => (path.startsWith(FIELDS_PATH) ? { status: 200, body: securedFieldPage() } : null),
  bars: ({ headers, method, route, body }) => {
    if (headers["x-api-key"] !== DOUBLE_KEY) return WRONG_KEY;
    const isNamed = method === "POST" ? route !== "POST /payments/details" : method === "DELETE";
    return isNamed && body.merchantAccount !== DOUBLE_MERCHANT ? WRONG_MERCHANT : null;
  },
  /** Adyen has no call that finds a payment by its reference. */
  routes: {
    "POST /paymentMethods": [200, () => ({ paymentMethods: [{ name: "Cards", type: "scheme" }] })],
    "POST /sessions": opens("CS", ORDER, opened({ mode: "hosted" }), 201),
    "GET /sessions/*": finds("pages", session),
    "POST /paymentLinks": opens("PL", ORDER, opened({ status: "active" }), 201),
    "GET /paymentLinks/*": finds("pages", link),
    "PATCH /paymentLinks/*": ends(link),
    "POST /payments": [200, (desk, call) => CHARGE(desk, readable(call))],
    "POST /payments/details": [200, finish],
    "POST /payments/*/captures": modifies("capture", "CAPTURE"),
    "POST /payments/*/cancels": modifies("release", "CANCELLATION"),
    "POST /payments/*/refunds": modifies("refund", "REFUND"),
    "POST /payments/*/reversals": modifies("reversal", "CANCEL_OR_REFUND"),
    "DELETE /storedPaymentMethods/*": forgets("shopperReference", () => ({}), 204),
  },
  refusal: (why) => REFUSALS[why] ?? failure(422, "000", "Not possible"),
  rules: {
    ...{ paying: "4111111111111111", declined: DECLINED, isOnePaymentPerPage: false, isDecidedAtBank: false },
    cards: { [DECLINED]: { declined: { code: "12", reason: "Not enough balance", raw: "51 : Insufficient funds" } } },
    steps: {},
    lives: {
      CS: { least: 0, usual: HOUR_MS, most: DAY_MS },
      PL: { least: 0, usual: DAY_MS, most: 70 * DAY_MS },
    },
    unconfirmed: { code: "11", reason: "3D Not Authenticated" },
    unasked: { code: "38", reason: "Authentication required" },
    wayBack: ({ id, order: { returnUrl } }) =>
      withQuery(returnUrl, id.startsWith("CS") ? { sessionId: id, sessionResult: resultOf(id) } : {}),
    fromBank: ({ id, payment }) => withQuery(payment.order.returnUrl, { redirectResult: resultOf(id) }),
  },
  keys: {
    ...{ lifeMs: 7 * DAY_MS, conflict: null, running: null },
    keeps: ({ status }) => status !== 401,
    headers: (key) => ({ "Idempotency-Key": key }),
  },
  tells: noticesOf,
  sign: (notice, secret, now) => ({
    headers: { "Content-Type": "application/json" },
    body: noticeBody(notice, { merchantAccount: DOUBLE_MERCHANT, isLive: false, now: () => now }, secret),
  }),
  forged: (secret) => secret.replace(/./g, "0"),
};

export type AdyenDouble = Double<Fault, Notice>;

/** Starts the simulated Adyen on a loopback port, a free one by default. */
export const startAdyenDouble = (port?: number): Promise<AdyenDouble> => startDouble(SKIN, port);
