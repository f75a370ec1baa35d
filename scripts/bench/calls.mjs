/**
 * Throughput of the main calls of a running server, as ratios to a route that does nothing in the same run.
 * Absolute numbers say more about the machine than about the program; the ratios can be compared between
 * machines.
 */
import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { fund, walletPairs } from "./wallets.mjs";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
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

let baseline = 0;
process.stdout.write(
  `${"case".padEnd(32)} ${"req/s".padStart(8)} ${"ratio".padStart(7)} ${"p50 ms".padStart(7)} ${"p99 ms".padStart(7)}  errors\n`,
);

/** Runs one case, prints its line and returns its requests per second. */
async function measure({ name, url, ...options }) {
  const result = await autocannon({ url: base + url, connections: CONNECTIONS, duration: SECONDS, ...options });
  const rate = result.requests.average;
  baseline ||= rate;
  const errors = result.errors + result.non2xx;
  const cells = [
    rate.toFixed(0).padStart(8),
    (rate / baseline).toFixed(2).padStart(7),
    String(result.latency.p50).padStart(7),
    String(result.latency.p99).padStart(7),
  ];
  process.stdout.write(`${name.padEnd(32)} ${cells.join(" ")}  ${errors}\n`);
  return rate;
}

for (const each of CASES) await measure(each);
await fund(base, headers);
for (const { name, one, many } of walletPairs(headers)) {
  const spread = await measure(many);
  const hot = await measure(one);
  process.stdout.write(
    `${`${name}: one wallet to many`.padEnd(32)} ${"".padStart(8)} ${(hot / spread).toFixed(2).padStart(7)}\n`,
  );
}
