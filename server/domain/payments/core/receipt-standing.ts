import type { NoticeEvent, ReceiptStanding } from "@/server/domain/notifications/core/words";
import { add, compare, isZero, type Money, zero } from "@/server/kernel/money";
import type { PartOf } from "@/server/kernel/words";

export type CountedChild = {
  readonly kind: PartOf<NoticeEvent, "captured" | "refunded" | "voided">;
  readonly amount: Money;
};

/**
 * What later happened to the amount `settled`, or null. A void releases what was not captured; captures below
 * the authorized amount leave the rest reserved (decision 0081).
 * @param outcome how the session ended; null is returned unless it is `paid` or `authorized`
 */
export function receiptStanding(
  outcome: string,
  settled: Money,
  children: readonly CountedChild[],
): ReceiptStanding | null {
  if (outcome !== "paid" && outcome !== "authorized") return null;
  const captured = sumOf("captured", children, settled);
  const refunded = sumOf("refunded", children, settled);
  const isReleased = children.some(({ kind }) => kind === "voided");
  if (isReleased && isZero(captured)) return "released";
  if (isReleased) return isZero(refunded) ? "rest_released" : refundStanding(refunded, captured);
  const open = outcome === "authorized" && compare(captured, settled) < 0;
  if (open) return isZero(captured) ? null : "partly_collected";
  if (!isZero(refunded)) return refundStanding(refunded, settled);
  return isZero(captured) ? null : "collected";
}

export function sumOf(kind: CountedChild["kind"], children: readonly CountedChild[], { currency }: Money): Money {
  return children.filter((child) => child.kind === kind).reduce((all, { amount }) => add(all, amount), zero(currency));
}

function refundStanding(refunded: Money, taken: Money): ReceiptStanding {
  return compare(refunded, taken) >= 0 ? "refunded" : "partly_refunded";
}
