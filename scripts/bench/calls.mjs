/**
 * Measures the main calls over HTTP as a ratio to empty handlers in the same build and run, and their CPU
 * time in the server and Postgres. Results are medians of rounds. Only ratios and CPU time can be compared
 * between machines.
 */
import autocannon from "autocannon";
import { line, median, shown, tell } from "./figures.mjs";
import { withService } from "./service.mjs";
import { knowTables, ROUNDS, SECONDS, WORKERS } from "./turns.mjs";
import { fund, walletPairs } from "./wallets.mjs";

const SESSIONS = "/b/checkout/v1/pymt-txn/";
const body = JSON.stringify({ type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] });
const WARM_SECONDS = 2;
const KEYS = ["rate", "p50", "p99", "server", "database", "errors"];

/** The measured cases, each with the case that it is compared with, and its limits. */
async function roadOf({ address, headers }) {
  const response = await fetch(address + SESSIONS, { method: "POST", headers, body });
  if (response.status !== 201) throw new Error(`No session: ${response.status} ${await response.text()}`);
  const { session_id: session } = await response.json();
  const json = { "content-type": "application/json" };
  return [
    { name: "GET that does nothing", url: "/api/nothing/" },
    { name: "POST that does nothing", url: "/api/nothing/", method: "POST", headers: json, body },
    { name: "GET of the API's shell alone", url: "/api/health", base: 0 },
    { name: "create a session", url: SESSIONS, method: "POST", headers, body, base: 1, marks: [0.5, 4.4, 0.8] },
    { name: "retrieve a session", url: `${SESSIONS}${session}/`, headers, base: 0, marks: [0.65, 3.6, 0.6] },
    { name: "page that says a word", url: "/en/nothing/", base: 0 },
    { name: "checkout page", url: `/en/checkout/${session}`, base: 0, marks: [null, 10, 1] },
  ];
}

async function round(service, { name: _, base: __, marks: ___, url, ...options }, duration) {
  const [server, database] = [service.serverCpu(), service.postgresCpu()];
  const result = await autocannon({ url: service.address + url, connections: WORKERS, duration, ...options });
  const { p50, p99 } = result.latency;
  const { total, average: rate } = result.requests;
  return {
    ...{ rate, p50, p99, errors: result.errors + result.non2xx },
    server: (service.serverCpu() - server) / total,
    database: (service.postgresCpu() - database) / total,
  };
}

async function measure(service, cases) {
  const rounds = cases.map(() => []);
  for (const each of cases) await round(service, each, WARM_SECONDS);
  await knowTables(service.client);
  for (let turn = 0; turn < ROUNDS; turn += 1)
    for (const [index, each] of cases.entries()) rounds[index].push(await round(service, each, SECONDS));
  return rounds.map((some) => Object.fromEntries(KEYS.map((key) => [key, median(some.map((each) => each[key]))])));
}

function show({ name }, { rate, p50, p99, server, database, errors }, ratio) {
  line(name, [rate.toFixed(0), ratio, p50, p99, shown(server), shown(database), errors]);
}

async function road(service) {
  const cases = await roadOf(service);
  line("", ["req/s", "ratio", "p50 ms", "p99 ms", "CPU ms", "Postgres", "errors"]);
  const results = await measure(service, cases);
  const ratio = (index) => results[index].rate / results[cases[index].base ?? index].rate;
  for (const [index, each] of cases.entries()) show(each, results[index], ratio(index).toFixed(2));
  for (const [index, { name, marks }] of cases.entries()) {
    if (marks === undefined) continue;
    const [least, server, database] = marks;
    if (least !== null) tell(`${name}, throughput to that of nothing`, ratio(index), { least });
    tell(`${name}, CPU of the server`, Number(results[index].server), { most: Number(server), unit: " ms" });
    tell(`${name}, CPU of Postgres`, Number(results[index].database), { most: Number(database), unit: " ms" });
  }
  return results[1].rate;
}

async function wallets(service, nothing) {
  await fund(service.address, service.headers);
  for (const { name, one, many } of walletPairs(service.headers)) {
    const [spread, hot] = await measure(service, [many, one]);
    show(many, spread, (spread.rate / nothing).toFixed(2));
    show(one, hot, (hot.rate / nothing).toFixed(2));
    line(`${name}: one wallet to many`, ["", (hot.rate / spread.rate).toFixed(2)]);
  }
}

await withService("calls", async (service) => {
  await wallets(service, await road(service));
});
