import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createWriteStream, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { bundled, programOf } from "./bundled.mjs";
import { ROOT } from "./run-and-count.mjs";
import { endedWithUs, runNode } from "./steps.mjs";

const START_MS = 90_000;

export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on("error", fail);
    probe.listen(0, () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
      probe.close(() => done(port));
    });
  });
}

/**
 * @param {string} home
 * @param {string} url
 * @param {{ dist: string, env?: Record<string, string | undefined> }} given the build's folder, and further
 * environment variables
 * @returns {Promise<NodeJS.ProcessEnv>} the environment for processes of the service
 */
export async function seedService(home, url, { dist, env: besides = {} }) {
  const port = await freePort();
  rmSync(logOf(home), { force: true });
  const env = {
    ...process.env,
    DATABASE_URL: url,
    SARRAF_SECRET: randomBytes(32).toString("hex"),
    SARRAF_HOME: home,
    SARRAF_DIST: dist,
    PORT: String(port),
    BASE_URL: `http://localhost:${port}`,
    LOG_LEVEL: "warn",
    ...besides,
  };
  await runNode([await bundled("scripts/seed.ts")], { cwd: ROOT, env });
  return env;
}

/** Waits until the process is ready. `ended` resolves when it has ended; `stop` signals it and waits. */
export async function launchService(env) {
  const address = `http://localhost:${env.PORT}`;
  const server = spawn(process.execPath, [programOf(env.SARRAF_DIST, "serve")], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  endedWithUs(server);
  const log = createWriteStream(logOf(env.SARRAF_HOME), { flags: "a" });
  server.stdout.pipe(log);
  server.stderr.pipe(log);
  const ended = new Promise((done) => server.once("close", done));
  /** @param {NodeJS.Signals} signal */
  const stop = async (signal = "SIGTERM") => {
    server.kill(signal);
    await ended;
  };
  for (const deadline = Date.now() + START_MS; ; await sleep(50)) {
    const ready = await fetch(`${address}/api/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { address, secret: env.SARRAF_SECRET, pid: server.pid, ended, stop };
    if (server.exitCode !== null || server.signalCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not get ready.\n${serverLog(env.SARRAF_HOME)}`);
    }
  }
}

export async function startService(home, url, given) {
  return launchService(await seedService(home, url, given));
}

const MAX_LINES = 60;

export function logOf(home) {
  return join(home, "server.log");
}

function serverLog(home) {
  return linesOf(home).slice(-MAX_LINES).join("\n");
}

function linesOf(home) {
  return readFileSync(logOf(home), "utf8").trim().split("\n");
}

/** A line without a time belongs to the line before it. */
export function serverLogDuring(home, spans) {
  if (spans.length === 0) return serverLog(home);
  let at = 0;
  const lines = linesOf(home).filter((line) => {
    at = Number(/^\{.*?"time":(\d+)/.exec(line)?.[1] ?? at);
    return spans.some(({ from, to }) => from <= at && at <= to);
  });
  return lines.slice(-MAX_LINES).join("\n");
}
