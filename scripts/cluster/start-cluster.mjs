/**
 * Starts a cluster on one machine: two processes of the build behind HAProxy, and PgBouncer in transaction
 * mode in front of a primary with a standby, configured by the files of docs/deploying.
 */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { migrate } from "../migrate.mjs";
import { ROOT } from "../run-and-count.mjs";
import { runNode, step } from "../steps.mjs";
import { folderForServer, placeOf, remove, startPrimary, startStandby, writeForServer } from "./database.mjs";
import { listening, SERVER_USER, startProgram, until } from "./programs.mjs";
import { haproxyConfig, pgbouncerConfig } from "./texts.mjs";

export const DIST = ".next-cluster";
export const HOME = join(ROOT, ".sarraf", "cluster");
const FIRST_PORT = Number(process.env.CLUSTER_PORT ?? 4200);
const PROCESSES = 2;

const deploying = (name) => readFileSync(join(ROOT, "docs", "deploying", name), "utf8");

function address({ password }, port, database) {
  return `postgresql://sarraf:${password}@127.0.0.1:${port}/${database}`;
}

/** Starts PgBouncer; the returned function `leadTo` switches PgBouncer to another server. */
async function startPooler(place, port) {
  const folder = join(place.home, "pooler");
  folderForServer(folder);
  const users = join(folder, "userlist.txt");
  const file = join(folder, "pgbouncer.ini");
  const write = (primary) =>
    writeForServer(file, pgbouncerConfig(deploying("pgbouncer.ini"), { port, primary, users }));
  writeForServer(users, `"sarraf" "${place.password}"\n`);
  write(place.port);
  const program = startProgram("pgbouncer", [file], { user: SERVER_USER });
  await listening("PgBouncer", port, program);
  return {
    leadTo: (primary) => {
      write(primary);
      program.signal("SIGHUP");
    },
    end: () => program.end(),
  };
}

async function startProxy(port, processes) {
  const [file, socket] = [join(HOME, "haproxy.cfg"), join(HOME, "haproxy.sock")];
  const errors = join(ROOT, "docs", "deploying", "try-again.http");
  writeFileSync(file, haproxyConfig(deploying("haproxy.cfg"), { port, processes, errors, socket }));
  const program = startProgram("haproxy", ["-db", "-f", file]);
  await listening("HAProxy", port, program);
  const say = (command) =>
    new Promise((done, fail) => {
      let answer = "";
      const connection = createConnection(socket, () => connection.write(`${command}\n`));
      connection.on("data", (text) => (answer += text));
      connection.once("error", fail);
      connection.once("end", () => done(answer));
    });
  return { say, end: () => program.end() };
}

/** The server's program; older versions have it in their `scripts` folder. */
function serverProgram(root) {
  const built = join(root, DIST, "programs", "serve.mjs");
  return existsSync(built) ? built : join(root, "scripts", "serve.mjs");
}

async function startProcess(port, { root, env }) {
  const program = startProgram(process.execPath, [serverProgram(root)], {
    cwd: root,
    env: { ...env, PORT: String(port) },
  });
  await listening("A process", port, program);
  await until("A process is ready", async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready/`)).ok, 30);
  return program;
}

async function startDatabases(undo) {
  const primary = { directory: join(HOME, "primary") };
  const standby = { directory: join(HOME, "standby") };
  for (const { directory } of [standby, primary]) await remove(directory);
  undo.push(() => remove(primary.directory));
  Object.assign(primary, await startPrimary(primary.directory));
  undo.push(() => remove(standby.directory));
  Object.assign(standby, await startStandby(standby.directory, primary));
  return { primary, standby };
}

/**
 * Starts a cluster and adds the reverse steps to `undo`.
 * @param former the folder of the older version to start with
 * @returns the base address, the sandbox merchant's key, and controls of the parts
 */
export async function startCluster(undo, former = ROOT) {
  mkdirSync(HOME, { recursive: true });
  const ports = Array.from({ length: PROCESSES }, (_, index) => FIRST_PORT + 1 + index);
  const poolerPort = FIRST_PORT + PROCESSES + 1;
  const { primary, standby } = await step("Start Postgres and its standby", () => startDatabases(undo));
  const place = placeOf(primary.directory);
  const pooler = await step("Start PgBouncer in transaction mode", () => startPooler(place, poolerPort));
  undo.push(pooler.end);
  const env = {
    DATABASE_URL: address(place, poolerPort, "sarraf"),
    DATABASE_DIRECT_URL: address(place, poolerPort, "sarraf_session"),
    DATABASE_POOLER: "transaction",
    SARRAF_SECRET: randomBytes(32).toString("hex"),
    SARRAF_HOME: HOME,
    SARRAF_DIST: DIST,
    BASE_URL: `http://127.0.0.1:${FIRST_PORT}`,
    TRUST_PROXY: "1",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "error",
  };
  await step("Migrate and seed through PgBouncer", async () => {
    await migrate(env.DATABASE_DIRECT_URL, join(former, "prisma", "migrations"));
    const tsx = join(former, "node_modules", "tsx", "dist", "cli.mjs");
    await runNode([tsx, join(former, "scripts", "seed.ts")], { cwd: former, env });
  });
  const processes = [];
  undo.push(() => Promise.all(processes.map((each) => each.end("SIGKILL"))));
  await step(`Start ${PROCESSES} processes of the app`, async () => {
    for (const port of ports) processes.push(await startProcess(port, { root: former, env }));
  });
  const proxy = await step("Start HAProxy", () => startProxy(FIRST_PORT, ports));
  undo.push(proxy.end);
  const restart = async (index, signal) => {
    await processes[index].end(signal);
    processes[index] = await startProcess(ports[index], { root: ROOT, env });
  };
  await until("HAProxy has processes", async () => (await fetch(`${env.BASE_URL}/api/health/`)).ok);
  const { private_key } = JSON.parse(readFileSync(join(HOME, "credentials.json"), "utf8"));
  return { base: env.BASE_URL, key: private_key, env, primary, standby, pooler, proxy, processes, restart };
}

/** Runs the reverse steps of all started parts; a failing step does not stop the others. */
export async function undoAll(undo) {
  for (const action of undo.splice(0).reverse()) await action().catch((error) => console.error(error));
}
