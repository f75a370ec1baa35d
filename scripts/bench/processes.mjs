/**
 * Measures webhook throughput of one backlog with one process of the built app and then with two on the same
 * cores. A receiver counts event ids to detect double deliveries. Run `npm run build` first.
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { programOf } from "../bundled.mjs";
import { ensurePostgres } from "../postgres.mjs";
import { ROOT } from "../run-and-count.mjs";
import { createTestDatabase } from "../scratch-database.mjs";
import { runNode } from "../steps.mjs";
import { addDeliveries, addMerchants, drained, startReceiver } from "./backlog.mjs";

const HOME = join(ROOT, ".sarraf", "bench", "processes");
const DELIVERIES = Number(process.env.BENCH_DELIVERIES ?? 4000);

async function startProcess(url, secret) {
  const env = { ...process.env, DATABASE_URL: url, SARRAF_SECRET: secret, PORT: "0", LOG_LEVEL: "error" };
  const child = spawn(process.execPath, [programOf(process.env.SARRAF_DIST ?? ".next", "serve")], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((done, fail) => {
    child.stdout.on("data", (text) => String(text).includes("Serving") && done(undefined));
    child.once("exit", (code) => fail(new Error(`The server ended with ${code}. Was the app built?`)));
  });
  return () =>
    new Promise((done) => {
      child.once("exit", done);
      child.kill();
    });
}

async function measure(client, url, { processes, secret }) {
  const receiver = await startReceiver();
  const backlog = { port: receiver.port, count: DELIVERIES };
  const stops = await Promise.all(Array.from({ length: processes }, () => startProcess(url, secret)));
  try {
    await addDeliveries(client, `warm${processes}`, backlog);
    await drained(client);
    receiver.forget();
    const begun = Date.now();
    await addDeliveries(client, `run${processes}`, backlog);
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
