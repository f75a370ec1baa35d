/**
 * Kills a simulated Inngest server while it runs the service's jobs. First a server with an empty queue
 * starts after two seconds; the second time none starts, and the service's process runs the jobs itself.
 * Finally kills the service's process while jobs run.
 */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { EVENT_KEY, SIGNING_KEY } from "@/server/testing/inngest-server";
import { withDatabase } from "../bench/service.mjs";
import { closingLine, ROOT } from "../run-and-count.mjs";
import { freePort } from "../service.mjs";

const MERCHANTS = Number(process.env.CHAOS_MERCHANTS ?? 200);
const BATCHES = ["ca", "cb", "cc", "cd", "ce", "cf"];
const [KILLED_AFTER_MS, AWAY_MS] = [500, 2_000];
/** Inngest's schedule, run every minute, sends events again that are 20 seconds late. */
const LOST_SECONDS = 95;
/** The service's own process runs jobs that are two minutes late. */
const [LATE_SECONDS, TAKEN_SECONDS] = [115, 150];
/** Only these jobs run, because copied merchants have overdue rows for other jobs. */
const MASSES = ["charge-due-cycles", "expire-sessions", "deliver-webhooks"];
const METRICS_TOKEN = "chaos";
Object.assign(process.env, { LOG_LEVEL: "error", SARRAF_SECRET: "0".repeat(64), NODE_ENV: "test" });

type Ready = { readonly driver: string; readonly guarding: boolean };

/** Starts a program of this folder and waits for its first line. */
async function start(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/chaos/${program}`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((done) => child.once("exit", done));
  const line = await new Promise<string>((done, fail) => {
    child.stdout.once("data", (chunk: Buffer) => done(chunk.toString().trim()));
    child.once("exit", (code) => fail(new Error(`${program} ended with ${code}.`)));
  });
  const kill = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
  };
  return { line, kill };
}

/** A simulated server at the port; resolves once the server has registered the app. */
function startInngest(port: number, app: string) {
  return start("inngest-process.ts", [String(port), app]);
}

async function startReceiver() {
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const id = String(request.headers["webhook-id"]);
    counts.set(id, (counts.get(id) ?? 0) + 1);
    request.resume().once("end", () => response.end());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { counts, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

/** Number of rows that the process ran because Inngest had not run them. */
async function takenOver(app: string): Promise<number> {
  const response = await fetch(`${app}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const counts = (await response.text()).matchAll(/^sarraf_jobs_taken_over_total\{job="(.+)"\} (\d+)$/gm);
  return [...counts].reduce((sum, [, job = "", count]) => sum + (MASSES.includes(job) ? Number(count) : 0), 0);
}

async function readiness(app: string): Promise<Ready> {
  return (await fetch(`${app}/api/health/ready`)).json();
}

const wrong: string[] = [];
let passed = 0;
function expectThat(isTrue: boolean, sentence: string): void {
  if (isTrue) passed += 1;
  else wrong.push(sentence);
  console.log(`${isTrue ? "✓" : "✗"} ${sentence}`);
}

await withDatabase("inngest-chaos", async (client: pg.Client) => {
  const { fallDue, KINDS, multiply, templates, until } = await import("../bench/mass-work");
  const receiver = await startReceiver();
  const made = await templates(client, receiver.url);
  for (const batch of BATCHES) await multiply(client, made, [batch, MERCHANTS, 1]);
  await client.query("ANALYZE");
  const [port, appPort] = [await freePort(), await freePort()];
  const startService = () =>
    start("inngest-service.ts", [String(appPort)], {
      INNGEST_SIGNING_KEY: SIGNING_KEY,
      INNGEST_EVENT_KEY: EVENT_KEY,
      INNGEST_BASE_URL: `http://127.0.0.1:${port}`,
      INNGEST_SERVE_ORIGIN: "https://pay.example",
      METRICS_TOKEN,
    });
  const service = await startService();
  const app = service.line;

  const dueNow = async (batch: string) => {
    await fallDue(client, batch, KINDS);
    return until(client, batch, KINDS);
  };
  const expectDone = async (name: string, ends: ReturnType<typeof until>, [least, most]: readonly [number, number]) => {
    const { done, left } = await ends;
    for (const kind of KINDS) {
      const seconds = done.get(kind) ?? Number.POSITIVE_INFINITY;
      const found = Number.isFinite(seconds) ? `${seconds.toFixed(1)} s` : left.get(kind);
      expectThat(seconds >= least && seconds <= most, `${name}: ${MERCHANTS} ${kind} in ${found}`);
    }
  };
  /**
   * Kills the server in the middle of a batch of jobs.
   * @returns when all jobs of the batch are done
   */
  const killDuring = async (batch: string, server: { kill(): Promise<void> }) => {
    const ends = dueNow(batch);
    await sleep(KILLED_AFTER_MS);
    await server.kill();
    return { ends };
  };

  const first = await killDuring("ca", await startInngest(port, app));
  const meanwhile = dueNow("cb");
  await sleep(AWAY_MS);
  const second = await startInngest(port, app);
  await expectDone("under way when it was killed", first.ends, [0, LOST_SECONDS]);
  await expectDone("due while it was away", meanwhile, [0, LOST_SECONDS]);
  expectThat((await takenOver(app)) === 0, "nothing of this was taken over");

  const { ends } = await killDuring("cc", second);
  await expectDone("under way when it was killed for good", ends, [0, TAKEN_SECONDS]);
  const before = await takenOver(app);
  await sleep(AWAY_MS);
  await expectDone("due after that", dueNow("cd"), [LATE_SECONDS, TAKEN_SECONDS]);
  const [count, ready] = [await takenOver(app), await readiness(app)];
  expectThat(
    count - before === KINDS.length * MERCHANTS,
    `/metrics counts what the process ran itself: ${count - before}`,
  );
  expectThat(ready.driver === "inngest" && ready.guarding, "readiness says that the process runs late jobs");

  const third = await startInngest(port, app);
  await expectDone("due after its return", dueNow("ce"), [0, LOST_SECONDS]);
  expectThat((await takenOver(app)) === count, "nothing more was taken over");

  const twice = [...receiver.counts.values()].filter((each) => each > 1).length;
  expectThat(twice === 0, `${receiver.counts.size} webhooks arrived, ${twice} of them twice`);

  const last = await killDuring("cf", service);
  const again = await startService();
  await expectDone("under way when the process was killed", last.ends, [0, LOST_SECONDS]);
  await third.kill();

  const { rows } = await client.query(`
    SELECT (SELECT count(*) FROM (SELECT FROM attempt a JOIN billing_cycle c ON c.session_id = a.session_id
        WHERE a.state = 'success' GROUP BY c.id HAVING count(*) > 1) x)::int AS charged,
      (SELECT count(*) - ${BATCHES.length * MERCHANTS} FROM simulated_gateway_entry WHERE starts_with(merchant_id, 'mer_c')
        AND kind = 'purchase' AND outcome = 'success')::int AS entries,
      (SELECT count(*) FROM (SELECT FROM state_change WHERE event = 'expired' AND machine = 'session'
        GROUP BY object_id HAVING count(*) > 1) x)::int AS expired`);
  expectThat(
    Object.values(rows[0]).every((each) => each === 0),
    `done twice: ${JSON.stringify(rows[0])}`,
  );
  await again.kill();
  receiver.server.closeAllConnections();
  receiver.server.close();
});
console.log(closingLine({ passed, failed: wrong.length }));
process.exit(wrong.length === 0 ? 0 : 1);
