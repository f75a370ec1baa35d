/** The simulated gateway's books: one row per reference and kind, written once and never changed. */
import { randomUUID } from "node:crypto";
import type { Money } from "@/server/kernel/money";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import type { GatewayResult } from "../core/result";
import type { BookLine } from "./core/follow-up";

/** Which line of the books. */
export type EntryKey = {
  readonly gatewayCode: string;
  readonly referenceNumber: string;
  readonly kind: BookLine["kind"];
};

export type NewEntry = EntryKey & {
  readonly chargeReference: string | null;
  readonly amount: Money;
  readonly result: GatewayResult;
};

/** The answer in a row. Only {@link recordOnce} writes rows, and it writes whole results. */
function answerOf(row: { answer: unknown }): GatewayResult {
  return row.answer as GatewayResult;
}

/**
 * Writes the answer unless this call has one, and returns the stored one: of two calls at the same time the
 * second waits for the first row and gets its answer.
 */
export async function recordOnce(ctx: Ctx, db: Db | Tx, entry: NewEntry): Promise<GatewayResult> {
  const { gatewayCode, referenceNumber, kind, chargeReference, amount, result } = entry;
  const key = { merchantId: ctx.merchant.id, gatewayCode, referenceNumber, kind };
  const written = await db.simulatedGatewayEntry.createManyAndReturn({
    data: [
      {
        id: randomUUID(),
        ...key,
        chargeReference,
        amount: amount.amount.toFixed(),
        currency: amount.currency,
        outcome: result.outcome,
        answer: JSON.parse(JSON.stringify(result)),
        createdAt: ctx.now(),
      },
    ],
    skipDuplicates: true,
    select: { answer: true },
  });
  const [row] = written;
  if (row !== undefined) return answerOf(row);
  const first = await db.simulatedGatewayEntry.findUniqueOrThrow({
    where: { merchantId_gatewayCode_referenceNumber_kind: key },
    select: { answer: true },
  });
  return answerOf(first);
}

/** The recorded answer to an earlier call of one of `kinds`, or null. */
export async function recordedAnswer(
  ctx: Ctx,
  db: Db | Tx,
  call: { gatewayCode: string; referenceNumber: string; kinds: readonly BookLine["kind"][] },
): Promise<GatewayResult | null> {
  const row = await db.simulatedGatewayEntry.findFirst({
    where: {
      merchantId: ctx.merchant.id,
      gatewayCode: call.gatewayCode,
      referenceNumber: call.referenceNumber,
      kind: { in: [...call.kinds] },
    },
    select: { answer: true },
  });
  return row === null ? null : answerOf(row);
}
