import type { Ctx } from "@/server/kernel/types";
import { MOST_COUNTED } from "./core/words";
import { placeOf } from "./neighbours";
import { backwards } from "./statements/list-order";
import { hasPayment, nearest } from "./statements/nearest-payment";
import type { PaymentValues } from "./statements/payment-query";

export type PlaceInList = {
  readonly previous: string | null;
  readonly next: string | null;
  readonly isListed: boolean;
  readonly position: number | null;
  readonly all: number | null;
};

export async function placeInList(ctx: Ctx, values: PaymentValues, sessionId: string): Promise<PlaceInList | null> {
  const cursor = await placeOf(ctx, values, sessionId);
  if (cursor === null) return null;
  const [isListed, before, after] = await Promise.all([
    hasPayment(ctx, values, sessionId),
    nearest(ctx, { ...values, cursor: backwards(cursor) }, MOST_COUNTED + 1),
    nearest(ctx, { ...values, cursor }, MOST_COUNTED + 1),
  ]);
  const position = isListed && before.length <= MOST_COUNTED ? before.length + 1 : null;
  return {
    previous: before[0] ?? null,
    next: after[0] ?? null,
    isListed,
    position,
    all: position === null || after.length > MOST_COUNTED ? null : position + after.length,
  };
}
