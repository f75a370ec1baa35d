/** The shop's calls to Sarraf, and its handling of events. */
import { randomUUID } from "node:crypto";
import { createReceiver } from "@sarraf/node";
import { addRefund, markPaid } from "./database.mjs";

const CUSTOMER = "c-1";
const CURRENCY = "KWD";
const PRICE = "10.500";
const GATEWAYS = ["sandbox"];
const GATEWAYS_OF_FRAME = ["sandbox-onsite"];

/** A shop with one customer. `address` is the base URL of its pages and webhook. */
export function createShop({ sarraf, secret, database, address }) {
  /**
   * The order is saved before its session is created, so that a retry uses the same key and creates no second
   * session.
   */
  const newSession = async (way, language, more) => {
    const number = randomUUID().slice(0, 8);
    await database.addOrder({ number, way });
    const made = await sarraf.sessions.create(
      {
        type: "e_commerce",
        amount: PRICE,
        currency_code: CURRENCY,
        pg_codes: GATEWAYS,
        customer_id: CUSTOMER,
        order_no: number,
        language,
        webhook_url: `${address}/webhooks`,
        redirect_url: `${address}/${language}/`,
        ...more,
      },
      { idempotencyKey: `order-${number}` },
    );
    await database.setSession(number, made.session_id);
    return made;
  };

  const receiver = createReceiver({
    secret,
    store: database.events,
    handle: async ({ kind, payload }, tx) => {
      if (payload.result !== "success") return;
      if (kind === "payment") await markPaid(tx, payload.order_no, payload.state);
      if (kind === "operation" && payload.operation === "refund") await addRefund(tx, payload.order_no, payload.amount);
    },
  });

  return {
    receive: receiver.receive,
    allowOwnPages: async () => {
      const { allowed_origins: known } = await sarraf.merchant.settings();
      if (!known.includes(address)) await sarraf.merchant.updateSettings({ allowed_origins: [...known, address] });
    },
    buy: async (language) => (await newSession("hosted", language)).checkout_url,
    buyHere: async (language) => (await newSession("embedded", language, { pg_codes: GATEWAYS_OF_FRAME })).session_id,
    /** Returns the URL where the customer pays the first charge; later charges follow monthly. */
    subscribe: async (language) => {
      const { now } = await sarraf.sandbox.clock();
      const { timezone } = await sarraf.merchant.settings();
      const today = new Intl.DateTimeFormat("en-CA", { timeZone: timezone }).format(new Date(now));
      const made = await newSession("subscription", language, {
        payment_type: "auto_pay",
        customer_email: "customer@example.com",
        agreement: { id: randomUUID().slice(0, 8) },
        autopay: { frequency: "monthly", recurring_amount: PRICE, start_date: today },
      });
      return made.checkout_url;
    },
    /** Refunds the price once; the refund's event changes the order. */
    refund: async (number) => {
      const order = await database.order(number);
      if (order === undefined || order.state !== "paid") return;
      await sarraf.sessions.refund(order.session_id, { amount: PRICE }, { idempotencyKey: `refund-${number}` });
    },
    /** Adds wallet credit that the customer can use at the next checkout. */
    giveCredit: () => {
      const gift = { customer_id: CUSTOMER, currency: CURRENCY, amount: "3.000", reason: "A gift" };
      return sarraf.wallet.adjust(gift, { idempotencyKey: randomUUID() });
    },
    account: async () => {
      const [orders, [wallet], subscriptions] = await Promise.all([
        database.orders(),
        sarraf.wallet.accounts({ customer_id: CUSTOMER }).take(1),
        sarraf.subscriptions.list({ customer_id: CUSTOMER }).take(10),
      ]);
      return { orders, credit: wallet?.available_balance ?? "0.000", subscriptions };
    },
  };
}
