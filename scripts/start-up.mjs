import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { stopOnSignal, stopWithParent } from "../server/front/stop-on-signal.mjs";
import { buildIfChanged } from "./build.mjs";
import { buildSdk } from "./build-sdk.mjs";
import { bundled, programOf, sourceOf } from "./bundled.mjs";
import { installPackages, packagesInstalled } from "./install.mjs";
import { holderOf, tryLock } from "./lock.mjs";
import { publishPackages } from "./publish-packages.mjs";
import { endPrograms, runNode, StepFailed, step } from "./steps.mjs";
import { greeting } from "./welcome.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/** @throws {StepFailed} if PORT is not a port number */
function wantedPort() {
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new StepFailed("PORT must be a number up to 65535.");
  return port;
}

/**
 * Checks the port before minutes of installing are spent.
 * @throws {StepFailed} if the port is in use
 */
function checkPort(port) {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      const busy = `Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`;
      fail(new StepFailed(error.code === "EADDRINUSE" ? busy : `Port ${port} cannot be used: ${error.message}`));
    });
    probe.listen({ port, host: process.env.LISTEN_HOST || undefined }, () => probe.close(() => done(undefined)));
  });
}

/** Uses SARRAF_SECRET, or a generated secret beside the embedded database (Spec, "Credentials" 7 to 12). */
export function ensureSecret(home, { dev }) {
  const { SARRAF_SECRET: given = "" } = process.env;
  if (given.length >= 32) return;
  if (given !== "") throw new StepFailed(`SARRAF_SECRET has ${given.length} characters; it needs 32 or more.`);
  if (process.env.DATABASE_URL && !dev) {
    throw new StepFailed(
      "SARRAF_SECRET must be set (32 characters or more) when DATABASE_URL is. See docs/operating.md.",
    );
  }
  const path = join(home, "secret");
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600 });
  process.env.SARRAF_SECRET = readFileSync(path, "utf8").trim();
}

/** Sets the database addresses of the owner and of the service's role. */
async function startDatabase(home) {
  const { ensureDatabase, ensurePostgres } = await import("./postgres.mjs");
  const server = await ensurePostgres({ directory: home });
  process.env.DATABASE_OWNER_URL = await ensureDatabase(server, "sarraf");
  process.env.DATABASE_URL = server.serviceUrl("sarraf");
  return { note: server.adopted ? "was running" : "embedded Postgres", stop: server.stop };
}

async function applyMigrations() {
  const { migrateByEnvironment } = await import("./migrate.mjs");
  const ran = await migrateByEnvironment(process.env);
  return { note: ran.length > 3 ? `${ran.length} steps` : ran.join(", ") || "up to date" };
}

async function seed(log) {
  await runNode([await bundled("scripts/seed.ts")], { cwd: ROOT, log });
}

function distFolder() {
  return process.env.SARRAF_DIST ?? ".next";
}

/**
 * Starts the server; `dev` runs the sources instead of the build.
 * @returns {Promise<() => Promise<void>>} a function that stops the server
 */
async function startServer({ port, dev }) {
  const program = dev ? await bundled("server/front/start-server.ts") : programOf(distFolder(), "start-server");
  const { startServer: start, ServeRefused } = await import(pathToFileURL(program).href);
  return start({ port, dev, dir: ROOT }).catch((error) => {
    throw error instanceof ServeRefused ? new StepFailed(error.message) : error;
  });
}

async function prepare({ home, dev, log, undo }) {
  if (!packagesInstalled()) await step("Install packages", () => installPackages(log));
  await step("Prepare the database client", () => runNode([join(ROOT, "scripts", "generate.mjs")], { cwd: ROOT, log }));
  ensureSecret(home, { dev });
  // The build needs no database, so it runs while the database is started.
  const building = dev ? null : buildIfChanged({ dist: distFolder(), home, log });
  building?.catch(() => undefined);
  if (!process.env.DATABASE_URL) {
    const database = await step("Start the database", () => startDatabase(home));
    undo.push(() => step("Stop the database", database.stop));
  }
  await step("Migrate the database", applyMigrations);
  if (process.env.SARRAF_SEED !== "off") await step("Seed the sandbox merchant", () => seed(log));
  if (building === null) {
    await buildSdk();
    await publishPackages();
    process.env.SARRAF_PROGRAMS = dirname(await bundled(sourceOf("drawing-thread")));
  } else await step("Build the app", () => building);
}

/** Returns a function that undoes all steps once, even if undoing one fails. */
function undoing(undo) {
  /** @type {Promise<void> | null} */
  let begun = null;
  const run = async () => {
    endPrograms();
    for (const action of undo.splice(0).reverse()) {
      try {
        await action();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  };
  const stop = () => {
    begun ??= run();
    return begun;
  };
  return { stop, begun: () => begun !== null };
}

/**
 * Serves until a signal, which stops the listener, the jobs, the pool and Postgres. An expected failure is
 * printed without a stack, with exit code 1.
 */
export async function startUp({ dev }) {
  process.chdir(ROOT);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const home = resolve(process.env.SARRAF_HOME ?? ".sarraf");
  process.env.SARRAF_HOME = home;
  const undo = [];
  const { stop, begun } = undoing(undo);
  try {
    const port = wantedPort();
    const address = (process.env.BASE_URL ?? `http://localhost:${port}`).replace(/\/+$/, "");
    mkdirSync(home, { recursive: true });
    const lock = join(home, "start.lock");
    const release = tryLock(lock, { address });
    if (release === null) {
      const holder = holderOf(lock);
      console.log(`Sarraf already runs at ${holder?.address ?? address} (process ${holder?.pid ?? "unknown"}).`);
      return;
    }
    undo.push(release);
    stopWithParent(stopOnSignal(stop));
    await checkPort(port);
    const log = join(home, "start.log");
    rmSync(log, { force: true });
    await prepare({ home, dev, log, undo });
    const close = await step("Start the server", () => startServer({ port, dev }));
    undo.push(() => step("Stop the server and the jobs", close));
    if (begun()) return;
    console.log(greeting({ address, home }));
  } catch (error) {
    // After a signal, failures of steps are expected, and the signal's handler ends the process.
    if (begun()) return;
    console.error(error instanceof StepFailed ? `\n${error.message}` : error);
    await stop();
    process.exit(1);
  }
}
