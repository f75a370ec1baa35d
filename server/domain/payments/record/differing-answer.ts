import type { DifferingAnswer } from "@/server/db/generated/client";
import type { ReportedFact } from "@/server/domain/gateways";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";

const STAGES = ["held", "taken"] as const;

/**
 * Stores a gateway's report about a parked call, replacing an earlier one.
 * @param objectId the attempt or operation
 */
export async function noteReported(ctx: Ctx, db: Db | Tx, objectId: string, { amount, stage }: ReportedFact) {
  const facts = { amount: amount.amount.toFixed(), currency: amount.currency, stage };
  const create = { objectId, merchantId: ctx.merchant.id, ...facts };
  await db.differingAnswer.upsert({ where: { objectId }, create, update: facts });
}

export async function readReported(
  ctx: Ctx,
  db: Db | Tx,
  objectIds: readonly string[],
): Promise<ReadonlyMap<string, ReportedFact>> {
  const where = { objectId: { in: [...objectIds] }, merchantId: ctx.merchant.id };
  const rows = await db.differingAnswer.findMany({ where });
  return new Map(rows.map((row) => [row.objectId, reportedFact(row)]));
}

function reportedFact({ amount, currency: code, stage }: DifferingAnswer): ReportedFact {
  return {
    amount: money(amount.toString(), currency(code)),
    stage: stage === null ? null : wordOf(STAGES, stage, "stage"),
  };
}

export async function markBooked(ctx: Ctx, tx: Tx, objectId: string): Promise<void> {
  const where = { objectId, merchantId: ctx.merchant.id };
  await tx.differingAnswer.updateMany({ where, data: { bookedAt: ctx.now() } });
}
