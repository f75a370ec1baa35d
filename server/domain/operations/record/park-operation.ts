import { json } from "@/server/db/json-column";
import { type GatewayRefs, gatewayRefs, type ReportedFact } from "@/server/domain/gateways";
import type { ParkedReason } from "@/server/domain/gateways/core/words";
import { noteReported } from "@/server/domain/payments";
import { parkedInquiryAt } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import { type OperationRow, readOperation } from "./operation-row";

const MAX_NOTE = 255;

type ParkedFor = {
  readonly reason: ParkedReason;
  readonly note: string;
  readonly refs?: GatewayRefs;
  readonly reported?: ReportedFact | null;
};

/**
 * Lists an operation for a person if its gateway cannot report the outcome (Spec, "Parked calls"). Its state
 * is unchanged, its amount stays reserved, and the answer's references are stored. The gateway is queried
 * daily until a person or a late answer settles the operation.
 */
export async function parkOperation(
  ctx: Ctx,
  db: Tx,
  { id, parkedAt, parkedReason, sessionId, referenceNumber, gatewayRefs: known }: OperationRow,
  { reason, note, refs, reported }: ParkedFor,
): Promise<OperationRow> {
  const now = ctx.now();
  // An inquiry without an answer does not replace an earlier reason for listing.
  const isExplained = parkedReason !== null && reason === "outcome_unknown";
  const why = { parkedReason: reason, parkedNote: [...note].slice(0, MAX_NOTE).join("") };
  await db.operation.updateMany({
    where: { id, inquireAt: { not: null } },
    data: {
      parkedAt: parkedAt ?? now,
      ...(!isExplained && why),
      ...(refs && { gatewayRefs: json({ ...gatewayRefs(known), ...refs }) }),
      leaseUntil: null,
      inquireAt: parkedInquiryAt(now),
      inquiries: { increment: 1 },
    },
  });
  if (reported) await noteReported(ctx, db, id, reported);
  if (parkedAt === null)
    ctx.log.error({ operationId: id, sessionId, referenceNumber, reason, note }, "An operation waits for a person.");
  return readOperation(db, id);
}
