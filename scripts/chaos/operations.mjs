/** The operations during which a process is killed. A subject is one sale in one run. */
import { GOOGLE_PAY } from "@/server/testing/device-payloads";
import { openCardPage, payOnCardPage } from "./customer.mjs";

const SESSIONS = "/b/checkout/v1/pymt-txn/";
const OPERATION = "/b/pbl/v2/operation/";
const AMOUNT = "10.500";
const PART = "4.250";
const DAY_MS = 86_400_000;
const KUWAIT = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kuwait" });

/**
 * @param {import("./rig.mjs").Rig} rig
 * @param {string} name
 * @param {Record<string, unknown>} fields of the session; `code` is the gateway
 */
function newSession(rig, name, { code = "sandbox", ...fields } = {}) {
  const sale = { type: "payment_request", amount: AMOUNT, currency_code: "KWD", order_no: name };
  return rig.must("POST", SESSIONS, { ...sale, pg_codes: [code], customer_id: `c-${name}`, ...fields });
}

function payBySheet(rig, { session, code }, key) {
  const body = { session_id: session, pg_code: code, payload: GOOGLE_PAY };
  return rig.call("POST", "/b/pbl/v2/payment/google-pay/", body, { "idempotency-key": key });
}

async function paid(rig, name, code = "sandbox") {
  const { session_id: session } = await newSession(rig, name, { code });
  const { status, body } = await payBySheet(rig, { session, code }, `pay-${name}`);
  if (status !== 200) throw new Error(`${name} was not paid: ${status} ${JSON.stringify(body)}`);
  return { name, session };
}

const LINES = `
  SELECT g.kind, g.amount::text FROM simulated_gateway_entry g
  JOIN attempt a ON a.merchant_id = g.merchant_id AND a.reference_number = coalesce(g.charge_reference, g.reference_number)
  WHERE a.session_id = $1 AND g.outcome = 'success'`;

async function booked(rig, session) {
  const lines = await rig.ask(LINES, [session]);
  return lines
    .map(({ kind, amount }) => `${kind} ${amount}`)
    .sort()
    .join(", ");
}

async function stateOf(rig, session) {
  const [row] = await rig.ask("SELECT state FROM payment_session WHERE id = $1", [session]);
  return `${row.state}; ${await booked(rig, session)}`;
}

const isPaid = { end: "paid; purchase 10.500", found: (rig, { session }) => stateOf(rig, session) };

/**
 * Defines an operation on a sale, under a key derived from the sale.
 * @param {string} kind
 * @param {{ code?: string, amount?: string, end: string }} options
 */
function operation(kind, { code, amount, end }) {
  return {
    prepare: (rig, name) => paid(rig, name, code),
    ask: async (rig, { name, session }) => {
      const body = { operation: kind, session_id: session, ...(amount === undefined ? {} : { amount }) };
      const { status } = await rig.call("POST", OPERATION, body, { "tracking-key": `${kind}-${name}` });
      return status === 200;
    },
    found: (rig, { session }) => stateOf(rig, session),
    end,
  };
}

/**
 * The operations by name. `prepare` makes a subject while the service runs. `ask` sends the client's request
 * or repeats it, and returns whether it succeeded. `found` reads the subject's state, which must become
 * `end`. `dueAt` is the due time of an operation that jobs run.
 */
export const OPERATIONS = {
  "pay on the page": {
    prepare: async (rig, name) => {
      const { session_id: session, checkout_url: checkout } = await newSession(rig, name);
      return { name, session, checkout, card: await openCardPage(checkout) };
    },
    // A customer whose page was lost reopens the checkout and pays if the page still asks for payment.
    ask: async (_rig, subject) => {
      const page = subject.card ?? (await openCardPage(subject.checkout));
      subject.card = null;
      if (page !== null) await payOnCardPage(page);
      return page === null;
    },
    ...isPaid,
  },
  "pay by a sheet": {
    prepare: async (rig, name) => ({ name, session: (await newSession(rig, name)).session_id, code: "sandbox" }),
    ask: async (rig, subject) => {
      const { status } = await payBySheet(rig, subject, `pay-${subject.name}`);
      if (status !== 409) return status === 200;
      // If the idempotency key is used or in use, the session shows the payment's state.
      const { state } = await rig.must("GET", `${SESSIONS}${subject.session}/`);
      return state === "paid";
    },
    ...isPaid,
  },
  capture: operation("capture", {
    code: "sandbox-auth",
    amount: PART,
    end: "authorized; authorize 10.500, capture 4.250",
  }),
  refund: operation("refund", { amount: PART, end: "paid; purchase 10.500, refund 4.250" }),
  void: operation("void", { code: "sandbox-auth", end: "authorized; authorize 10.500, void 10.500" }),
  "charge a cycle": {
    // The plan is yearly, so that no sale of an earlier round becomes due at the same midnight.
    prepare: async (rig, name, { days = 2, frequency = "yearly" } = {}) => {
      const { now } = await rig.must("GET", "/b/sandbox/v1/clock/");
      const start_date = KUWAIT.format(Date.parse(now) + days * DAY_MS);
      const session = await newSession(rig, name, {
        ...{ amount: "2.000", payment_type: "auto_pay", product_type: "Plan", agreement: { id: `agreement-${name}` } },
        customer_email: "sara@example.com",
        autopay: { frequency, recurring_amount: "7.500", start_date },
      });
      await payOnCardPage(await openCardPage(session.checkout_url));
      return { name, subscription: session.extra.autopay.subscription_id };
    },
    dueAt: async (rig, { subscription }) => {
      const [row] = await rig.ask(
        "SELECT due_at FROM billing_cycle WHERE subscription_id = $1 AND charge_type = 'mit' AND status = 'scheduled'",
        [subscription],
      );
      return row.due_at.getTime();
    },
    found: async (rig, { subscription }) => {
      const rows = await rig.ask(
        `SELECT c.status, (SELECT count(*)::int FROM simulated_gateway_entry g JOIN attempt a ON a.reference_number = g.reference_number
           AND a.merchant_id = g.merchant_id WHERE a.session_id = c.session_id AND g.kind = 'purchase' AND g.outcome = 'success') AS charges
         FROM billing_cycle c WHERE subscription_id = $1 AND charge_type = 'mit' ORDER BY number`,
        [subscription],
      );
      return rows.map(({ status, charges }) => `${status} ${charges}`).join(", ");
    },
    end: "paid 1, scheduled 0",
  },
};
