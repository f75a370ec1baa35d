import { OperationRefused, OperationRequest, type RefusalReason, runOperation } from "@/server/domain/operations";
import { BadRequest, Conflict, NotFound } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import { PAGE_SIZES } from "./core/words";
import type { WireAmount } from "./wire-amount";

export const MOST_CAPTURED = Math.max(...PAGE_SIZES.map(Number));
const AT_ONCE = 5;

export type CaptureResult = {
  readonly sessionId: string;
  /** `pending`: the capture's outcome is unknown, and a job queries the gateway. */
  readonly outcome: "captured" | "pending" | "refused";
  readonly orderNo: string | null;
  /** The captured amount; null if nothing was captured or the outcome is unknown. */
  readonly amount: WireAmount | null;
  readonly refusal: RefusalReason | "missing" | "in_progress" | null;
  readonly said: string | null;
};

/**
 * Captures the remaining amount of each payment, in the given order; a repeated `key` returns the same
 * captures.
 * @throws {Forbidden} if the user lacks `payment.capture`
 * @throws {BadRequest} for more than {@link MOST_CAPTURED}
 */
export async function captureMany(
  ctx: Ctx,
  { sessionIds, key }: { readonly sessionIds: readonly string[]; readonly key: string },
): Promise<readonly CaptureResult[]> {
  const ids = [...new Set(sessionIds)];
  if (ids.length > MOST_CAPTURED) throw new BadRequest(`At most ${MOST_CAPTURED} payments are captured at once.`);
  const results: CaptureResult[] = [];
  for (let done = 0; done < ids.length; done += AT_ONCE) {
    const batch = ids.slice(done, done + AT_ONCE);
    results.push(...(await Promise.all(batch.map((sessionId) => captureOne(ctx, sessionId, key)))));
  }
  return results;
}

async function captureOne(ctx: Ctx, sessionId: string, key: string): Promise<CaptureResult> {
  const input = readInput(OperationRequest, { operation: "capture", session_id: sessionId });
  const found = await ctx.db.paymentSession.findFirst({
    where: { id: sessionId, merchantId: ctx.merchant.id },
    select: { orderNo: true },
  });
  const named = { sessionId, orderNo: found?.orderNo ?? null, amount: null, refusal: null, said: null };
  try {
    const { status, view } = await runOperation(ctx, input, { trackingKey: `${key}:${sessionId}` });
    if (status === 202 || !("txn" in view)) return { ...named, outcome: "pending" };
    const { amount, currency_code: currency } = view.txn;
    return { ...named, outcome: "captured", amount: { amount, currency } };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return { ...named, outcome: "refused", refusal, said: error instanceof Error ? error.message : null };
  }
}

function refusalOf(error: unknown): CaptureResult["refusal"] {
  if (error instanceof OperationRefused) return error.reason;
  if (error instanceof NotFound) return "missing";
  return error instanceof Conflict ? "in_progress" : null;
}
