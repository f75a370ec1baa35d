/** Writes what came of one try of a delivery. */
import { Prisma } from "../../db/client";
import type { Ctx } from "../../kernel/types";
import type { Claimed } from "./claim";
import type { Decided, DeliveryOutcome } from "./core/outcome";

export type RecordedTry = {
  readonly claimed: Claimed;
  readonly outcome: DeliveryOutcome;
  readonly decided: Decided;
  readonly durationMs: number;
  /** When the try ended, on the merchant's clock. */
  readonly at: Date;
};

/** The attempt whose outcome the event reports, if it reports one. */
function attemptOf({ cause }: Claimed): string | null {
  return /^(?:late-)?attempt:(.+)$/.exec(cause)?.[1] ?? null;
}

/**
 * Writes the delivery's new state, the log row, the state change and what the attempt tells of its disclosure. Where the lease ran out and
 * another claimant took over, the log row alone is written. One statement.
 */
export async function recordTry(ctx: Ctx, { claimed, outcome, decided, durationMs, at }: RecordedTry): Promise<void> {
  const { status, error } = outcome;
  const { id: merchantId } = ctx.merchant;
  const moved = claimed.state !== decided.to;
  const disclosed = error === null;
  await ctx.db.$executeRaw`
    WITH written AS (
      UPDATE delivery SET state = ${decided.to}, due_at = ${decided.dueAt}, lease_until = NULL,
        last_status = ${status}, last_error = ${error},
        finished_at = ${moved ? Prisma.sql`${at}::timestamptz` : Prisma.sql`finished_at`}
      WHERE id = ${claimed.id} AND attempts = ${claimed.attempts} AND state = ${claimed.state}
      RETURNING id
    ), logged AS (
      INSERT INTO delivery_attempt (merchant_id, delivery_id, number, at, status, error, duration_ms)
      VALUES (${merchantId}, ${claimed.id}, ${claimed.attempts}, ${at}, ${status}, ${error}, ${durationMs})
    ), stepped AS (
      INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
      SELECT ${merchantId}, 'delivery', id, ${claimed.state}, ${decided.event}, ${decided.to}, ${at}::timestamptz
      FROM written WHERE ${moved}
    )
    UPDATE attempt SET disclosed_to_merchant = disclosed_to_merchant OR ${disclosed},
      disclosure_url_error = ${error}
    WHERE id = ${attemptOf(claimed)} AND merchant_id = ${merchantId} AND EXISTS (SELECT 1 FROM written)`;
}
