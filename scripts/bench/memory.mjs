import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { firstLoadKb } from "../first-load.mjs";
import { line, tell } from "./figures.mjs";
import { withService } from "./service.mjs";
import { WORKERS } from "./turns.mjs";

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 100_000);
const PARTS = 10;
const SESSIONS = "/b/checkout/v1/pymt-txn/";

function memory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const of = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: of("VmRSS"), most: of("VmHWM") };
}

async function newSession({ address, headers }) {
  const body = JSON.stringify({ type: "e_commerce", amount: "10.5", currency_code: "KWD", pg_codes: ["sandbox"] });
  const response = await fetch(address + SESSIONS, { method: "POST", headers, body });
  return { body, id: (await response.json()).session_id };
}

/** A mix of ten requests: one opens a checkout, three create a session, six read a session. */
function mixed({ headers }, { body, id }) {
  const read = (path) => ({ method: "GET", path, headers });
  const create = { method: "POST", path: SESSIONS, headers, body };
  const retrieve = read(`${SESSIONS}${id}/`);
  const lists = [read("/b/events/v1/events/"), read("/b/pbl/v2/transactions/")];
  const page = { method: "GET", path: `/en/checkout/${id}`, headers: {} };
  return [create, retrieve, page, create, retrieve, lists[0], create, retrieve, lists[1], retrieve];
}

async function grow(service) {
  const session = await newSession(service);
  line("", ["MB", "most MB", "req/s", "errors"]);
  line("as it starts", [memory(service.pid).now.toFixed(0), memory(service.pid).most.toFixed(0)]);
  for (let part = 1; part <= PARTS; part += 1) {
    // Resets the counters of the limit of 90,000 calls a day per key.
    await service.client.query("DELETE FROM rate_counter");
    const amount = Math.round(REQUESTS / PARTS);
    const requests = mixed(service, session);
    const result = await autocannon({ url: service.address, connections: WORKERS, amount, requests });
    const { now, most } = memory(service.pid);
    const errors = result.errors + result.non2xx;
    line(`after ${part * amount}`, [now.toFixed(0), most.toFixed(0), result.requests.average.toFixed(0), errors]);
  }
  tell(`Memory after ${REQUESTS} requests`, memory(service.pid).now, { most: 400, unit: " MB" });
}

async function weigh({ address }, { id }) {
  const read = async (path) => new Uint8Array(await (await fetch(address + path)).arrayBuffer());
  const [empty, checkout] = [await firstLoadKb(read, "/no-such-page"), await firstLoadKb(read, `/en/checkout/${id}`)];
  tell("Scripts of the checkout above an empty page's", checkout - empty, { most: 25, unit: " KB" });
}

await withService("memory", async (service) => {
  await weigh(service, await newSession(service));
  await grow(service);
});
