/**
 * Imitates merchants' clients as docs/guides/en describes them: they repeat every write under its idempotency
 * key until it succeeds, and record every success.
 */
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const AMOUNT = "10.500";
const REFUND = "4.250";
const CREDIT = "1.125";
const WALLETS = 4;
const PAUSE_MS = 60;
const PATIENCE_MS = 90_000;
const GOOGLE_PAY = {
  apiVersion: 2,
  apiVersionMinor: 0,
  paymentMethodData: { type: "CARD", tokenizationData: { type: "PAYMENT_GATEWAY", token: "token" } },
};

export async function startReceiver() {
  const counts = new Map();
  const server = createServer((request, response) => {
    const id = request.headers["webhook-id"];
    counts.set(id, (counts.get(id) ?? 0) + 1);
    request.resume().once("end", () => response.writeHead(200).end());
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const end = async () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { counts, url: `http://127.0.0.1:${port}/hook`, end };
}

/**
 * Returns a record of one client's successful requests; `bad` lists responses that a client cannot handle.
 */
function newBook() {
  return {
    statuses: new Map(),
    bad: /** @type {string[]} */ ([]),
    orders: new Map(),
    credits: new Map(),
    slowest: 0,
    lastFailure: 0,
  };
}

function count(book, name) {
  book.statuses.set(name, (book.statuses.get(name) ?? 0) + 1);
}

function note(book, kind, status, response, text) {
  const name = `${kind} ${status}`;
  count(book, name);
  if (status < 300) return;
  if (status === 503) book.lastFailure = Date.now();
  const isRetryable = status === 503 ? response.headers.get("retry-after") !== null : status === 409;
  if (!isRetryable) book.bad.push(`${name}: ${text.slice(0, 200)}`);
}

/**
 * Repeats a request until it succeeds; null if `settles` accepts another status as final.
 * @param {{ base: string, key: string, book: ReturnType<typeof newBook> }} shop
 * @param {string} kind
 * @param {{ path: string, body?: object, headers?: Record<string, string>, settles?: (status: number) =>
 * boolean }} request
 */
async function persist({ base, key, book }, kind, { path, body, headers = {}, settles = () => false }) {
  const begun = Date.now();
  while (Date.now() - begun < PATIENCE_MS) {
    const response = await fetch(base + path, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Api-Key ${key}`, "content-type": "application/json", ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    }).catch(() => null);
    const text = response === null ? null : await response.text().catch(() => null);
    // If a process dies, HAProxy closes clients' connections before or during the response.
    if (response === null || text === null) {
      count(book, `${kind} closed`);
      await sleep(1_000);
      continue;
    }
    note(book, kind, response.status, response, text);
    if (response.status < 300 && response.status !== 202) {
      book.slowest = Math.max(book.slowest, Date.now() - begun);
      return JSON.parse(text);
    }
    if (settles(response.status)) return null;
    await sleep(1_000 * Number(response.headers.get("retry-after") ?? 1));
  }
  book.bad.push(`${kind}: no success in ${PATIENCE_MS / 1_000} s`);
  return null;
}

async function buy(shop, order) {
  const sale = { paid: false, refunded: false };
  const body = {
    ...{ type: "payment_request", amount: AMOUNT, currency_code: "KWD", pg_codes: ["sandbox"] },
    ...{ order_no: order, customer_id: `customer-${order}`, webhook_url: shop.webhookUrl },
  };
  const headers = { "idempotency-key": `create-${order}` };
  const made = await persist(shop, "create", { path: "/b/checkout/v1/pymt-txn/", body, headers });
  if (made === null) return;
  sale.session = made.session_id;
  shop.book.orders.set(order, sale);
  const pay = { session_id: sale.session, pg_code: "sandbox", payload: GOOGLE_PAY };
  sale.paid = await pays(shop, { order, session: sale.session, body: pay });
  if (!sale.paid) return;
  const refund = { operation: "refund", session_id: sale.session, amount: REFUND };
  const refunded = await persist(shop, "refund", {
    path: "/b/pbl/v2/operation/",
    body: refund,
    headers: { "tracking-key": `refund-${order}` },
  });
  sale.refunded = refunded !== null;
}

/** Status 409: the idempotency key is used or in use. If the session is not paid, the client pays again. */
async function pays(shop, { order, session, body }) {
  const request = { path: "/b/pbl/v2/payment/google-pay/", body, headers: { "idempotency-key": `pay-${order}` } };
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(1_000)) {
    const paid = await persist(shop, "pay", { ...request, settles: (status) => status === 409 });
    if (paid !== null) return true;
    const found = await persist(shop, "retrieve", { path: `/b/checkout/v1/pymt-txn/${session}/` });
    if (found?.state === "paid") return true;
  }
  shop.book.bad.push(`pay: ${session} is not paid after ${PATIENCE_MS / 1_000} s`);
  return false;
}

async function credit(shop, name, wallet) {
  const body = { customer_id: `wallet-${wallet}`, currency: "KWD", amount: CREDIT, reason: "cluster" };
  const headers = { "idempotency-key": `credit-${name}` };
  const done = await persist(shop, "credit", { path: "/b/wallet/sarraf/v1/adjustments/", body, headers });
  if (done !== null) shop.book.credits.set(name, body.customer_id);
}

/**
 * Buys, pays, refunds and credits over several connections.
 * @returns `stop` waits for every client's last response
 */
export function startClients({ base, key, webhookUrl, clients, day = "day" }) {
  const book = newBook();
  const shop = { base, key, webhookUrl, book };
  let isOpen = true;
  const work = async (client) => {
    for (let turn = 1; isOpen; turn += 1) {
      const name = `${day}-${client}-${turn}`;
      await buy(shop, name);
      await credit(shop, name, turn % WALLETS);
      await sleep(PAUSE_MS);
    }
  };
  const all = Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  const stop = async () => {
    isOpen = false;
    await all;
  };
  return { book, stop, amounts: { sale: AMOUNT, refund: REFUND, credit: CREDIT } };
}
