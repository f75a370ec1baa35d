import { Prisma } from "@/server/db/client";
import type { Ctx } from "@/server/kernel/types";
import type { DeliveryOutcome } from "../core/outcome";
import { SKIPPED_TEXT } from "../core/words";

function receiverOf(url: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`lower(substring(${url} FROM '^[^:]+://[^/?#]+'))`;
}

export const RECEIVER = receiverOf(Prisma.sql`d.url`);

/**
 * Merchant and receiver of the row `d` in one text. Only a condition on exactly this expression can use the
 * index `delivery_due_of_receiver`.
 */
export const RECEIVER_KEY = Prisma.sql`(d.merchant_id || ' ' || ${RECEIVER}) COLLATE "C"`;

/** Milliseconds without a response after which an attempt counts as hanging. */
const HANGING_MS = 1_000;

/** Seconds until a response is recorded again, so that most responses write nothing. */
const NOTED_SECONDS = 3_600;

/**
 * SQL that records whether a receiver responds or hangs. Attempts during an advance of a test clock are not
 * recorded, because they hardly wait.
 */
export function receiverTold(
  ctx: Ctx,
  { url, status, durationMs }: { url: string; status: number | null; durationMs: number },
): Prisma.Sql {
  const receiver = receiverOf(Prisma.sql`${url}::text`);
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

type TriedAddress = { readonly url: string; readonly endpointId: string | null; readonly outcome: DeliveryOutcome };

export function failuresTold(ctx: Ctx, { outcome: { status, error }, ...tried }: TriedAddress): Prisma.Sql {
  const { receiver, cause } = placeOf(tried);
  const { id: merchantId } = ctx.merchant;
  if (error === null)
    return Prisma.sql`DELETE FROM failing_receiver WHERE merchant_id = ${merchantId} AND cause = ${cause}`;
  if (error === SKIPPED_TEXT || ctx.walk !== undefined) return Prisma.sql`SELECT 1`;
  const now = ctx.realNow();
  return Prisma.sql`
    INSERT INTO failing_receiver AS known (merchant_id, receiver, cause, since, tried_at, failures, status, error)
    VALUES (${merchantId}, ${receiver}, ${cause}, ${now}, ${now}, 1, ${status}, ${error})
    ON CONFLICT (merchant_id, receiver) DO UPDATE SET tried_at = excluded.tried_at, failures = known.failures + 1,
      status = excluded.status, error = excluded.error`;
}

function placeOf({ url, endpointId }: Omit<TriedAddress, "outcome">): {
  readonly receiver: string;
  readonly cause: string;
} {
  if (endpointId !== null) return { receiver: endpointId, cause: endpointId };
  const { origin, pathname } = new URL(url);
  return { receiver: `${origin}${pathname}`.slice(0, 500), cause: origin.slice(0, 300) };
}
