import { dueJob } from "@/server/db/due-items";
import type { BulkAction } from "@/server/db/generated/client";
import { userActor } from "@/server/domain/merchants";
import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Job } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";
import { BULK_KINDS } from "../core/words";
import { carryOut, type ItemResult } from "./carry-out";
import { beginItems, failingAddresses, type ItemRow, UNFINISHED_BULKS } from "./statements/bulk-items";

/**
 * Lease in real seconds, longer than the longest call of a gateway or receiver; each batch renews the lease.
 */
const LEASE_SECONDS = 120;
const BATCH = 5;
/** Maximum number of batches in a run, so that other work is not delayed. */
const BATCHES = 5;

export const runBulkActions: Job = dueJob(UNFINISHED_BULKS, { name: "run-bulk-actions", run: runSome });

async function runSome(ctx: Ctx, id: string): Promise<void> {
  let action = await claim(ctx, id);
  if (action === null) return;
  if (ctx.walk !== undefined && action.kind === "events") return postpone(ctx, action, ctx.walk.until);
  try {
    for (let batch = 1; action !== null; batch += 1) action = await runBatch(ctx, action, batch < BATCHES);
  } catch (error) {
    const held = { id, merchantId: ctx.merchant.id, leaseUntil: action?.leaseUntil ?? null };
    await ctx.db.bulkAction.updateMany({ where: held, data: { leaseUntil: null } });
    throw error;
  }
}

async function claim(ctx: Ctx, id: string): Promise<BulkAction | null> {
  const real = ctx.realNow();
  const isFree = { OR: [{ leaseUntil: null }, { leaseUntil: { lte: real } }] };
  const where = { id, merchantId: ctx.merchant.id, dueAt: { lte: ctx.now() }, ...isFree };
  const [taken] = await ctx.db.bulkAction.updateManyAndReturn({
    where,
    data: { leaseUntil: addSeconds(real, LEASE_SECONDS) },
  });
  return taken ?? null;
}

/** Events are not sent to receivers before the test clock's advance ends. */
async function postpone(ctx: Ctx, { id, leaseUntil }: BulkAction, until: Date): Promise<void> {
  const dueAt = new Date(until.getTime() + 1);
  await ctx.db.bulkAction.updateMany({ where: { id, leaseUntil }, data: { dueAt, leaseUntil: null } });
}

async function runBatch(ctx: Ctx, action: BulkAction, goesOn: boolean): Promise<BulkAction | null> {
  const items = await beginItems(ctx, action.id, BATCH);
  if (items.length === 0) return end(ctx, action);
  const user = await userContext(ctx, action);
  const failing = action.kind === "events" ? await failingAddresses(ctx, action.id) : new Set<string>();
  const work = { ...action, kind: wordOf(BULK_KINDS, action.kind, "kind"), failing };
  const outcomes = await Promise.allSettled(
    items.map(async (item) => {
      const result = user === null ? GONE : await carryOut(user, work, wireItem(item));
      await record(ctx, action, { item, result });
    }),
  );
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  const leaseUntil = goesOn ? addSeconds(ctx.realNow(), LEASE_SECONDS) : null;
  const [kept] = await ctx.db.bulkAction.updateManyAndReturn({
    where: { id: action.id, leaseUntil: action.leaseUntil },
    data: { leaseUntil },
  });
  return goesOn ? (kept ?? null) : null;
}

const GONE: ItemResult = { outcome: "refused", reason: "forbidden", said: null };

function wireItem(item: ItemRow): ItemRow {
  const { amount, currency: code } = item;
  return amount === null || code === null ? item : { ...item, amount: toWire(money(amount, currency(code))) };
}

async function userContext(ctx: Ctx, { userId }: BulkAction): Promise<Ctx | null> {
  const row = await ctx.db.merchantUser.findFirst({
    where: { id: userId, merchantId: ctx.merchant.id, deletedAt: null },
  });
  return row && { ...ctx, actor: userActor({ ...row, userId: row.id }, "console") };
}

type Recorded = { readonly item: ItemRow; readonly result: ItemResult };

async function record(ctx: Ctx, { id: actionId }: BulkAction, { item, result }: Recorded): Promise<void> {
  const where = { actionId, position: item.position, merchantId: ctx.merchant.id, outcome: null };
  await ctx.db.bulkItem.updateMany({ where, data: { ...result } });
}

async function end(ctx: Ctx, { id, leaseUntil }: BulkAction): Promise<null> {
  const data = { dueAt: null, leaseUntil: null, endedAt: ctx.now() };
  await ctx.db.bulkAction.updateMany({ where: { id, merchantId: ctx.merchant.id, leaseUntil }, data });
  return null;
}
