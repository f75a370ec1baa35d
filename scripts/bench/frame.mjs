/**
 * Measures the time until Pay can be pressed in the embedded payment, and until the page in an app is ready,
 * on a slow phone and connection, as a ratio to the first paint of an empty page in the same round.
 */
import { createServer } from "node:http";
import { loadavg } from "node:os";
import { chromium } from "playwright";
import { installedChromium } from "../chromium.mjs";
import { firstLoadKb } from "../first-load.mjs";
import { line, median, shown, tell } from "./figures.mjs";
import { withService } from "./service.mjs";
import { ROUNDS } from "./turns.mjs";

/** Lighthouse's "Fast 3G": milliseconds of latency and bytes a second. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;
/** One process shows shop and frame, so that both are slowed down. */
const ONE_PROCESS = ["--disable-site-isolation-trials", "--disable-features=IsolateOrigins,site-per-process"];
const WAIT_MS = 60_000;

function shopOf(service, { key, sessionId }) {
  const options = { selector: "pay", merchant_id: new URL(service.address).host, apiKey: key, session_id: sessionId };
  const html = `<!doctype html><title>Shop</title><link rel="icon" href="data:,"><div id="pay"></div>
    <script src="${service.address}/sdk/v3/checkout.min.js"></script>
    <script>
      Checkout.on("ready", () => (window.ready = performance.now()));
      Checkout.init({ ...${JSON.stringify(options)}, validatePayment: () => (window.asked = performance.now()) });
    </script>`;
  return new Promise((done) => {
    const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(html));
    server.listen(0, "127.0.0.1", () => done(server));
  });
}

async function slowPage(browser) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", FAST_3G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return page;
}

/** Measures a page in a new browser with an empty cache. */
async function fresh(measure) {
  const browser = await chromium.launch({ executablePath: installedChromium(), args: ONE_PROCESS });
  try {
    return await measure(await slowPage(browser));
  } finally {
    await browser.close();
  }
}

const timeOf = async (page, name) => {
  const handle = await page.waitForFunction((of) => Reflect.get(window, of), name, { timeout: WAIT_MS });
  return Number(await handle.jsonValue());
};

function emptyPage({ address }) {
  return fresh(async (page) => {
    await page.goto(`${address}/bare`);
    const paints = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    const handle = await page.waitForFunction(paints, undefined, { timeout: WAIT_MS });
    return Number(await handle.jsonValue());
  });
}

/** Presses Pay in the frame as soon as it is shown and takes presses, and records the time since 1970. */
function pressPay() {
  if (window.top === window) return;
  let isShown = false;
  window.addEventListener("message", ({ data }) => {
    isShown ||= data?.type === "sight";
  });
  const look = () => {
    const pay = document.querySelector("[data-part~=pay-button]");
    if (!isShown || !(pay instanceof HTMLElement) || pay.closest("[inert]") !== null)
      return requestAnimationFrame(look);
    Object.assign(window, { pressedAt: performance.timeOrigin + performance.now() });
    pay.click();
  };
  requestAnimationFrame(look);
}

function frame(origin) {
  return fresh(async (page) => {
    await page.addInitScript(pressPay);
    await page.goto(origin, { waitUntil: "commit" });
    const [asked, ready] = [await timeOf(page, "asked"), await timeOf(page, "ready")];
    const embedded = page.frames().find((each) => each !== page.mainFrame());
    if (embedded === undefined) throw new Error("The shop has no frame.");
    const usable = (await timeOf(embedded, "pressedAt")) - (await page.evaluate(() => performance.timeOrigin));
    return { usable, asked, ready };
  });
}

/** Simulates the app: answers the page's greeting and records when the page is ready. */
function playApp(init) {
  const send = (text) => {
    const { type, id, sid } = JSON.parse(text);
    if (type === "ready") Object.assign(window, { ready: performance.now() });
    if (type !== "hello") return;
    const envelope = { v: 1, id: "init", re: id, type: "init", sid, ts: Date.now(), data: init };
    setTimeout(() => Reflect.get(window, "CheckoutBridge").receive(JSON.stringify(envelope)));
  };
  Object.assign(window, { webkit: { messageHandlers: { checkout: { postMessage: send } } } });
}

function nativePage({ address }, { key, sessionId }, path) {
  const { host } = new URL(address);
  const init = { merchantId: host, apiKey: key, sessionId, amount: "10.5", lang: "en", platform: "ios" };
  return fresh(async (page) => {
    await page.addInitScript(playApp, { ...init, displaySettings: { mode: "List", visibleItemsCount: 5 } });
    await page.goto(`${address}${path}`, { waitUntil: "commit" });
    const native = await timeOf(page, "ready");
    return { native, path: page.url().slice(address.length) };
  });
}

async function call({ address, headers }, method, path, body) {
  const response = await fetch(address + path, { method, headers, body: JSON.stringify(body) });
  return response.json();
}

async function weigh({ address }, origin, { key, sessionId }) {
  const read = async (path) => new Uint8Array(await (await fetch(address + path)).arrayBuffer());
  const query = new URLSearchParams({ origin, channel: "measured", key });
  const kb = (await firstLoadKb(read, `/en/embed/${sessionId}/?${query}`)) - (await firstLoadKb(read, "/no-such-page"));
  tell("Scripts of the frame above an empty page's", kb, { most: 15, unit: " KB" });
}

async function measure(service, shop, origin) {
  /** @type {Record<string, number[]>} */
  const times = { empty: [], usable: [], asked: [], ready: [], native: [] };
  const ratios = { usable: /** @type {number[]} */ ([]), native: /** @type {number[]} */ ([]) };
  let path = `/en/embed/${shop.sessionId}/native/`;
  line("", [...Object.keys(times), "(ms)"]);
  for (let round = 0; round <= ROUNDS; round += 1) {
    const empty = await emptyPage(service);
    const { usable, asked, ready } = await frame(origin);
    const { native, ...opened } = await nativePage(service, shop, path);
    path = opened.path;
    if (round === 0) continue;
    const measured = { empty, usable, asked, ready, native };
    line(`round ${round}`, Object.values(measured).map(shown));
    for (const [name, value] of Object.entries(measured)) times[name]?.push(value);
    ratios.usable.push(usable / empty);
    ratios.native.push(native / empty);
  }
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  line(
    "median",
    Object.values(times).map((all) => shown(median(all))),
  );
  tell("Frame usable, compared with an empty page", median(ratios.usable), { most: 3.3 });
  tell("Page in an app ready, compared with an empty page", median(ratios.native), { most: 4 });
}

await withService("frame", async (service) => {
  const session = await call(service, "POST", "/b/checkout/v1/pymt-txn/", {
    ...{ type: "e_commerce", amount: "10.5", currency_code: "KWD", pg_codes: ["sandbox", "sandbox-auth"] },
  });
  const shop = { key: service.publicKey, sessionId: session.session_id };
  const server = await shopOf(service, shop);
  const origin = `http://127.0.0.1:${server.address().port}`;
  await call(service, "PATCH", "/b/merchant/v1/settings/", { allowed_origins: [origin] });
  try {
    await weigh(service, origin, shop);
    await measure(service, shop, origin);
  } finally {
    server.close();
  }
});
