import { randomBytes } from "node:crypto";
import { dueItems, earliestDue } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import { AlertFacts } from "@/server/domain/notifications";
import { prefixed } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Job, Tx } from "@/server/kernel/types";
import { type Decision, decideAlerts, type Finding } from "./core/decide";
import { JUDGED_HOURS } from "./core/success-rate";
import { look } from "./look";
import { hourOf } from "./methods";
import { endSnooze, insertAlert, knownAlerts, markTold, renewFacts, solveAlert } from "./statements/alerts";
import { claimLook, countHours, watched } from "./statements/look";
import { writeAlertMails } from "./write-alert-mails";

const QUARTER_SECONDS = 900;
const SPREAD_SECONDS = 300;

export const watchAlerts: Job = {
  name: "watch-alerts",
  total: 2,
  shape: "lane",
  nextAt: (system, scope) => earliestDue(system, scope, watched(scope)),
  due: (system, scope, limit) => dueItems(system, scope, { source: watched(scope), limit }),
  run: (ctx) => lookOnce(ctx),
};

async function lookOnce(ctx: Ctx): Promise<void> {
  const claimed = await claimLook(ctx, nextLook(ctx));
  if (claimed === null) return;
  const hour = hourOf(ctx.now());
  if (claimed.countedUntil === null || claimed.countedUntil < hour) await countHours(ctx, claimed.countedUntil, hour);
  const known = await knownAlerts(ctx, addSeconds(hour, -3_600 * JUDGED_HOURS));
  const open = known.filter(({ solvedAt }) => solvedAt === null);
  const { found, solutions } = await look(ctx, known, hour);
  const decision = decideAlerts(ctx.now(), open, found, solutions);
  if (Object.values(decision).some((part) => part.length > 0))
    await transaction(ctx.db, (tx) => apply(ctx, tx, decision));
}

function nextLook(ctx: Ctx): Date {
  const now = Math.floor(ctx.now().getTime() / 1_000);
  const turn = [...ctx.merchant.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % SPREAD_SECONDS, 7);
  return new Date((now - (now % QUARTER_SECONDS) + QUARTER_SECONDS + turn) * 1_000);
}

/** Writes changes of alerts, and mails only changes that no other process has written. */
async function apply(ctx: Ctx, tx: Tx, { opened, ongoing, solved, reminded }: Decision): Promise<void> {
  for (const finding of opened) await open(ctx, tx, finding);
  for (const { alert, facts } of ongoing) await renewFacts(ctx, tx, alert.id, facts);
  for (const { alert, solution } of solved) {
    const told = await solveAlert(ctx, tx, alert.id, solution);
    const facts = AlertFacts.safeParse(told?.facts);
    // No mail reports that reservations have ended, because users captured them or let them end.
    if (told?.isTold && solution === "over" && facts.success && facts.data.kind !== "holds")
      await writeAlertMails(ctx, tx, { id: alert.id, kind: "alert_solved", facts: facts.data, cause: "solved" });
  }
  for (const { id } of reminded) {
    const told = await endSnooze(ctx, tx, id);
    const facts = AlertFacts.safeParse(told?.facts);
    if (told === null || !facts.success) continue;
    await markTold(ctx, tx, id);
    const cause = `again ${ctx.now().toISOString()}`;
    await writeAlertMails(ctx, tx, { id, kind: "alert_again", facts: facts.data, cause });
  }
}

async function open(ctx: Ctx, tx: Tx, finding: Finding): Promise<void> {
  const id = prefixed("alr", randomBytes(25));
  const opened = await insertAlert(ctx, tx, { id, finding });
  if (opened === null || opened.snoozedUntil !== null) return;
  await markTold(ctx, tx, id);
  await writeAlertMails(ctx, tx, { id, kind: "alert_opened", facts: finding.facts, cause: "opened" });
}
