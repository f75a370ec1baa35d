/** The shop's calls to Sarraf, and its handling of payment events. */
import { randomUUID } from "node:crypto";
import { createReceiver } from "@sarraf/node";
import { eventFiles } from "./event-files.mjs";

const CUSTOMER = "c-1";
const CURRENCY = "KWD";
const PRICE = "10.500";
const GATEWAYS = ["sandbox"];
/** Accounts that take the card in the frame. */
const GATEWAYS_OF_FRAME = ["sandbox-onsite"];

/** A shop with one customer. `address` is the base URL of its pages and webhook. */
export function createShop({ sarraf, secret, folder, address }) {
  const orders = new Map();

  /**
   * The order is saved before its session is created, so that a retry uses the same key and creates no second
   * session.
   */
  const newOrder = (way) => {
    const order = { number: randomUUID().slice(0, 8), way, state: "unpaid", sessionId: null };
    orders.set(order.number, order);
    return order;
  };
  const session = async (order, more) => {
    const made = await sarraf.sessions.create(
      {
        type: "e_commerce",
        amount: PRICE,
        currency_code: CURRENCY,
        pg_codes: GATEWAYS,
        customer_id: CUSTOMER,
        order_no: order.number,
        webhook_url: `${address}/webhooks`,
        redirect_url: `${address}/`,
        ...more,
      },
      { idempotencyKey: `order-${order.number}` },
    );
    order.sessionId = made.session_id;
    return made;
  };

  const receiver = createReceiver({
    secret,
    store: eventFiles(folder),
    handle: async ({ kind, payload }, kept) => {
      kept.push(payload);
      const order = kind === "payment" ? orders.get(payload.order_no) : undefined;
      if (order !== undefined && payload.result === "success") order.state = payload.state;
    },
  });

  return {
    orders,
    receive: receiver.receive,
    allowOwnPages: async () => {
      const { allowed_origins: known } = await sarraf.merchant.settings();
      if (!known.includes(address)) await sarraf.merchant.updateSettings({ allowed_origins: [...known, address] });
    },
    buy: async () => (await session(newOrder("hosted"))).checkout_url,
    /** Session to embed. */
    buyHere: async () => (await session(newOrder("embedded"), { pg_codes: GATEWAYS_OF_FRAME })).session_id,
    /** URL where the first charge is paid; later charges follow monthly. */
    subscribe: async () => {
      const { now } = await sarraf.sandbox.clock();
      const { timezone } = await sarraf.merchant.settings();
      const today = new Intl.DateTimeFormat("en-CA", { timeZone: timezone }).format(new Date(now));
      const order = newOrder("subscription");
      const made = await session(order, {
        payment_type: "auto_pay",
        customer_email: "customer@example.com",
        agreement: { id: order.number },
        autopay: { frequency: "monthly", recurring_amount: PRICE, start_date: today },
      });
      return made.checkout_url;
    },
    /** Credit usable at the next checkout. */
    giveCredit: () => {
      const gift = { customer_id: CUSTOMER, currency: CURRENCY, amount: "3.000", reason: "A gift" };
      return sarraf.wallet.adjust(gift, { idempotencyKey: randomUUID() });
    },
    account: async () => {
      const [[wallet], subscriptions] = await Promise.all([
        sarraf.wallet.accounts({ customer_id: CUSTOMER }).take(1),
        sarraf.subscriptions.list({ customer_id: CUSTOMER }).take(10),
      ]);
      return { credit: wallet?.available_balance ?? "0.000", subscriptions };
    },
  };
}
