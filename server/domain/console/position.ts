import { isBackward } from "./statements/list-order";
import type { PaymentValues } from "./statements/payment-query";
import type { PaymentSums } from "./statements/payment-sums";

export function positionOf({ view, cursor }: PaymentValues, rows: number, { counts, passed }: PaymentSums) {
  const before = isBackward(cursor) ? Math.max(0, passed - rows) : passed;
  return { first: before + 1, last: before + rows, all: counts[view ?? "all"] };
}
