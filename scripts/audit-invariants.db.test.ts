import { expect, test } from "vitest";
import { database } from "@/server/db/client";
import { transaction } from "@/server/db/transactions/transaction";
import { chainAuditEvents, recordAudit } from "@/server/domain/audit";
import type { Ctx, Tx } from "@/server/kernel/types";
import { testMerchant } from "@/server/testing/harness";
import { asOwner } from "@/server/testing/own-database";
import { AUDIT_INVARIANTS } from "./audit-invariants";

asOwner();

/** Undoes what was planted. */
class Undo extends Error {}

async function findings(tx: Tx, merchantId: string): Promise<boolean> {
  const found = [];
  for (const { sql } of AUDIT_INVARIANTS) found.push(...(await tx.$queryRawUnsafe<{ merchant_id: string }[]>(sql)));
  return found.some(({ merchant_id }) => merchant_id === merchantId);
}

async function merchantWithEvents() {
  const merchant = await testMerchant();
  for (const name of ["one", "two", "three"])
    await recordAudit(merchant.ctx, merchant.ctx.db, {
      action: "settings.changed",
      objectId: merchant.id,
      after: { name },
    });
  return merchant;
}

/** Returns once the merchant's events are links, whichever process made them links. */
async function chained(ctx: Ctx): Promise<void> {
  const where = { merchantId: ctx.merchant.id };
  do await chainAuditEvents(ctx);
  while ((await ctx.db.auditUnchained.count({ where })) > 0);
}

const EVENT = (order: string) =>
  `(SELECT event_id FROM audit_link WHERE merchant_id = $1 ORDER BY number ${order} LIMIT 1)`;
const MIDDLE = `(SELECT event_id FROM audit_link WHERE merchant_id = $1 AND number = 2)`;

test.each([
  ["a changed event", `UPDATE audit_event SET actor_name = 'another' WHERE id = ${MIDDLE}`],
  ["a changed value", `UPDATE audit_event SET after = '{"name":"2"}' WHERE id = ${MIDDLE}`],
  ["a removed first event", `DELETE FROM audit_event WHERE id = ${EVENT("ASC")}`],
  ["a removed event in the middle", `DELETE FROM audit_event WHERE id = ${MIDDLE}`],
  [
    "an event in the middle that was removed with its link",
    `WITH link AS (DELETE FROM audit_link WHERE event_id = ${MIDDLE} RETURNING event_id)
     DELETE FROM audit_event WHERE id IN (SELECT event_id FROM link)`,
  ],
  ["a removed last event", `DELETE FROM audit_event WHERE id = ${EVENT("DESC")}`],
  [
    "a last event that was removed with its link",
    `WITH link AS (DELETE FROM audit_link WHERE event_id = ${EVENT("DESC")} RETURNING event_id)
     DELETE FROM audit_event WHERE id IN (SELECT event_id FROM link)`,
  ],
  [
    "an event inserted by hand",
    `INSERT INTO audit_event (merchant_id, at, actor_kind, action, object_type, object_id, outcome, request_id)
     SELECT merchant_id, at, actor_kind, action, object_type, object_id, outcome, request_id FROM audit_event WHERE id = ${MIDDLE}`,
  ],
  ["a chain that was removed", "DELETE FROM audit_chain WHERE merchant_id = $1"],
  [
    "an event that is noted again",
    `INSERT INTO audit_unchained SELECT merchant_id, id, '' FROM audit_event WHERE id = ${MIDDLE}`,
  ],
])("the audit finds %s", async (_, sql) => {
  const { id, ctx } = await merchantWithEvents();
  await chained(ctx);
  await find(id, sql);
});

const NEWEST = "(SELECT max(id) FROM audit_event WHERE merchant_id = $1)";

test.each([
  ["a changed event", `UPDATE audit_event SET actor_name = 'another' WHERE id = ${NEWEST}`],
  ["a removed event", `DELETE FROM audit_event WHERE id = ${NEWEST}`],
  ["an event whose note was removed", `DELETE FROM audit_unchained WHERE event_id = ${NEWEST} AND merchant_id = $1`],
])("the audit finds, before an event is chained, %s", async (_, sql) => {
  const { id } = await merchantWithEvents();
  await find(id, sql);
});

/** What is planted is found, and undone. */
async function find(id: string, sql: string): Promise<void> {
  const seen: boolean[] = [];
  const work = database().$transaction(async (tx) => {
    seen.push(await findings(tx, id));
    await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
    await tx.$executeRawUnsafe(sql, id);
    seen.push(await findings(tx, id));
    throw new Undo();
  });
  await expect(work).rejects.toBeInstanceOf(Undo);
  expect(seen).toEqual([false, true]);
}

test("events of twenty transactions at once are one chain, each event once", async () => {
  const { id, ctx } = await testMerchant();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      transaction(ctx.db, async (tx) => {
        for (const half of ["a", "b"])
          await recordAudit(ctx, tx, { action: "settings.changed", objectId: id, after: { name: `${index}${half}` } });
      }),
    ),
  );
  await Promise.all([chained(ctx), chained(ctx)]);
  const links = await ctx.db.auditLink.findMany({ where: { merchantId: id }, orderBy: { number: "asc" } });
  expect(links.map(({ number }) => Number(number))).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  expect(await findings(ctx.db, id)).toBe(false);
});

test("an event of a transaction that fails is not chained", async () => {
  const { id, ctx } = await testMerchant();
  const work = transaction(ctx.db, async (tx) => {
    await recordAudit(ctx, tx, { action: "settings.changed", objectId: id, after: { name: "one" } });
    throw new Undo();
  });
  await expect(work).rejects.toBeInstanceOf(Undo);
  expect(await ctx.db.auditUnchained.count({ where: { merchantId: id } })).toBe(0);
});
