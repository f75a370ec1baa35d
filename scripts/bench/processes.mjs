/**
 * How the draining of one backlog grows with processes: webhooks that fall due in one commit, of several
 * merchants, are delivered by one process of the built app and then by two, on a database of their own. A
 * receiver in this process counts them by their ids, so that a doubled one shows. Everything shares the
 * machine, so the figures say how far its cores go; run `npm run build` first.
 */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { ensurePostgres } from "../postgres.mjs";
import { ROOT } from "../run-and-count.mjs";
import { createTestDatabase } from "../scratch-database.mjs";
import { runNode } from "../steps.mjs";

const HOME = join(ROOT, ".sarraf", "bench");
const DELIVERIES = Number(process.env.BENCH_DELIVERIES ?? 4000);
const MERCHANTS = 20;
const RECEIVERS = 10;
const PATIENCE_MS = 120_000;

/** Answers every delivery on any loopback address, and counts each id. */
async function startReceiver() {
  const counts = new Map();
  const server = createServer((request, response) => {
    const id = request.headers["webhook-id"];
    counts.set(id, (counts.get(id) ?? 0) + 1);
    request.resume().once("end", () => response.writeHead(200).end());
  });
  await new Promise((done) => server.listen(0, "0.0.0.0", done));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { counts, port: server.address().port, stop };
}

/** Starts one process of the app. @returns a function that ends it */
async function startProcess(url, secret) {
  const env = { ...process.env, DATABASE_URL: url, SARRAF_SECRET: secret, PORT: "0", LOG_LEVEL: "error" };
  const child = spawn(process.execPath, [join(ROOT, "scripts", "serve.mjs")], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((done, fail) => {
    child.stdout.on("data", (text) => String(text).includes("Serving") && done());
    child.once("exit", (code) => fail(new Error(`The server ended with ${code}. Was the app built?`)));
  });
  return () =>
    new Promise((done) => {
      child.once("exit", done);
      child.kill();
    });
}

/** Twenty merchants like the sandbox one: what its secrets are sealed with is not bound to its id. */
async function addMerchants(client) {
  await client.query(
    `INSERT INTO merchant SELECT (jsonb_populate_record(m, jsonb_build_object('id', 'mer_bench_' || g, 'seeded', false))).*
     FROM merchant m, generate_series(1, $1::int) g WHERE m.seeded`,
    [MERCHANTS],
  );
}

/** Deliveries that fall due with one commit. */
async function addDeliveries(client, run, port) {
  await client.query("BEGIN");
  await client.query(
    `INSERT INTO event (id, month, merchant_id, kind, object_id, number, cause, payload, occurred_at)
     SELECT 'evt_' || current_month() || '_' || $1 || '_' || g, current_month(), 'mer_bench_' || 1 + g % $2::int, 'payment', lpad($1 || '_' || g, 40, '0'), 1,
       'bench:' || $1 || '_' || g, '{"result":"success"}', now()
     FROM generate_series(1, $3::int) g`,
    [run, MERCHANTS, DELIVERIES],
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

async function drained(client) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) {
    const { rows } = await client.query("SELECT count(*)::int AS left FROM delivery WHERE due_at IS NOT NULL");
    if (rows[0].left === 0) return;
  }
  throw new Error("The backlog was not drained in time.");
}

async function measure(client, url, { processes, secret }) {
  const receiver = await startReceiver();
  const stops = await Promise.all(Array.from({ length: processes }, () => startProcess(url, secret)));
  try {
    // The first deliveries of a process load what delivers them.
    await addDeliveries(client, `warm${processes}`, receiver.port);
    await drained(client);
    receiver.counts.clear();
    const begun = Date.now();
    await addDeliveries(client, `run${processes}`, receiver.port);
    await drained(client);
    const seconds = (Date.now() - begun) / 1000;
    const doubled = [...receiver.counts.values()].filter((count) => count > 1).length;
    return { delivered: receiver.counts.size, seconds, doubled };
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    receiver.stop();
  }
}

const secret = "0".repeat(64);
const database = await createTestDatabase(HOME);
const client = new pg.Client({ connectionString: database.url });
try {
  await client.connect();
  const env = { DATABASE_URL: database.url, SARRAF_SECRET: secret, SARRAF_HOME: HOME };
  const tsx = join(ROOT, "node_modules", "tsx", "dist", "cli.mjs");
  Object.assign(process.env, env);
  await runNode([tsx, join(ROOT, "scripts", "seed.ts")], { cwd: ROOT, log: join(HOME, "seed.log") });
  await addMerchants(client);
  console.log(`${availableParallelism()} cores for processes, Postgres and receiver`);
  for (const processes of [1, 2]) {
    const { delivered, seconds, doubled } = await measure(client, database.url, { processes, secret });
    const rate = (delivered / seconds).toFixed(0);
    console.log(
      `${processes} process(es): ${delivered} deliveries in ${seconds.toFixed(1)} s, ${rate}/s, ${doubled} doubled`,
    );
  }
} finally {
  await client.end();
  await (await ensurePostgres({ directory: HOME, durable: false })).destroy();
}
