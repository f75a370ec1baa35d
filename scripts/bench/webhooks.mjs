import { setTimeout as sleep } from "node:timers/promises";
import { APPLE_PAY } from "@/server/testing/device-payloads";
import { addDeliveries, addMerchants, drained, startReceiver } from "./backlog.mjs";
import { line, median, quantile, shown, tell } from "./figures.mjs";
import { withService } from "./service.mjs";
import { ROUNDS, repeated, SECONDS } from "./turns.mjs";

const BACKLOG = Number(process.env.BENCH_BACKLOG ?? 90_000);
const DELIVERIES = Number(process.env.BENCH_DELIVERIES ?? 5_000);
/** Number of concurrent customers, enough to use two cores fully. */
const PAYERS = 4;
const WARM = 1_000;
const DRAIN_ROUNDS = 2;

async function post({ address, headers }, path, sent) {
  const response = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(sent) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** A job delivers the webhook, because no page waits for the payment. */
function payTo(service, webhook_url) {
  const wanted = { type: "payment_request", amount: "1", currency_code: "KWD", pg_codes: ["sandbox"], webhook_url };
  return async () => {
    const { session_id } = await post(service, "/b/checkout/v1/pymt-txn/", wanted);
    await post(service, "/b/pbl/v2/payment/apple-pay/", { session_id, payload: APPLE_PAY });
  };
}

/** Milliseconds from each webhook event to its first arrival at the receiver. */
async function latencies({ client }, arrivals) {
  const { rows } = await client.query("SELECT id, occurred_at AS at FROM event WHERE kind = 'payment'");
  const written = new Map(rows.map(({ id, at }) => [id, at.getTime()]));
  return [...arrivals].map(([id, at]) => at - written.get(id));
}

async function latency(service) {
  const receiver = await startReceiver();
  try {
    const pay = payTo(service, `http://127.0.0.1:${receiver.port}/hook`);
    await repeated(pay, PAYERS)(SECONDS);
    await drained(service.client);
    receiver.forget();
    const payments = await repeated(pay, PAYERS)(SECONDS * ROUNDS);
    await drained(service.client);
    const took = await latencies(service, receiver.arrivals);
    const { length } = took;
    if (length !== payments) throw new Error(`${payments} payments, but ${length} webhooks.`);
    console.log(`${payments} payments in ${SECONDS * ROUNDS} s, webhooks after ${shown(median(took))} ms (p50)`);
    tell("Webhooks after the commit, p95 under load", quantile(took, 0.95), { most: 300, unit: " ms" });
  } finally {
    receiver.stop();
  }
}

/** @returns webhooks that arrived per second, and CPU milliseconds per webhook */
async function arrival(service, receiver, wanted) {
  const [server, postgres, begun] = [service.serverCpu(), service.postgresCpu(), performance.now()];
  while (receiver.counts.size < wanted) await sleep(10);
  const seconds = (performance.now() - begun) / 1000;
  return {
    rate: wanted / seconds,
    cpu: (service.serverCpu() - server) / wanted,
    postgres: (service.postgresCpu() - postgres) / wanted,
  };
}

/** Measures the rate of the first deliveries; deliveries that are left are deleted afterwards. */
async function drain(service, run, count) {
  const receiver = await startReceiver();
  try {
    await addDeliveries(service.client, run, { port: receiver.port, count });
    return await arrival(service, receiver, Math.min(DELIVERIES, count));
  } finally {
    await service.client.query("DELETE FROM delivery WHERE due_at IS NOT NULL AND lease_until IS NULL");
    await drained(service.client);
    await service.client.query("VACUUM delivery, event");
    receiver.stop();
  }
}

async function backlogs(service) {
  await addMerchants(service.client);
  await drain(service, "warm", WARM);
  const sizes = [DELIVERIES, BACKLOG];
  /** @type {Awaited<ReturnType<typeof drain>>[][]} */
  const rounds = sizes.map(() => []);
  for (let round = 0; round < DRAIN_ROUNDS; round += 1)
    for (const [index, size] of sizes.entries()) rounds[index].push(await drain(service, `${size}r${round}`, size));
  line("", ["a second", "CPU ms", "Postgres"]);
  const rates = sizes.map((size, index) => {
    const of = (key) => median(rounds[index].map((round) => round[key]));
    line(`${size} due deliveries`, [shown(of("rate")), shown(of("cpu")), shown(of("postgres"))]);
    return of("rate");
  });
  tell(`Rate at ${BACKLOG} due to that at ${DELIVERIES}`, rates[1] / rates[0], { least: 0.9 });
}

await withService("webhooks", async (service) => {
  await latency(service);
  await backlogs(service);
});
