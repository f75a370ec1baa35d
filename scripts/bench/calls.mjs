/**
 * Throughput of the main calls of a running server, as ratios to a route that does nothing in the same run,
 * and the CPU that the server and Postgres take for one. The cases take turns, and a line has the medians of
 * its rounds. Absolute numbers say more about the machine than about the program; the ratios can be compared
 * between machines, and CPU says something on a busy one, too.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { cpuMs, listenerOn } from "./cpu.mjs";
import { fund, walletPairs } from "./wallets.mjs";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 16);
const credentials = JSON.parse(readFileSync(process.env.SARRAF_CREDENTIALS ?? ".sarraf/credentials.json", "utf8"));
const base = process.env.BENCH_URL ?? credentials.base_url;
const headers = { authorization: `Api-Key ${credentials.private_key}`, "content-type": "application/json" };
const body = JSON.stringify({ type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] });

async function newSession() {
  const response = await fetch(`${base}/b/checkout/v1/pymt-txn/`, { method: "POST", headers, body });
  if (response.status !== 201)
    throw new Error(`The server at ${base} answered ${response.status}: ${await response.text()}`);
  return (await response.json()).session_id;
}

const session = await newSession();
const CASES = [
  { name: "baseline: GET /api/health", url: "/api/health" },
  { name: "create a session", url: "/b/checkout/v1/pymt-txn/", method: "POST", headers, body },
  { name: "retrieve a session", url: `/b/checkout/v1/pymt-txn/${session}/`, headers },
  { name: "checkout page", url: `/en/checkout/${session}` },
];

/** The processes of server and Postgres, where this machine can see them. */
const watched = [seen(() => listenerOn(new URL(base).port)), seen(postgres)];

function seen(find) {
  try {
    return find();
  } catch {
    return null;
  }
}

/** The one that `BENCH_POSTGRES_PID` names, or that `npm start` runs. */
function postgres() {
  if (process.env.BENCH_POSTGRES_PID) return Number(process.env.BENCH_POSTGRES_PID);
  const { home } = JSON.parse(readFileSync(join(process.env.SARRAF_HOME ?? ".sarraf", "pg.json"), "utf8"));
  return Number(readFileSync(join(home, "data", "postmaster.pid"), "utf8").split("\n")[0]);
}

const cpu = () => watched.map((pid) => (pid === null ? Number.NaN : cpuMs(pid)));

/** Calls for some seconds. */
async function round({ name: _, url, ...options }) {
  const before = cpu();
  const result = await autocannon({ url: base + url, connections: CONNECTIONS, duration: SECONDS, ...options });
  const [server, database] = cpu().map((after, index) => (after - before[index]) / result.requests.total);
  const { p50, p99 } = result.latency;
  return { rate: result.requests.average, p50, p99, server, database, errors: result.errors + result.non2xx };
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

/** Runs the cases in turn, and returns the medians of each. */
async function measure(cases) {
  const rounds = cases.map(() => []);
  for (let turn = 0; turn < ROUNDS; turn += 1)
    for (const [index, each] of cases.entries()) rounds[index].push(await round(each));
  const of = (some, key) => median(some.map((each) => each[key]));
  return rounds.map((some) =>
    Object.fromEntries(["rate", "p50", "p99", "server", "database", "errors"].map((key) => [key, of(some, key)])),
  );
}

function line(name, cells) {
  process.stdout.write(`${name.padEnd(32)} ${cells.map((cell) => String(cell).padStart(9)).join(" ")}\n`);
}

const HEADS = ["req/s", "ratio", "p50 ms", "p99 ms", "CPU ms", "Postgres", "errors"];

function tell(cases, results, baseline) {
  for (const [index, { rate, p50, p99, server, database, errors }] of results.entries()) {
    const times = [p50, p99, server.toFixed(2), database.toFixed(2)];
    line(cases[index].name, [rate.toFixed(0), (rate / baseline).toFixed(2), ...times, errors]);
  }
}

line("case", HEADS);
const results = await measure(CASES);
const baseline = results[0].rate;
tell(CASES, results, baseline);
await fund(base, headers);
for (const { name, one, many } of walletPairs(headers)) {
  const pair = await measure([many, one]);
  tell([many, one], pair, baseline);
  line(`${name}: one wallet to many`, ["", (pair[1].rate / pair[0].rate).toFixed(2)]);
}
