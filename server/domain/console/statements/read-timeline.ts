import type { Ctx } from "@/server/kernel/types";

/** Maximum number of timeline entries; the newest are shown. */
export const MOST = 300;

export type DecisionRow = {
  id: bigint;
  at: Date;
  happened: boolean;
  givenBack: boolean;
  decidedBy: string;
  reference: string;
};

/** Persons' decisions about parked calls (Spec, "Parked calls"). */
export async function readDecisions(ctx: Ctx, sessionId: string): Promise<DecisionRow[]> {
  return ctx.db.$queryRaw<DecisionRow[]>`
    SELECT d.id, d.at, d.happened, d.given_back AS "givenBack", d.decided_by AS "decidedBy", call.reference
    FROM (
      SELECT id, reference_number AS reference FROM attempt WHERE session_id = ${sessionId}
      UNION ALL SELECT id, reference_number FROM operation WHERE session_id = ${sessionId}
    ) call JOIN manual_decision d ON d.object_id = call.id
    WHERE d.merchant_id = ${ctx.merchant.id} ORDER BY d.id DESC LIMIT ${MOST}`;
}
