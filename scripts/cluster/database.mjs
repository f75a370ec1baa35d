/** Runs a Postgres primary with a streaming standby, from the installed binaries. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { ensureDatabase, ensurePostgres } from "../postgres.mjs";
import { SERVER_USER, until } from "./programs.mjs";

const STANDBY = "standby";

export function placeOf(directory) {
  return JSON.parse(readFileSync(join(directory, "pg.json"), "utf8"));
}

export async function ask(url, ...statements) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    let rows = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function writeForServer(path, text) {
  writeFileSync(path, text, { mode: 0o600 });
  SERVER_USER?.claim(path);
}

export function folderForServer(path) {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
  SERVER_USER?.claim(path);
}

/**
 * Copies the data directory of a running server with the low-level backup API, as pg_basebackup would.
 * @param {string} url of the running server
 * @param {{from: string, to: string}} homes of the running server and of the copy
 */
export async function baseBackup(url, { from, to }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('base backup', true)");
    folderForServer(to);
    // The write-ahead log restores data files that disappear during copying.
    spawnSync("cp", ["-a", join(from, "data"), join(to, "data")]);
    const { rows } = await client.query("SELECT labelfile FROM pg_backup_stop(false)");
    for (const name of ["postmaster.pid", "postmaster.opts"]) rmSync(join(to, "data", name), { force: true });
    for (const name of readdirSync(join(to, "data", "pg_wal")))
      if (/^[0-9A-F]{24}/.test(name)) rmSync(join(to, "data", "pg_wal", name));
    rmSync(join(to, "data", "pg_replslot", STANDBY), { recursive: true, force: true });
    writeForServer(join(to, "data", "backup_label"), rows[0].labelfile);
  } finally {
    await client.end();
  }
}

/**
 * Prepares a copied data directory; `pg_ctl` passes the other settings.
 * @param {string} home of the copy
 * @param {"standby" | "recovery"} as the mode it starts in
 */
export function prepareCopy(home, as, settings) {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`);
  writeForServer(join(home, "data", "postgresql.auto.conf"), lines.join(""));
  writeForServer(join(home, "data", `${as}.signal`), "");
}

export function startCopy(directory, { home, password }) {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, "pg.json"), JSON.stringify({ home, port: 0, password }), { mode: 0o600 });
  return ensurePostgres({ directory });
}

export function archiveOf(directory) {
  return join(placeOf(directory).home, "archive");
}

export async function startPrimary(directory) {
  const first = await ensurePostgres({ directory });
  const archive = archiveOf(directory);
  folderForServer(archive);
  await ask(
    first.url("postgres"),
    "ALTER SYSTEM SET timezone = 'UTC'",
    "ALTER SYSTEM SET archive_mode = 'on'",
    `ALTER SYSTEM SET archive_command = 'test ! -f "${archive}/%f" && cp %p "${archive}/%f"'`,
  );
  await first.stop();
  const server = await ensurePostgres({ directory });
  return { server, url: await ensureDatabase(server, "sarraf") };
}

/** Starts a standby server and waits until commits are synchronous. */
export async function startStandby(directory, primary) {
  const { home, port, password } = placeOf(primary.directory);
  const copy = join(home, STANDBY);
  await ask(primary.url, `SELECT pg_create_physical_replication_slot('${STANDBY}', true)`);
  await baseBackup(primary.url, { from: home, to: copy });
  prepareCopy(copy, "standby", {
    primary_conninfo: `host=127.0.0.1 port=${port} user=sarraf password=${password} application_name=${STANDBY}`,
    primary_slot_name: STANDBY,
  });
  const server = await startCopy(directory, { home: copy, password });
  await ask(primary.url, `ALTER SYSTEM SET synchronous_standby_names = '${STANDBY}'`, "SELECT pg_reload_conf()");
  const states = () => ask(primary.url, "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'");
  await until("The standby follows", async () => (await states()).length === 1);
  return { server, url: server.url("sarraf") };
}

/** Kills the server as if its machine had failed: data is not flushed and clients are not notified. */
export async function stopAtOnce(directory) {
  const note = join(placeOf(directory).home, "data", "postmaster.pid");
  const pid = Number(readFileSync(note, "utf8").split("\n")[0]);
  process.kill(pid, "SIGQUIT");
  await until("Postgres ends", () => !existsSync(note));
}

export async function promote(url) {
  const [{ promoted }] = await ask(url, "SELECT pg_promote(true, 30) AS promoted");
  if (!promoted) throw new Error("The standby was not promoted.");
}

export async function remove(directory) {
  if (!existsSync(join(directory, "pg.json"))) return;
  const { home } = placeOf(directory);
  if (existsSync(join(home, "data", "postmaster.pid"))) await (await ensurePostgres({ directory })).stop();
  rmSync(home, { recursive: true, force: true });
  rmSync(directory, { recursive: true, force: true });
}
