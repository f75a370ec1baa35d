/**
 * Runs a Postgres server for one directory: creates it on first use, reuses a running one, stops on request.
 * Ctrl-C does not reach the detached server.
 */
import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { platform } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { processLives, withLock } from "./lock.mjs";
import { binaries } from "./postgres-binaries.mjs";
import { systemUser } from "./system-user.mjs";

const SUPERUSER = "sarraf";
const SERVICE_ROLE = "sarraf_service";
const SHARED_HOME = "/var/lib/sarraf";
const AS_ROOT = process.getuid?.() === 0;

/** Settings for tests, whose data may be lost if the machine fails. */
const FLEETING = [
  ...["fsync=off", "synchronous_commit=off", "full_page_writes=off"],
  ...["wal_level=minimal", "max_wal_senders=0", "wal_init_zero=off", "wal_recycle=off"],
  ...["checkpoint_timeout=1h", "max_wal_size=8GB", "shared_buffers=256MB"],
];

/** @throws {Error} with the program's output */
function run(cluster, program, args) {
  return new Promise((done, fail) => {
    const child = spawn(join(cluster.bin, program), args, {
      ...cluster.owner,
      cwd: "/",
      env: { ...process.env, LC_ALL: "C", PGDATA: undefined },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    child.stdout.on("data", (chunk) => (printed += chunk));
    child.stderr.on("data", (chunk) => (printed += chunk));
    child.on("error", fail);
    // The event is `exit`, not `close`, because the detached server keeps the pipes of pg_ctl open.
    child.on("exit", (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) done(printed);
      else fail(new Error(`${program} failed (${code}): ${printed.trim()}`));
    });
  });
}

function writePrivately(path, content) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  renameSync(draft, path);
}

/** The data directory and connection settings, created once and stored in pg.json. */
function recall(directory) {
  mkdirSync(directory, { recursive: true });
  const note = join(directory, "pg.json");
  if (existsSync(note)) return JSON.parse(readFileSync(note, "utf8"));
  const identity = createHash("sha256").update(resolve(directory)).update(randomBytes(16)).digest("hex").slice(0, 16);
  const home = AS_ROOT ? join(SHARED_HOME, identity) : join(resolve(directory), "pg");
  const made = { home, port: 0, password: randomBytes(18).toString("hex") };
  writePrivately(note, JSON.stringify(made, null, 2));
  return made;
}

function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
      probe.close(() => done(port));
    });
  });
}

function addressOf(known, database) {
  return `postgresql://${SUPERUSER}:${known.password}@127.0.0.1:${known.port}/${database}`;
}

function serviceAddressOf(known, database) {
  return `postgresql://${SERVICE_ROLE}:${known.servicePassword}@127.0.0.1:${known.port}/${database}`;
}

/**
 * True if this data directory's server answers on its port; another server on the same port does not count.
 */
async function answers(known) {
  const client = new pg.Client({ connectionString: addressOf(known, "postgres"), connectionTimeoutMillis: 3000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("SHOW data_directory");
    return rows[0].data_directory === join(known.home, "data");
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Removes the pid file of a dead server, because its process id may be reused. */
async function adopt(known) {
  const note = join(known.home, "data", "postmaster.pid");
  if (!existsSync(note)) return false;
  const [pid, , , port] = readFileSync(note, "utf8").split("\n");
  known.port = Number(port);
  for (let attempt = 0; attempt < 100 && processLives(Number(pid)); attempt += 1) {
    if (await answers(known)) return true;
    if (!runsPostgres(Number(pid), known.home)) break;
    await sleep(200);
  }
  rmSync(note, { force: true });
  return false;
}

/**
 * True if the process may be the Postgres server; true also if the system cannot tell, and `adopt` then waits
 * for a limited time.
 */
function runsPostgres(pid, home) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(home);
  } catch {
    return platform() !== "linux";
  }
}

/** A killed attempt leaves no partial directory. */
async function initialise(cluster, known) {
  const data = join(known.home, "data");
  if (existsSync(join(data, "PG_VERSION"))) return;
  const draft = join(known.home, "draft");
  const passwordFile = join(known.home, "password");
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(known.home, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, known.password, { mode: 0o600 });
  cluster.claim(known.home, passwordFile);
  try {
    const flags = ["--encoding=UTF8", "--locale=C", "--auth=scram-sha-256", `--username=${SUPERUSER}`, "--no-sync"];
    await run(cluster, "initdb", [...flags, `--pwfile=${passwordFile}`, `--pgdata=${draft}`]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, data);
}

async function launch(cluster, known, durable) {
  const settings = [
    `port=${known.port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "timezone=UTC",
    "log_timezone=UTC",
    `max_connections=${durable ? 100 : 300}`,
    ...(durable ? [] : FLEETING),
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(" ");
  const log = join(known.home, "postgres.log");
  await run(cluster, "pg_ctl", ["start", "-w", "-t", "60", "-D", join(known.home, "data"), "-l", log, "-o", options]);
}

/** Starts the server on the last used port, or on a free port if that is in use. */
async function start(cluster, known, durable) {
  let failure;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (known.port === 0 || attempt > 0) known.port = await freePort();
    try {
      return await launch(cluster, known, durable);
    } catch (error) {
      failure = error;
      await sleep(500 * (attempt + 1));
    }
  }
  throw new Error(`Postgres did not start; see ${join(known.home, "postgres.log")}. ${failure.message}`);
}

/**
 * Starts or reuses the server; several processes may call it at once. `durable: false` gives up safety
 * against power loss for speed (tests). `url` is the owner's address, `serviceUrl` that of the service's
 * role. `destroy` also deletes its data, which only tests do.
 * @returns {Promise<{adopted: boolean, url: (database: string) => string, serviceUrl: (database: string) =>
 * string, stop: (mode?: "fast" | "immediate") => Promise<void>, destroy: () => Promise<void>}>}
 * @throws {Error} if there are no binaries for this platform or the server does not start
 */
export async function ensurePostgres({ directory, durable = true }) {
  mkdirSync(directory, { recursive: true });
  const user = AS_ROOT ? systemUser(SUPERUSER) : null;
  const cluster = {
    bin: binaries({ sharedHome: SHARED_HOME, asRoot: AS_ROOT }),
    owner: user?.ids ?? {},
    claim: user?.claim ?? (() => undefined),
  };
  return withLock(join(directory, "pg.lock"), async () => {
    const known = recall(directory);
    // Data directories of earlier releases lack the service role's password.
    known.servicePassword ??= randomBytes(18).toString("hex");
    const adopted = await adopt(known);
    if (!adopted) {
      await initialise(cluster, known);
      await start(cluster, known, durable);
    }
    writePrivately(join(directory, "pg.json"), JSON.stringify(known, null, 2));
    const stop = async (mode = "fast") => {
      await run(cluster, "pg_ctl", ["stop", "-w", "-m", mode, "-D", join(known.home, "data")]);
    };
    const destroy = async () => {
      await stop();
      rmSync(known.home, { recursive: true, force: true });
      rmSync(join(directory, "pg.json"), { force: true });
    };
    return {
      adopted,
      url: (database) => addressOf(known, database),
      serviceUrl: (database) => serviceAddressOf(known, database),
      stop,
      destroy,
    };
  });
}

/** Creates the database if it is missing. Safe to call concurrently. */
export async function ensureDatabase(server, name) {
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (error.code !== "42P04" && error.code !== "23505") throw error;
  } finally {
    await client.end();
  }
  return server.url(name);
}
