/** The child transactions of a session: captures, refunds and voids. The operations module writes them. */

import type { Prisma } from "@/server/db/generated/client";
import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import { wordOf } from "@/server/kernel/words";
import type { ChildView } from "../contract/fields";
import { CHILD_STATES } from "../core/words";

/** A child transaction's columns; the amount may be any object whose text is exact. */
export type ChildRow = {
  readonly amount: { toString(): string };
  readonly currency: string;
  readonly childSessionId: string;
  readonly childState: string | null;
};

export const MOST_CHILDREN = 100;

/**
 * Loads the newest hundred children with Prisma. Operations that the gateway refused or has not accepted have
 * no child.
 */
export const WITH_CHILDREN = {
  operations: {
    where: { childState: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_CHILDREN,
  },
} satisfies Prisma.PaymentSessionInclude;

/** The order of `transactions[]`. */
export function oldestFirst(children: readonly ChildRow[]): readonly ChildRow[] {
  return [...children].reverse();
}

export function childView(row: ChildRow): ChildView {
  return {
    amount: toWire(money(row.amount.toString(), currency(row.currency))),
    currency_code: row.currency,
    session_id: row.childSessionId,
    order_no: null,
    state: wordOf(CHILD_STATES, row.childState ?? "", "state of a child transaction"),
  };
}
