/**
 * Measures readiness probes and the server's memory while unauthenticated clients flood it, compared with an
 * idle server. Each client has a separate address; the merchant that uploads the largest images has a key.
 */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { crc32, deflateSync } from "node:zlib";
import autocannon from "autocannon";
import { line, quantile, shown, tell } from "./figures.mjs";
import { BENCH, withService } from "./service.mjs";
import { SECONDS, WORKERS } from "./turns.mjs";

const MOST_RATIO = 3;
const MOST_MB = 600;
const BYTES = 1_048_576;
const QUIET_SECONDS = 3 * SECONDS;
const TOGETHER_SECONDS = 6 * SECONDS;
const FLOOD_PRIORITY = 10;
const SESSION = { type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] };
const JSON_TYPE = { "content-type": "application/json" };
const ITEM = { sku: "S-1", description: "Dates, 1 kg", quantity: 2, unit_price: "5.000", tax_rate: "5" };

const nested = `${"[".repeat(15)}${"]".repeat(15)}`;
const LISTS = `[${Array(Math.floor(BYTES / (nested.length + 1)) - 1)
  .fill(nested)
  .join()}]`;
const OBJECTS = `[${Array(Math.floor(BYTES / 8) - 1)
  .fill('{"a":1}')
  .join()}]`;

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function imageBomb() {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(100, 0);
  header.writeUInt32BE(100, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(300_000_000));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function upload(image) {
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  return Buffer.concat([Buffer.from(head), image, Buffer.from("\r\n--b--\r\n")]);
}

async function created({ address, headers }, path, body) {
  const response = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (response.status !== 201) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

async function floodsOf(service) {
  const { headers } = service;
  const { session_id: session } = await created(service, "/b/checkout/v1/pymt-txn/", SESSION);
  const invoice = await created(service, "/b/invoice/v1/invoice/", {
    ...{ type: "payment_request", currency_code: "KWD", pg_codes: ["sandbox"] },
    ...{ invoice_number: `B-${randomBytes(6).toString("hex")}`, due_date: "2099-01-31" },
    invoice_items: Array(60).fill(ITEM),
  });
  const { public_key: publicKey } = JSON.parse(readFileSync(join(BENCH, "strangers", "credentials.json"), "utf8"));
  const token = { method: "POST", path: "/b/auth/v1/token/", headers: JSON_TYPE };
  const calls = (count) => {
    const inputs = Object.fromEntries(Array.from({ length: count }, (_, at) => [at, { sessionId: session }]));
    const query = new URLSearchParams({ batch: "1", input: JSON.stringify(inputs) });
    return { path: `/api/trpc/${Array(count).fill("checkout.status").join()}?${query}` };
  };
  const random = () => randomBytes(12).toString("hex");
  const withPublicKey = { ...JSON_TYPE, authorization: `Api-Key ${publicKey}` };
  return {
    "wrong keys": {
      path: "/b/merchant/v1/settings/",
      fresh: (request) => ({ ...request.headers, authorization: `Api-Key sk_${random()}` }),
    },
    "1 MiB of lists without a credential": { ...token, body: LISTS },
    "1 MiB of objects without a credential": { ...token, body: OBJECTS },
    "1 MiB of lists with a public key": {
      ...{ method: "POST", path: `/b/checkout/api/sdk/v1/submit/${session}/`, headers: withPublicKey, body: LISTS },
    },
    "passwords of unknown names": {
      ...token,
      fresh: (request) => request.headers,
      freshBody: () => JSON.stringify({ username: random(), password: random() }),
    },
    "batches of 100 calls": calls(100),
    "batches of 10 calls": calls(10),
    "checkout pages": { path: `/en/checkout/${session}` },
    "an invoice as PDF": { path: new URL(invoice.invoice_pdf_url).pathname },
    "image bombs as logo": {
      ...{ method: "POST", path: "/b/merchant/v1/settings/logo/", body: upload(imageBomb()) },
      headers: { ...headers, "content-type": "multipart/form-data; boundary=b" },
    },
  };
}

const WARM_SECONDS = 2;
let strangers = 0;

function newAddress() {
  strangers += 1;
  return `203.0.113.${strangers}`;
}

/**
 * @param {{ readonly address: string }} service
 * @param {Record<string, any>} request with functions that renew its headers and its body, if it has them
 * @param {number} duration seconds
 * @param {string} [stranger] client address; by default this machine's, which is not limited
 */
function flood(service, { fresh, freshBody, ...request }, duration, stranger) {
  const headers = { ...request.headers, ...(stranger && { "x-forwarded-for": stranger }) };
  const setupRequest = (sent) => ({
    ...sent,
    headers: fresh({ headers }),
    ...(freshBody && { body: freshBody() }),
  });
  const requests = [{ method: "GET", ...request, headers, ...(fresh && { setupRequest }) }];
  return autocannon({ url: service.address, connections: WORKERS, duration, requests });
}

function residentMb(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** @returns the p99 of readiness probes during the work, the work's result, and the maximum memory */
async function probed({ probe, pid }, work) {
  const answer = new Promise((done, fail) => probe.once("message", done).once("error", fail));
  let most = residentMb(pid);
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, 100);
  probe.postMessage("begin");
  const result = await work();
  probe.postMessage("end");
  const times = await answer;
  clearInterval(watch);
  return { result, most, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

function refusedIn(results) {
  return results.reduce((sum, { statusCodeStats }) => sum + Number(statusCodeStats?.[429]?.count ?? 0), 0);
}

await withService(
  "strangers",
  async (service) => {
    const floods = await floodsOf(service);
    const probe = new Worker(new URL("probe.mjs", import.meta.url), {
      workerData: `${service.address}/api/health/ready`,
    });
    const watched = { probe, pid: service.pid };
    // A lower priority imitates clients on other machines. On Linux it applies to this thread alone, not to
    // the probe's.
    setPriority(FLOOD_PRIORITY);
    for (const each of [{ path: "/api/health/ready" }, ...Object.values(floods)])
      await flood(service, each, WARM_SECONDS);
    const quiet = await probed(watched, () => new Promise((done) => setTimeout(done, QUIET_SECONDS * 1_000)));
    line("", ["p50 ms", "p99 ms", "ratio", "MB", "req/s", "429s"]);
    const show = (name, { p50, p99, most }, results) => {
      const rate = results.reduce((sum, each) => sum + each.requests.average, 0);
      const cells = [shown(p50), shown(p99), shown(p99 / quiet.p99), most.toFixed(0), rate.toFixed(0)];
      line(name, [...cells, refusedIn(results)]);
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
    for (const [name, each] of Object.entries(floods))
      await measure(name, async () => [await flood(service, each, 2 * SECONDS, newAddress())]);
    await measure("all of them", () =>
      Promise.all(Object.values(floods).map((each) => flood(service, each, TOGETHER_SECONDS, newAddress()))),
    );
    await probe.terminate();
    tell("Readiness p99 beside the quiet one", worst, { most: MOST_RATIO });
    tell("Memory", most, { most: MOST_MB, unit: " MB" });
  },
  { env: { TRUST_PROXY: "1" } },
);
