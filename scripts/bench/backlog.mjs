import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const MERCHANTS = 20;
const RECEIVERS = 10;
const PATIENCE_MS = 240_000;

export async function startReceiver() {
  const [counts, arrivals] = [new Map(), new Map()];
  const server = createServer((request, response) => {
    const id = request.headers["webhook-id"];
    counts.set(id, (counts.get(id) ?? 0) + 1);
    if (!arrivals.has(id)) arrivals.set(id, Date.now());
    request.resume().once("end", () => response.writeHead(200).end());
  });
  await new Promise((done) => server.listen(0, "0.0.0.0", () => done(undefined)));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const forget = () => {
    counts.clear();
    arrivals.clear();
  };
  return {
    counts,
    arrivals,
    forget,
    port: /** @type {import("node:net").AddressInfo} */ (server.address()).port,
    stop,
  };
}

/**
 * Adds twenty merchants like the sandbox merchant. Encrypted secrets can be copied: encryption does not
 * depend on the merchant.
 */
export async function addMerchants(client) {
  await client.query(
    `INSERT INTO merchant SELECT (jsonb_populate_record(m, jsonb_build_object('id', 'mer_bench_' || g, 'seeded', false))).*
     FROM merchant m, generate_series(1, $1::int) g WHERE m.seeded`,
    [MERCHANTS],
  );
}

export async function addDeliveries(client, run, { port, count }) {
  await client.query("BEGIN");
  await client.query(
    `INSERT INTO event (id, month, merchant_id, kind, object_id, number, cause, payload, occurred_at)
     SELECT 'evt_' || current_month() || '_' || $1 || '_' || g, current_month(), 'mer_bench_' || 1 + g % $2::int, 'payment', lpad($1 || '_' || g, 40, '0'), 1,
       'bench:' || $1 || '_' || g, '{"result":"success"}', now()
     FROM generate_series(1, $3::int) g`,
    [run, MERCHANTS, count],
  );
  await client.query(
    `INSERT INTO delivery (id, month, merchant_id, event_id, url, state, attempts, due_at, created_at)
     SELECT 'dlv_' || substr(e.id, 5), e.month, e.merchant_id, e.id, 'http://127.0.0.' || 1 + row_number() OVER () % $2::int || ':' || $3 || '/hook',
       'pending', 0, now(), now()
     FROM event e WHERE e.month = current_month() AND e.id LIKE 'evt_%_' || $1 || '_%'`,
    [run, RECEIVERS, String(port)],
  );
  await client.query("COMMIT");
}

/**
 * Waits until every delivery has ended.
 * @throws {Error} after some minutes
 */
export async function drained(client) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) {
    const { rows } = await client.query("SELECT EXISTS (SELECT 1 FROM delivery WHERE due_at IS NOT NULL) AS waiting");
    if (!rows[0].waiting) return;
  }
  throw new Error("The backlog was not drained in time.");
}
