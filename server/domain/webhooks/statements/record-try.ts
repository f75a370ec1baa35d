import { Prisma } from "@/server/db/client";
import { PREPARED } from "@/server/db/driver/prepared-statements";
import { tableFor } from "@/server/domain/history";
import { monthOfId } from "@/server/kernel/ids";
import type { Ctx } from "@/server/kernel/types";
import { count, observeSeconds } from "@/server/telemetry/instruments";
import type { DeliveryDecision, DeliveryOutcome } from "../core/outcome";
import type { ClaimedDelivery } from "./claim";
import { failuresTold, receiverTold } from "./receivers";

export type RecordedTry = {
  readonly claimed: ClaimedDelivery;
  readonly outcome: DeliveryOutcome;
  readonly decided: DeliveryDecision;
  readonly durationMs: number;
  /** The first 4 KiB of the response, masked; null if it was not read. */
  readonly answer: string | null;
  readonly at: Date;
  /** Time and signature that the request's headers contained; null if no request was made. */
  readonly signed: { readonly at: Date; readonly signature: string } | null;
};

function attemptOf({ cause }: ClaimedDelivery): string | null {
  return /^(?:late-)?attempt:(.+)$/.exec(cause)?.[1] ?? null;
}

/**
 * Writes a delivery's new state, its log row and state change, the receiver's history and, in the payment
 * attempt, that the merchant was informed. If another claimant took over after the lease, writes only the log
 * row and the receiver's history.
 */
export async function recordTry(ctx: Ctx, tried: RecordedTry): Promise<void> {
  const { claimed, outcome, decided, durationMs, at, answer, signed } = tried;
  const { status, error } = outcome;
  const { id: merchantId } = ctx.merchant;
  const month = monthOfId(claimed.id);
  const moved = claimed.state !== decided.to;
  const disclosed = error === null;
  count("sarraf_webhook_tries_total", { outcome: disclosed ? "delivered" : "failed" });
  observeSeconds("sarraf_webhook_try_seconds", durationMs / 1_000);
  await ctx.db.$executeRaw`${PREPARED}
    WITH written AS (
      UPDATE ${tableFor(ctx, "delivery", month)} SET state = ${decided.to}, due_at = ${decided.dueAt}, lease_until = NULL,
        last_status = ${status}, last_error = ${error},
        finished_at = ${moved ? Prisma.sql`${at}::timestamptz` : Prisma.sql`finished_at`}
      WHERE id = ${claimed.id} AND month = ${month} AND merchant_id = ${merchantId} AND lease_until = ${claimed.leaseUntil} AND state = ${claimed.state}
      RETURNING id
    ), logged AS (
      INSERT INTO ${tableFor(ctx, "delivery_attempt", month)} (month, merchant_id, delivery_id, number, asked, at, status, error, duration_ms,
        sent_at, signature, answer)
      VALUES (${month}, ${merchantId}, ${claimed.id}, ${claimed.number}, ${claimed.asked}, ${at}, ${status}, ${error}, ${durationMs},
        ${signed?.at ?? null}::timestamptz, ${signed?.signature ?? null}, ${answer})
    ), stepped AS (
      INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
      SELECT ${merchantId}, 'delivery', id, ${claimed.state}, ${decided.event}, ${decided.to}, ${at}::timestamptz
      FROM written WHERE ${moved}
    ), told AS (${receiverTold(ctx, { url: claimed.url, status, durationMs })}
    ), failing AS (${failuresTold(ctx, { ...claimed, outcome })})
    UPDATE attempt SET disclosed_to_merchant = disclosed_to_merchant OR ${disclosed},
      disclosure_url_error = ${error}
    WHERE id = ${attemptOf(claimed)} AND merchant_id = ${merchantId} AND EXISTS (SELECT 1 FROM written)`;
}

export async function addAnswer(
  ctx: Ctx,
  { claimed, at, answer }: Pick<RecordedTry, "claimed" | "at" | "answer">,
): Promise<void> {
  const month = monthOfId(claimed.id);
  await ctx.db.$executeRaw`
    UPDATE ${tableFor(ctx, "delivery_attempt", month)} SET answer = ${answer}
    WHERE delivery_id = ${claimed.id} AND month = ${month} AND number = ${claimed.number} AND at = ${at} AND answer IS NULL`;
}
