/**
 * Measures readiness probes, calls of a paying customer and the server's memory while unauthenticated clients
 * flood it, beside an idle server. Each client has its own address. One client is authenticated: a merchant
 * that uploads the largest images.
 */
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { line, quantile, shown, tell } from "./figures.mjs";
import { BENCH, withService } from "./service.mjs";
import { SECONDS } from "./turns.mjs";

const MOST_RATIO = 3;
const MOST_MB = 600;
const QUIET_SECONDS = 3 * SECONDS;
const TOGETHER_SECONDS = 6 * SECONDS;
const WARM_SECONDS = 2;
const SESSION = { type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] };
const ITEM = { sku: "S-1", description: "Dates, 1 kg", quantity: 2, unit_price: "5.000", tax_rate: "5" };

async function created({ address, headers }, path, body) {
  const response = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (response.status !== 201) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

async function factsOf(service) {
  const { session_id: session } = await created(service, "/b/checkout/v1/pymt-txn/", SESSION);
  const invoice = await created(service, "/b/invoice/v1/invoice/", {
    ...{ type: "payment_request", currency_code: "KWD", pg_codes: ["sandbox"] },
    ...{ invoice_number: `B-${randomBytes(6).toString("hex")}`, due_date: "2099-01-31" },
    invoice_items: Array(60).fill(ITEM),
  });
  const { public_key: publicKey } = JSON.parse(readFileSync(join(BENCH, "strangers", "credentials.json"), "utf8"));
  return { session, publicKey, pdf: new URL(invoice.invoice_pdf_url).pathname, headers: service.headers };
}

/** @returns the requests' names, and a function that floods the service with some of them */
async function strangers({ address }, facts) {
  const flooder = fork(new URL("flood.mjs", import.meta.url), { detached: true });
  const ask = (message) =>
    new Promise((done, fail) => {
      flooder.once("message", done).once("exit", fail);
      flooder.send(message);
    }).finally(() => flooder.removeAllListeners("exit"));
  const flood = (names, how) => ask({ url: address, names, how });
  return { names: await ask({ facts }), flood, stop: () => flooder.kill() };
}

function residentMb(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** @returns quantiles of the probes' milliseconds during the work, its result, the maximum memory in MB */
async function probed({ probe, pid }, work) {
  const answer = new Promise((done, fail) => {
    probe.removeAllListeners("error");
    probe.once("message", done).once("error", fail);
  });
  let most = residentMb(pid);
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, 100);
  probe.postMessage("begin");
  const result = await work();
  probe.postMessage("end");
  const times = await answer;
  clearInterval(watch);
  const at = (name, share) => quantile(times[name], share);
  return {
    result,
    most,
    p50: at("ready", 0.5),
    p99: at("ready", 0.99),
    call: at("call", 0.99),
    page: at("page", 0.99),
  };
}

/** Measures readiness, a call of a merchant's server with its key, and a customer's view of a checkout. */
function targetsOf(service, { session }) {
  const from = (address) => ({ "x-forwarded-for": address });
  return [
    { name: "ready", url: `${service.address}/api/health/ready`, headers: {}, pauseMs: 20 },
    {
      ...{ name: "call", url: `${service.address}/b/checkout/v1/pymt-txn/${session}/`, pauseMs: 50 },
      headers: { ...service.headers, ...from("198.51.100.1") },
    },
    { name: "page", url: `${service.address}/en/checkout/${session}`, headers: from("198.51.100.2"), pauseMs: 500 },
  ];
}

await withService(
  "strangers",
  async (service) => {
    const facts = await factsOf(service);
    const { names, flood, stop } = await strangers(service, facts);
    const targets = targetsOf(service, facts);
    const probe = new Worker(new URL("probe.mjs", import.meta.url), { workerData: targets });
    const watched = { probe, pid: service.pid };
    for (const name of names) await flood([name], { duration: WARM_SECONDS, isLimited: false });
    await probed(watched, () => sleep(WARM_SECONDS * 1_000));
    const quiet = await probed(watched, () => sleep(QUIET_SECONDS * 1_000));
    line("", ["p50 ms", "p99 ms", "ratio", "call p99", "page p99", "MB", "req/s", "429s"]);
    const show = (name, { p50, p99, call, page, most }, results) => {
      const sum = (key) => results.reduce((all, each) => all + each[key], 0);
      const times = [p50, p99, p99 / quiet.p99, call, page].map(shown);
      line(name, [...times, most.toFixed(0), sum("rate").toFixed(0), sum("refused")]);
    };
    show("nothing", quiet, []);
    let worst = 0;
    let most = 0;
    const measure = async (name, work) => {
      const measured = await probed(watched, work);
      show(name, measured, measured.result);
      worst = Math.max(worst, measured.p99 / quiet.p99);
      most = Math.max(most, measured.most);
    };
    const alone = names.filter((name) => name.includes(process.env.BENCH_CASE ?? ""));
    for (const name of alone) await measure(name, () => flood([name], { duration: 2 * SECONDS, isLimited: true }));
    await measure("all of them", () => flood(names, { duration: TOGETHER_SECONDS, isLimited: true }));
    stop();
    await probe.terminate();
    tell("Readiness p99 beside the quiet one", worst, { most: MOST_RATIO });
    tell("Memory", most, { most: MOST_MB, unit: " MB" });
  },
  { env: { TRUST_PROXY: "1" } },
);
