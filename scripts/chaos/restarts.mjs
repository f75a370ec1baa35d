/**
 * Restarts Postgres and cuts connections while clients buy, pay, refund and give credit over HTTP. Clients
 * may see success or 503 with `Retry-After`; the service must recover within five seconds without losing or
 * repeating anything.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { startClients, startReceiver } from "../cluster/clients.mjs";
import { until } from "../cluster/programs.mjs";
import { judge } from "../cluster/verdict.mjs";
import { seeded } from "./seeded.mjs";

const CLIENTS = 4;
const RECOVERY_SECONDS = 5;
/** One in this number of faults is a restart; the others cut connections. */
const RESTARTS = 8;
const MODES = ["fast", "immediate"];
const WARM_MS = 1_000;

async function cutConnections(rig, choose, round) {
  const others = await rig.ask(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY pid",
  );
  const cut = others.filter((_, index) => choose(`${round} cut ${index}`, 2) === 0).map(({ pid }) => pid);
  await rig.ask("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", [cut]);
}

async function strike(rig, choose, round) {
  await sleep(choose(`${round} pause`, 400));
  if (choose(`${round} kind`, RESTARTS) !== 0) {
    await cutConnections(rig, choose, round).catch(() => undefined);
  } else {
    await rig.restartPostgres(MODES[choose(`${round} mode`, MODES.length)]);
  }
  const since = Date.now();
  await until("The service works", async () => (await rig.call("GET", "/b/events/v1/events/")).status === 200);
  return (Date.now() - since) / 1_000;
}

/**
 * @param {import("./rig.mjs").Rig} rig
 * @param {{rounds: number, seed: number}} given the number of faults, and their seed
 * @returns {Promise<string[]>} the violations
 */
export async function restarts(rig, { rounds, seed }) {
  const choose = seeded(seed);
  await rig.running();
  const receiver = await startReceiver();
  const { base, key, url } = rig;
  const clients = startClients({ base, key, webhookUrl: receiver.url, clients: CLIENTS });
  try {
    await sleep(WARM_MS);
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) slowest = Math.max(slowest, await strike(rig, choose, round));
    await clients.stop();
    const closed = [...clients.book.statuses.keys()].filter((name) => name.endsWith(" closed"));
    const further = [
      [`recovered within ${RECOVERY_SECONDS} s`, true, slowest <= RECOVERY_SECONDS],
      ["connections closed without an answer", 0, closed.length],
    ];
    const held = await judge(url, { ...clients, receiver, further });
    return held ? [] : ["what clients were promised is not what is stored"];
  } finally {
    await receiver.end();
  }
}
