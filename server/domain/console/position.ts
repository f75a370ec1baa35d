import { isBackward } from "./statements/list-order";
import type { PaymentValues } from "./statements/payment-query";
import type { PaymentSums } from "./statements/payment-sums";

/** The numbers of a page's first and last payment, and of all that match. */
export function positionOf({ view, cursor }: PaymentValues, rows: number, { counts, passed }: PaymentSums) {
  const before = isBackward(cursor) ? Math.max(0, passed - rows) : passed;
  return { first: before + 1, last: before + rows, all: counts[view ?? "all"] };
}
