/**
 * Replaces each process of the app in turn, under load; every response must be a success. With
 * `CLUSTER_OLD=<git reference>` the processes start as that version, migrations are applied under load, and
 * both versions run side by side.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { migrate } from "../migrate.mjs";
import { step } from "../steps.mjs";
import { startClients, startReceiver } from "./clients.mjs";
import { formerVersion } from "./former-version.mjs";
import { until } from "./programs.mjs";
import { DIST, HOME, startCluster } from "./start-cluster.mjs";
import { judge } from "./verdict.mjs";

const CLIENTS = Number(process.env.CLUSTER_CLIENTS ?? 6);
const FORMER = process.env.CLUSTER_OLD;
const SECONDS = Number(process.env.CLUSTER_SECONDS ?? 3);
/** Column with a server's current requests in HAProxy's `show stat`. */
const CURRENT = 4;

async function requestsAt(proxy, server) {
  const lines = (await proxy.say("show stat")).split("\n");
  const line = lines.find((each) => each.startsWith(`processes,${server},`));
  return Number(line?.split(",")[CURRENT]);
}

async function isUp(proxy, server) {
  const lines = (await proxy.say("show stat")).split("\n");
  return lines.find((each) => each.startsWith(`processes,${server},`))?.includes(",UP,") === true;
}

async function replace({ proxy, restart }, index) {
  const server = `app-${index + 1}`;
  await proxy.say(`set server processes/${server} state drain`);
  await until(`${server} has no more requests`, async () => (await requestsAt(proxy, server)) === 0);
  await restart(index, "SIGTERM");
  await proxy.say(`set server processes/${server} state ready`);
  await until(`HAProxy has found ${server}`, () => isUp(proxy, server));
}

export async function rolling(undo) {
  const log = join(HOME, "former.log");
  const former =
    FORMER && (await step(`Build ${FORMER}`, () => formerVersion(FORMER, { home: HOME, dist: DIST, log })));
  const cluster = await startCluster(undo, former || undefined);
  const receiver = await startReceiver();
  undo.push(receiver.end);
  const { book, stop, amounts } = startClients({ ...cluster, webhookUrl: receiver.url, clients: CLIENTS });
  await sleep(SECONDS * 1_000);
  const applied = await step("Migrate", () => migrate(cluster.env.DATABASE_DIRECT_URL));
  if (FORMER) console.log(`  Applied while ${FORMER} serves: ${applied.join(", ") || "nothing"}`);
  await sleep(SECONDS * 1_000);
  for (const index of cluster.processes.keys()) {
    await step(`Replace process ${index + 1}`, () => replace(cluster, index));
    await sleep(SECONDS * 1_000);
  }
  await step("The clients end", stop);
  const refused = [...book.statuses].filter(([name]) => !/ 2\d\d$/.test(name)).length;
  return judge(cluster.primary.url, {
    book,
    amounts,
    receiver,
    further: [["answers that are no success", 0, refused]],
  });
}
