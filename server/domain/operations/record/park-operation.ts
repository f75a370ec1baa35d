import type { ParkedReason } from "@/server/domain/gateways/core/words";
import { parkedInquiryAt } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import { type OperationRow, readOperation } from "./operation-row";

/**
 * Leaves an operation to a person if its gateway cannot report the outcome (Spec, "Work that needs a
 * person"). The operation keeps its state and its amount stays reserved. The gateway is queried once a day,
 * and `npm run merchant -- parked` lists it, until a person or a late answer settles it.
 */
export async function parkOperation(
  ctx: Ctx,
  db: Tx,
  { id, parkedAt, sessionId, referenceNumber }: OperationRow,
  { reason, note }: { reason: ParkedReason; note: string },
): Promise<OperationRow> {
  const now = ctx.now();
  await db.operation.updateMany({
    where: { id, inquireAt: { not: null } },
    data: {
      parkedAt: parkedAt ?? now,
      parkedReason: reason,
      parkedNote: note,
      leaseUntil: null,
      inquireAt: parkedInquiryAt(now),
      inquiries: { increment: 1 },
    },
  });
  if (parkedAt === null)
    ctx.log.error({ operationId: id, sessionId, referenceNumber, reason, note }, "An operation waits for a person.");
  return readOperation(db, id);
}
