/**
 * `npm run sdk:check -- --url <page>`: opens a page that embeds the payment and lists its faults. Exit code 1
 * if there is a fault.
 */
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { installedChromium } from "./chromium.mjs";
import { faultsOf } from "./sdk-check-rules.mjs";
import { namedVersion } from "./sdk-releases.mjs";

const SCRIPT = /\/sdk\/[^/]+\/checkout\.min\.js/;
const CALLS = /\/b\/checkout\/v1\/sdk\//;
const FRAME = /\/(en|ar)\/embed\//;
const LOAD_MS = 20_000;
/** Milliseconds to wait for the SDK's report; longer than the SDK waits for the frame. */
const SETTLE_MS = 17_000;

/** Collects facts about a page; runs in the page before its scripts. */
function observe() {
  /** @type {{violations: {directive: string, blocked: string}[], codes: string[]}} */
  const seen = { violations: [], codes: [] };
  Reflect.set(window, "sdkCheck", seen);
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    seen.violations.push({ directive: effectiveDirective, blocked: blockedURI }),
  );
  let sdk;
  Object.defineProperty(window, "Checkout", {
    configurable: true,
    get: () => sdk,
    set: (made) => {
      sdk = made;
      made.on?.("error", ({ code }) => seen.codes.push(code ?? "unknown"));
      made.on?.("ready", () => Reflect.set(seen, "isReady", true));
    },
  });
}

function readPage() {
  const tags = [...document.scripts].filter(({ src }) => src.includes("checkout.min.js"));
  const names = tags
    .flatMap(({ attributes }) => [...attributes])
    .filter(({ name }) => /^data-(success|cancel|error|beforepayment|validatepayment)$/.test(name));
  return {
    html: document.documentElement.outerHTML,
    loaders: tags.map(({ src, integrity }) => ({ src, integrity })),
    missing: names.map(({ value }) => value).filter((name) => typeof Reflect.get(window, name) !== "function"),
    version: Reflect.get(window, "Checkout")?.version ?? null,
    ...Reflect.get(window, "sdkCheck"),
  };
}

async function servedVersion(context, loaders) {
  if (loaders.length === 0) return null;
  const { origin } = new URL(loaders[0].src);
  const answer = await context.request.get(`${origin}/sdk/v3/checkout.min.js`).catch(() => null);
  return namedVersion((await answer?.text()) ?? "");
}

/**
 * @param {string} url
 * @returns {Promise<{code: string, advice: string}[]>}
 */
export async function checkPage(url) {
  const browser = await chromium.launch({ executablePath: installedChromium(), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.addInitScript(observe);
    const frames = [];
    let isRefused = false;
    page.on("response", (response) => {
      if (FRAME.test(response.url()) && response.request().isNavigationRequest())
        frames.push({ status: response.status() });
    });
    page.on("requestfailed", (request) => {
      if (CALLS.test(request.url())) isRefused = true;
    });
    const answer = await page.goto(url, { timeout: LOAD_MS, waitUntil: "load" });
    const isSettled = () => {
      const { isReady, codes, violations } = Reflect.get(window, "sdkCheck");
      return isReady || codes.length > 0 || violations.length > 0 || !Reflect.get(window, "Checkout");
    };
    await page.waitForFunction(isSettled, undefined, { timeout: SETTLE_MS }).catch(() => {});
    const read = await page.evaluate(readPage);
    const headers = await answer?.allHeaders();
    const violations = read.violations.filter(
      ({ blocked }) => SCRIPT.test(blocked) || isOfService(blocked, read.loaders),
    );
    const served = await servedVersion(context, read.loaders);
    const permissions = headers?.["permissions-policy"] ?? "";
    return faultsOf({ ...read, url, permissions, violations, frames, isRefused, served });
  } finally {
    await browser.close();
  }
}

function isOfService(blocked, loaders) {
  return loaders.some(({ src }) => blocked.startsWith(new URL(src).origin));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { values } = parseArgs({ options: { url: { type: "string" } } });
  if (values.url === undefined) throw new Error("Usage: npm run sdk:check -- --url https://shop.example/checkout");
  const faults = await checkPage(values.url);
  for (const { code, advice } of faults) console.log(`✗ ${code}: ${advice}`);
  if (faults.length === 0) console.log("✓ No fault was found.");
  process.exitCode = faults.length === 0 ? 0 : 1;
}
