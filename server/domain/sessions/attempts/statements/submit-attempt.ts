import { countSteps } from "@/server/db/transactions/state-changes";
import type { Ctx, Tx } from "@/server/kernel/types";
import { firstInquiryAt } from "../core/backoff";
import { SUBMISSION } from "../core/machine";

/**
 * Makes an unsubmitted attempt `processing` under the session's lock. A job queries the gateway if no answer
 * arrives.
 * @param formOfPayment `card`, or `inquiry` for a status query
 */
export async function submitAttempt(
  ctx: Ctx,
  tx: Tx,
  { attemptId, formOfPayment }: { attemptId: string; formOfPayment: string },
): Promise<void> {
  const { id: merchantId } = ctx.merchant;
  const at = ctx.now();
  const { from, event, to } = SUBMISSION;
  await tx.$executeRaw`
    WITH submitted AS (
      UPDATE attempt SET state = ${to}, form_of_payment = ${formOfPayment}, inquire_at = ${firstInquiryAt(at)}, started_at = ${at}
      WHERE id = ${attemptId} AND merchant_id = ${merchantId} AND state = ${from} RETURNING id
    )
    INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
    SELECT ${merchantId}, 'attempt', id, ${from}, ${event}, ${to}, ${at} FROM submitted`;
  countSteps([{ machine: "attempt", to }]);
}
