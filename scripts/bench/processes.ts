/** With two cores, more processes work faster only while they wait, such as for charges at a slow gateway. */
import "@/server/wiring";
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { ROOT } from "../run-and-count.mjs";
import { cpuMs, postgresPid } from "./cpu.mjs";
import { line, shown, tell } from "./figures.mjs";
import { fallDue, type Kind, multiply, templates, until } from "./mass-work";
import { withDatabase } from "./service.mjs";
import { knowTables } from "./turns.mjs";

const COUNTS = [1, 4];
const MERCHANTS = 200;
const DELIVERIES = Number(process.env.BENCH_DELIVERIES ?? 4_000);
const CHARGES = 600;
const GATEWAY_MS = "250";
/** Four processes that use a third more CPU time for each item still do three times the work of one. */
const MOST_CPU = 4 / 3;

type Worker = { readonly pid: number; stop(): Promise<unknown> };
type Figures = { readonly rate: number; readonly own: number; readonly postgres: number };

async function startWorker(url: string): Promise<Worker> {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/bench/job-process.ts"], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url, BENCH_GATEWAY_MS: GATEWAY_MS },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((done) => child.once("exit", done));
  await new Promise((done, fail) => {
    child.stdout.once("data", done);
    child.once("exit", (code) => fail(new Error(`A process of the jobs ended with ${code}.`)));
  });
  const stop = (): Promise<unknown> => {
    child.kill();
    return ended;
  };
  return { pid: child.pid ?? 0, stop };
}

async function measure(client: pg.Client, workers: readonly Worker[], batch: string, [kind, count]: [Kind, number]) {
  const postgres = await postgresPid(client);
  const own = (): number => workers.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
  const [ownBefore, before] = [own(), cpuMs(postgres)];
  await fallDue(client, batch, [kind]);
  const { done, left } = await until(client, batch, [kind]);
  const seconds = done.get(kind);
  if (seconds === undefined) throw new Error(`Not done in time: ${left.get(kind)}.`);
  const figures = {
    rate: count / seconds,
    own: (own() - ownBefore) / count,
    postgres: (cpuMs(postgres) - before) / count,
  };
  line(`${workers.length} process(es): ${kind}`, [shown(figures.rate), shown(figures.own), shown(figures.postgres)]);
  return figures;
}

const counts = new Map<unknown, number>();
const receiver = createServer((request, response) => {
  const id = request.headers["webhook-id"];
  counts.set(id, (counts.get(id) ?? 0) + 1);
  request.resume().on("end", () => response.end());
});
await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
const receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

await withDatabase("processes", async (client: pg.Client, url: string) => {
  const made = await templates(client, receiverUrl);
  for (const count of COUNTS) {
    await multiply(client, made, [`w${count}`, MERCHANTS, 2]);
    await multiply(client, made, [`c${count}`, MERCHANTS, CHARGES / MERCHANTS]);
    await multiply(client, made, [`d${count}`, MERCHANTS, DELIVERIES / MERCHANTS]);
  }
  await knowTables(client);
  line(`${availableParallelism()} cores`, ["a second", "CPU ms", "Postgres"]);
  const [charges, webhooks]: [Figures[], Figures[]] = [[], []];
  for (const count of COUNTS) {
    const workers = await Promise.all(Array.from({ length: count }, () => startWorker(url)));
    try {
      await fallDue(client, `w${count}`, ["charges", "webhooks"]);
      await until(client, `w${count}`, ["charges", "webhooks"]);
      await sleep(2_000);
      charges.push(await measure(client, workers, `c${count}`, ["charges", CHARGES]));
      webhooks.push(await measure(client, workers, `d${count}`, ["webhooks", DELIVERIES]));
    } finally {
      await Promise.all(workers.map((worker) => worker.stop()));
    }
  }
  const ratio = (all: readonly Figures[], of: keyof Figures): number => (all[1]?.[of] ?? 0) / (all[0]?.[of] ?? 0);
  tell("Charges of four processes, to those of one", ratio(charges, "rate"), { least: 3, unit: "×" });
  tell("CPU of Postgres for a charge, to that of one process", ratio(charges, "postgres"), {
    most: MOST_CPU,
    unit: "×",
  });
  tell("CPU of Postgres for a webhook, to that of one process", ratio(webhooks, "postgres"), {
    most: MOST_CPU,
    unit: "×",
  });
  console.log(`${[...counts.values()].filter((count) => count > 1).length} webhooks arrived twice`);
});
receiver.closeAllConnections();
receiver.close();
process.exit(0);
