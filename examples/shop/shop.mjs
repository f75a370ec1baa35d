/** What the shop asks of Sarraf, and what it does when it is told of a payment. */
import { randomUUID } from "node:crypto";
import { createReceiver } from "@sarraf/node";
import { eventFiles } from "./event-files.mjs";

const CUSTOMER = "c-1";
const CURRENCY = "KWD";
const PRICE = "10.500";
const GATEWAYS = ["sandbox"];

/** The shop of one customer. `address` is where its pages and its webhook are reached. */
export function createShop({ sarraf, secret, folder, address }) {
  const orders = new Map();

  /** An order is kept before its session is made: a repeat has the same key, and makes no second one. */
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
    /** The frame is shown to origins that the merchant has listed. */
    allowOwnPages: async () => {
      const { allowed_origins: known } = await sarraf.merchant.settings();
      if (!known.includes(address)) await sarraf.merchant.updateSettings({ allowed_origins: [...known, address] });
    },
    /** The address of the hosted checkout. */
    buy: async () => (await session(newOrder("hosted"))).checkout_url,
    /** The session that the frame shows. */
    buyHere: async () => (await session(newOrder("embedded"))).session_id,
    /** The address where the first charge is paid; further ones follow every month. */
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
    /** Credit that the next checkout offers. */
    giveCredit: () => {
      const gift = { customer_id: CUSTOMER, currency: CURRENCY, amount: "3.000", reason: "A gift" };
      return sarraf.wallet.adjust(gift, { idempotencyKey: randomUUID() });
    },
    /** What the customer has with this merchant. */
    account: async () => {
      const [[wallet], subscriptions] = await Promise.all([
        sarraf.wallet.accounts({ customer_id: CUSTOMER }).take(1),
        sarraf.subscriptions.list({ customer_id: CUSTOMER }).take(10),
      ]);
      return { credit: wallet?.available_balance ?? "0.000", subscriptions };
    },
  };
}
