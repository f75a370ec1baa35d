/** Makes payments, notes the time, makes more payments, and restores the database to that time. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { auditTier } from "../run-and-count.mjs";
import { step } from "../steps.mjs";
import { startClients } from "./clients.mjs";
import { archiveOf, ask, baseBackup, placeOf, prepareCopy, remove, startCopy, stopAtOnce } from "./database.mjs";
import { until } from "./programs.mjs";
import { HOME, startCluster } from "./start-cluster.mjs";

const CLIENTS = 3;
const SECONDS = 5;

async function trade(cluster, day) {
  const { book, stop } = startClients({ ...cluster, clients: CLIENTS, day });
  await sleep(SECONDS * 1_000);
  await stop();
  return [...book.orders.values()].filter(({ paid }) => paid).map(({ session }) => session);
}

async function archived(url) {
  const [{ segment }] = await ask(url, "SELECT pg_walfile_name(pg_switch_wal()) AS segment");
  const last = "SELECT last_archived_wal AS archived FROM pg_stat_archiver";
  await until("The archive has everything", async () => (await ask(url, last))[0].archived >= segment);
}

async function startAt(moment, primary, backup) {
  const directory = join(HOME, "restored");
  prepareCopy(backup, "recovery", {
    restore_command: `cp "${archiveOf(primary.directory)}/%f" %p`,
    recovery_target_time: moment,
    recovery_target_action: "promote",
  });
  const url = (await startCopy(directory, { home: backup, password: placeOf(primary.directory).password })).url(
    "sarraf",
  );
  await until("The recovery ends", async () => !(await ask(url, "SELECT pg_is_in_recovery() AS recovers"))[0].recovers);
  return url;
}

async function paidAmong(url, sessions) {
  const list = sessions.map((id) => `'${id}'`).join(", ");
  return (await ask(url, `SELECT FROM payment_session WHERE id IN (${list}) AND state = 'paid'`)).length;
}

export async function restore(undo) {
  const cluster = await startCluster(undo);
  const { primary } = cluster;
  const backup = join(placeOf(primary.directory).home, "restored");
  const first = await step("Payments before the base backup", () => trade(cluster, "first"));
  await step("Base backup", () => baseBackup(primary.url, { from: placeOf(primary.directory).home, to: backup }));
  const second = await step("Payments after it", () => trade(cluster, "second"));
  await sleep(1_000);
  const [{ moment }] = await ask(primary.url, "SELECT now()::text AS moment");
  console.log(`  To be restored: ${moment}`);
  await sleep(1_000);
  const third = await step("Payments that will be gone", () => trade(cluster, "third"));
  await step("The archive has everything", () => archived(primary.url));
  await step("The primary is lost", () => stopAtOnce(primary.directory));
  undo.push(() => remove(join(HOME, "restored")));
  const url = await step("Restore", () => startAt(moment, primary, backup));
  const [before, after] = [await paidAmong(url, [...first, ...second]), await paidAmong(url, third)];
  console.log(`\n${first.length + second.length} paid until then, ${before} of them are there`);
  console.log(`${third.length} paid later, ${after} of them are there`);
  const { passed, failed, output } = await auditTier("audit", url);
  console.log(`audit: ${passed} passed, ${failed} failed`);
  if (failed > 0) console.log(output);
  return failed === 0 && before === first.length + second.length && after === 0 && third.length > 0;
}
