/** Makes a pending attempt `processing`, under the lock that the caller holds. */
import type { Tx } from "../../kernel/types";

export type Submission = {
  readonly merchantId: string;
  readonly attemptId: string;
  /** How the customer pays: `card`, or `inquiry` where a status query decides. */
  readonly formOfPayment: string;
  /** When the resolver asks if no answer arrives, on the merchant's clock. */
  readonly inquireAt: Date;
  readonly at: Date;
};

/** Attempt and state change in one statement. */
export async function submitAttempt(
  tx: Tx,
  { merchantId, attemptId, formOfPayment, inquireAt, at }: Submission,
): Promise<void> {
  await tx.$executeRaw`
    WITH submitted AS (
      UPDATE attempt SET state = 'processing', form_of_payment = ${formOfPayment}, inquire_at = ${inquireAt}, started_at = ${at}
      WHERE id = ${attemptId} AND merchant_id = ${merchantId} AND state = 'pending' RETURNING id
    )
    INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
    SELECT ${merchantId}, 'attempt', id, 'pending', 'submitted', 'processing', ${at} FROM submitted`;
}
