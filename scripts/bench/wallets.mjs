import { randomUUID } from "node:crypto";

const MANY = 64;
const FUNDS = "100000000.000";

const run = randomUUID().slice(0, 8);
const hot = () => `bench-${run}-hot`;
let turn = 0;
const spread = () => {
  turn += 1;
  return `bench-${run}-${turn % MANY}`;
};

const adjustment = (customer_id, amount) => JSON.stringify({ customer_id, currency: "KWD", amount, reason: "bench" });
const payment = (customer_id) =>
  JSON.stringify({
    type: "payment_request",
    amount: "0.010",
    currency_code: "KWD",
    pg_codes: ["sandbox"],
    customer_id,
    payment_instrument: { instrument_type: "wallet", payload: {} },
  });

const ADJUSTMENTS = "/b/wallet/sarraf/v1/adjustments/";
const SESSIONS = "/b/checkout/v1/pymt-txn/";

function each(name, url, { headers, customer, body }) {
  const setupRequest = (request) => ({
    ...request,
    headers: { ...headers, "Idempotency-Key": randomUUID() },
    body: body(customer()),
  });
  return { name, url, requests: [{ method: "POST", path: url, setupRequest }] };
}

export async function fund(base, headers) {
  for (const customer of [hot(), ...Array.from({ length: MANY }, spread)]) {
    const response = await fetch(base + ADJUSTMENTS, {
      method: "POST",
      headers: { ...headers, "Idempotency-Key": randomUUID() },
      body: adjustment(customer, FUNDS),
    });
    if (response.status !== 201)
      throw new Error(`A wallet was not funded: ${response.status} ${await response.text()}`);
  }
}

export function walletPairs(headers) {
  const credit = (customer) => adjustment(customer, "0.010");
  return [
    {
      name: "credit",
      one: each("credit one wallet", ADJUSTMENTS, { headers, customer: hot, body: credit }),
      many: each("credit many wallets", ADJUSTMENTS, { headers, customer: spread, body: credit }),
    },
    {
      name: "hold and pay",
      one: each("create and pay by one wallet", SESSIONS, { headers, customer: hot, body: payment }),
      many: each("create and pay by many wallets", SESSIONS, { headers, customer: spread, body: payment }),
    },
  ];
}
