/** Kills a process of the app, then the primary, under load, and promotes the standby. */
import { setTimeout as sleep } from "node:timers/promises";
import { step } from "../steps.mjs";
import { startClients, startReceiver } from "./clients.mjs";
import { ask, placeOf, promote, stopAtOnce } from "./database.mjs";
import { until } from "./programs.mjs";
import { startCluster } from "./start-cluster.mjs";
import { judge } from "./verdict.mjs";

const CLIENTS = Number(process.env.CLUSTER_CLIENTS ?? 6);
const SECONDS = Number(process.env.CLUSTER_SECONDS ?? 8);
/** Maximum seconds of recovery after PgBouncer points to the new primary. */
const RECOVERY = 5;

/** @returns seconds until both processes are ready and use the new primary */
async function recovered({ base, standby }) {
  const since = Date.now();
  await until("The service is ready", async () => (await fetch(`${base}/api/health/ready/`)).ok);
  const listeners = () => ask(standby.url, "SELECT FROM pg_stat_activity WHERE query ILIKE 'LISTEN %'");
  await until("Both processes listen", async () => (await listeners()).length >= 2);
  return (Date.now() - since) / 1_000;
}

async function loseAProcess(cluster) {
  await step("Kill one process of the app", async () => cluster.processes[0].end("SIGKILL"));
  await sleep(SECONDS * 500);
  await step("Start it again", () => cluster.restart(0, "SIGKILL"));
}

async function losePrimary(cluster) {
  const { primary, standby, pooler } = cluster;
  await step("Stop the primary at once", () => stopAtOnce(primary.directory));
  await sleep(2_000);
  await step("Promote the standby", () => promote(standby.url));
  pooler.leadTo(placeOf(standby.directory).port);
  let seconds = 0;
  await step("PgBouncer leads to it; the service recovers", async () => {
    seconds = await recovered(cluster);
    return { note: `${seconds.toFixed(1)} s` };
  });
  return seconds;
}

export async function failover(undo) {
  const cluster = await startCluster(undo);
  const receiver = await startReceiver();
  undo.push(receiver.end);
  const { book, stop, amounts } = startClients({ ...cluster, webhookUrl: receiver.url, clients: CLIENTS });
  await step(`${CLIENTS} clients buy, pay, refund and give credit`, () => sleep(SECONDS * 1_000));
  await loseAProcess(cluster);
  await sleep(SECONDS * 1_000);
  const seconds = await losePrimary(cluster);
  await sleep(SECONDS * 1_000);
  await step("The clients end", stop);
  const further = [[`recovered within ${RECOVERY} s`, true, seconds <= RECOVERY]];
  return judge(cluster.standby.url, { book, amounts, receiver, further });
}
