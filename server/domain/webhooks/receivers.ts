/** Receivers as the job distinguishes them: the origin of an address, of one merchant. */
import { Prisma } from "@/server/db/client";
import type { Ctx } from "@/server/kernel/types";

const ORIGIN = Prisma.sql`'^[^:]+://[^/?#]+'`;

/** The receiver of the row aliased `d`. */
export const RECEIVER = Prisma.sql`lower(substring(d.url FROM ${ORIGIN}))`;

/**
 * Merchant and receiver of the row aliased `d` in one text; the index `delivery_due_of_receiver` is on this
 * expression, and no other index serves a condition on it.
 */
export const RECEIVER_KEY = Prisma.sql`(d.merchant_id || ' ' || ${RECEIVER}) COLLATE "C"`;

/** A try without an answer that took so long kept a place from others. */
const HANGING_MS = 1_000;

/** A timeout counts for so long, seconds, unless an answer comes before. */
export const TROUBLE_SECONDS = 600;
/** An answer counts for so long, seconds. */
export const ANSWER_SECONDS = 86_400;
/** An answer is noted again after so long, seconds: most answers write nothing. */
const NOTED_SECONDS = 3_600;

/**
 * The part of a statement that remembers of a receiver that it answers, or that it let a try hang. Steps of a
 * test clock tell nothing: they hardly wait.
 */
export function receiverTold(
  ctx: Ctx,
  { url, status, durationMs }: { url: string; status: number | null; durationMs: number },
): Prisma.Sql {
  const receiver = Prisma.sql`lower(substring(${url}::text FROM ${ORIGIN}))`;
  const { id: merchantId } = ctx.merchant;
  const now = ctx.realNow();
  if (status !== null) {
    return Prisma.sql`
      INSERT INTO webhook_receiver AS known (merchant_id, receiver, answered_at) VALUES (${merchantId}, ${receiver}, ${now})
      ON CONFLICT (merchant_id, receiver) DO UPDATE SET answered_at = excluded.answered_at, timed_out_at = NULL
      WHERE known.timed_out_at IS NOT NULL OR known.answered_at IS NULL
        OR known.answered_at < ${new Date(now.getTime() - NOTED_SECONDS * 1_000)}`;
  }
  if (durationMs < HANGING_MS || ctx.walk !== undefined) return Prisma.sql`SELECT 1`;
  return Prisma.sql`
    INSERT INTO webhook_receiver (merchant_id, receiver, timed_out_at) VALUES (${merchantId}, ${receiver}, ${now})
    ON CONFLICT (merchant_id, receiver) DO UPDATE SET timed_out_at = excluded.timed_out_at`;
}
