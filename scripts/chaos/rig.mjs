/**
 * Runs a test build of the service for tests that kill processes, on a separate durable Postgres, with the
 * seeded merchant. At the end everything but the build is removed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { stopOnSignal } from "../../server/front/stop-on-signal.mjs";
import { buildIfChanged } from "../build.mjs";
import { ensurePostgres } from "../postgres.mjs";
import { auditTier, ROOT } from "../run-and-count.mjs";
import { createTestDatabase } from "../scratch-database.mjs";
import { freePort, launchService, seedService } from "../service.mjs";
import { onlyOnce } from "../steps.mjs";

const HOME = join(process.env.SARRAF_HOME ?? join(ROOT, ".sarraf"), "chaos", "processes");
const DIST = ".sarraf/npm-test/next";
const CLOCK = pathToFileURL(join(ROOT, "scripts/chaos/shifted-clock.mjs")).href;

/**
 * @template T
 * @param {(rig: Rig) => Promise<T>} work
 */
export async function withRig(work) {
  mkdirSync(HOME, { recursive: true });
  const postgres = await ensurePostgres({ directory: HOME });
  let rig;
  const end = onlyOnce(async () => {
    await rig?.end();
    await postgres.destroy();
    rmSync(HOME, { recursive: true, force: true });
  });
  stopOnSignal(end, 130);
  try {
    await buildIfChanged({ dist: DIST, home: HOME, log: join(HOME, "build.log"), isTestBuild: true });
    const { url } = await createTestDatabase(HOME);
    const faults = join(HOME, "faults");
    const env = await seedService(HOME, url, { dist: DIST, env: { SARRAF_FAULTS: faults } });
    rig = new Rig({ url, env, faults });
    return await work(rig);
  } finally {
    await end();
  }
}

export class Rig {
  /** Milliseconds by which the clocks of the processes are ahead of the real clock. */
  shiftMs = 0;
  /** The longest start so far in milliseconds, a measure of the machine's speed. */
  slowestStartMs = 0;
  #clock = join(HOME, "clock");
  #pool;
  #processes = new Set();

  constructor({ url, env, faults }) {
    const { private_key: key } = JSON.parse(readFileSync(join(HOME, "credentials.json"), "utf8"));
    this.url = url;
    this.env = env;
    this.faults = faults;
    this.key = key;
    this.base = env.BASE_URL;
    this.#pool = new pg.Pool({ connectionString: url, max: 2 });
    this.#pool.on("error", () => undefined);
    this.setClocks(0);
  }

  /** Sets the clocks of the running processes and of later ones. */
  setClocks(shiftMs) {
    this.shiftMs = shiftMs;
    writeFileSync(this.#clock, String(shiftMs));
    for (const { pid } of this.#processes) process.kill(pid, "SIGUSR2");
  }

  /** @returns the process that runs, or a new one */
  async running() {
    const [process_] = this.#processes;
    return process_ ?? this.start();
  }

  async start({ PORT = this.env.PORT } = {}) {
    const clock = { NODE_OPTIONS: `--import ${CLOCK}`, SARRAF_CLOCK: this.#clock };
    const since = Date.now();
    const process_ = await launchService({ ...this.env, ...clock, PORT });
    this.slowestStartMs = Math.max(this.slowestStartMs, Date.now() - since);
    this.#processes.add(process_);
    process_.ended.then(() => this.#processes.delete(process_));
    return process_;
  }

  async startAnother() {
    return this.start({ PORT: String(await freePort()) });
  }

  async restartPostgres(mode) {
    const place = { directory: HOME };
    await (await ensurePostgres(place)).stop(mode);
    await ensurePostgres(place);
  }

  /**
   * Kills the process at the `number`-th fault point that it reaches from now on; 0 only records them.
   * @param plan a one-word name
   */
  arm(plan, number) {
    writeFileSync(this.faults, `${plan} ${number}`);
  }

  disarm() {
    rmSync(this.faults, { force: true });
  }

  reached(plan) {
    const lines = readFileSync(`${this.faults}.reached`, "utf8").split("\n");
    return lines.filter((line) => line.startsWith(`${plan} `)).map((line) => line.slice(plan.length + 1));
  }

  /** @returns status and body; status 0 if the connection ended without a response */
  async call(method, path, body, headers = {}) {
    try {
      const response = await fetch(this.base + path, {
        method,
        headers: { authorization: `Api-Key ${this.key}`, "content-type": "application/json", ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: JSON.parse((await response.text()) || "{}") };
    } catch {
      return { status: 0, body: {} };
    }
  }

  /** @returns the body of a response that must be a success */
  async must(method, path, body, headers) {
    const answer = await this.call(method, path, body, headers);
    if (answer.status === 0 || answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async ask(sql, values = []) {
    return (await this.#pool.query(sql, values)).rows;
  }

  async audit() {
    const { passed, failed, output } = await auditTier("invariants", this.url);
    if (failed > 0) console.log(output);
    return { passed, failed };
  }

  async end() {
    await Promise.all([...this.#processes].map((each) => each.stop("SIGKILL")));
    await this.#pool.end();
  }
}
