/** The tiers of `npm test`, each on a new database whose invariants are checked afterwards. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeBrowserFonts } from "./browser-fonts.mjs";
import { buildIfChanged } from "./build.mjs";
import { bundled } from "./bundled.mjs";
import { ensureChromium } from "./chromium.mjs";
import { joinedBooks } from "./gateway-books.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { auditTier, countedTier, playwrightTier, report, vitestTier } from "./run-and-count.mjs";
import { createTestDatabase } from "./scratch-database.mjs";
import { freePort, logOf, serverLogDuring, startService } from "./service.mjs";
import { step } from "./steps.mjs";
import { generateClient, verify } from "./verify.mjs";

const DIST = ".sarraf/npm-test/next";

export function openCluster(home) {
  return ensurePostgres({ directory: home, durable: false });
}

async function withDatabase(home, work) {
  const database = await createTestDatabase(home);
  try {
    return await work(database.url, database.serviceUrl);
  } finally {
    await database.drop();
  }
}

/**
 * Runs database tests, then checks the invariants of the data that the tests left, also against the charges
 * that test gateways recorded.
 * @param {string} home
 * @param {readonly string[]} [files] all of them if there are none
 */
async function databaseTier(home, files = []) {
  await generateClient();
  return withDatabase(home, async (url, serviceUrl) => {
    const books = join(home, "books");
    rmSync(books, { recursive: true, force: true });
    mkdirSync(books, { recursive: true });
    const databases = { SARRAF_TEST_DATABASE_URL: url, SARRAF_TEST_SERVICE_URL: serviceUrl };
    const env = { SARRAF_TEST_DIR: home, SARRAF_BOOKS: books, ...databases };
    const tests = await vitestTier("db", { env, files });
    report(tests);
    const book = joinedBooks(books, files.length === 0);
    const flags = ["--parts", ...(book === null ? [] : ["--book", book])];
    const audit = await auditTier("invariants after the database tests", url, flags);
    report(audit);
    return [tests, audit];
  });
}

let browser;

export function findBrowser() {
  browser ??= ensureChromium();
  // Prevents an unhandled rejection; a caller that awaits the promise gets the failure.
  browser.catch(() => undefined);
  return browser;
}

let build;

function buildApp(home) {
  build ??= buildIfChanged({ dist: DIST, home, log: join(home, "build.log"), isTestBuild: true });
  build.catch(() => undefined);
  return build;
}

/**
 * @param {string} home
 * @param {readonly string[]} only
 */
async function browserTier(home, only = []) {
  mkdirSync(home, { recursive: true });
  await step("Find a browser", findBrowser);
  await step("Prepare the database client", generateClient);
  await step("Build the app", () => buildApp(home));
  return withDatabase(home, async (url, serviceUrl) => {
    const [stripePort, adyenPort] = [await freePort(), await freePort()];
    const given = {
      dist: DIST,
      env: {
        DATABASE_OWNER_URL: url,
        STRIPE_BASE_URL: `http://127.0.0.1:${stripePort}`,
        ADYEN_BASE_URL: `http://127.0.0.1:${adyenPort}`,
      },
    };
    const service = await step("Start the service", () => startService(home, serviceUrl, given));
    const env = {
      SARRAF_BASE_URL: service.address,
      SARRAF_CREDENTIALS: join(home, "credentials.json"),
      SARRAF_DIST: DIST,
      SARRAF_STRIPE_PORT: String(stripePort),
      SARRAF_ADYEN_PORT: String(adyenPort),
      SARRAF_SERVER_LOG: logOf(home),
      SARRAF_OPERATOR: await bundled("e2e/support/operator.ts"),
      DATABASE_URL: url,
      SARRAF_SECRET: service.secret,
      FONTCONFIG_FILE: writeBrowserFonts(),
    };
    let tests;
    try {
      tests = await playwrightTier({ env, live: true, only });
    } finally {
      await service.stop();
    }
    const logged = serverLogDuring(home, tests.failures);
    report({ ...tests, output: `The server's last lines while tests failed:\n${logged}` });
    const audit = await auditTier("invariants after the browser tests", url);
    report(audit);
    return [tests, audit];
  });
}

/** `npm run chaos` runs longer. */
async function faultsTier(home) {
  await buildApp(home);
  const rows = ["restarts", "kills", "jobs"];
  // This seed chooses a crash of Postgres and two cut connections, and kills a process during a cycle's
  // charge, a capture and a payment.
  const env = { CHAOS_ROUNDS: "3", CHAOS_SEED: "16714" };
  const faults = await countedTier("faults of programs", ["scripts/chaos/processes.mjs", ...rows], env);
  report(faults);
  return [faults];
}

export function leftoversTally(names) {
  const failed = names.length === 0 ? 0 : 1;
  return {
    name: "nothing left in the temporary folder",
    passed: 1 - failed,
    failed,
    seconds: 0,
    output: names.join("\n"),
  };
}

/**
 * @typedef {object} Choice the part of each tier to run: files or words, an empty list for the whole tier,
 * null for nothing
 * @property {readonly string[] | null} pure
 * @property {readonly string[] | null} db
 * @property {readonly string[] | null} browser
 * @property {boolean} faults
 */
export const EVERYTHING = { pure: [], db: [], browser: [], faults: true };

function skipped(name) {
  console.log(`– ${name}: not run, because nothing that they use has changed`);
  return [];
}

/**
 * The chosen tiers as functions that each return tallies, in groups of tiers that run at the same time.
 * Browser tests and faults often wait.
 * @param {Choice} choice
 */
export function tiersOf({ pure, db, browser, faults }) {
  const needsBuild = browser !== null || faults;
  return [
    {
      "static checks and pure tests": async (home) => {
        if (browser !== null) findBrowser();
        if (pure === null) skipped("pure tests");
        return verify({ files: pure, onceRead: () => void (needsBuild && buildApp(home)) });
      },
    },
    {
      "database tests": async (home) => (db === null ? skipped("database tests") : databaseTier(home, db)),
    },
    {
      "browser tests": async (home) => (browser === null ? skipped("browser tests") : browserTier(home, browser)),
      "faults of programs": async (home) => (faults ? faultsTier(home) : skipped("faults of programs")),
    },
  ];
}

export const BROWSER = [{ "browser tests": browserTier }];

export const PICTURES = [{ pictures: (home) => browserTier(home, ["console-walk", "--update-snapshots=all"]) }];
