import type { Ctx, Tx } from "@/server/kernel/types";
import type { Payment } from "../record/payment";
import { moveReversal, type Reversal, reversalReference } from "../record/reversal";

/** Makes a reversal that did not happen due again under another reference. Requires the session's lock. */
export async function renewReversal(ctx: Ctx, tx: Tx, { attempt }: Pick<Payment, "attempt">, reversal: Reversal) {
  const tries = reversal.tries + 1;
  const referenceNumber = reversalReference(attempt.referenceNumber, tries);
  const set = { tries, referenceNumber, firstSentAt: null, finishedAt: null };
  await moveReversal(ctx, tx, reversal, { event: "renewed", set });
  await tx.attempt.update({ where: { id: attempt.id }, data: { inquireAt: ctx.now(), inquiries: 0 } });
}
