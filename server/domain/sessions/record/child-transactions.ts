/**
 * The child transactions of a session: what was captured, refunded and voided of it. They are written by the
 * operations module.
 */

import type { Prisma } from "@/server/db/generated/client";
import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import { wordOf } from "@/server/kernel/words";
import type { ChildView } from "../contract/fields";
import { CHILD_STATES } from "../core/words";

/** The columns that are read of one; the amount may be any object or text that prints itself exactly. */
export type ChildRow = {
  readonly amount: { toString(): string };
  readonly currency: string;
  readonly childSessionId: string;
  readonly childState: string | null;
};

/** How many children are read with a session. */
export const MOST_CHILDREN = 100;

/**
 * What Prisma must load with a session: its newest hundred children. Operations that the gateway has not
 * taken up, or refused, are no children.
 */
export const WITH_CHILDREN = {
  operations: {
    where: { childState: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_CHILDREN,
  },
} satisfies Prisma.PaymentSessionInclude;

/** The children in the order of `transactions[]`. */
export function oldestFirst(children: readonly ChildRow[]): readonly ChildRow[] {
  return [...children].reverse();
}

/** The wire form of a child transaction. */
export function childView(row: ChildRow): ChildView {
  return {
    amount: toWire(money(row.amount.toString(), currency(row.currency))),
    currency_code: row.currency,
    session_id: row.childSessionId,
    order_no: null,
    state: wordOf(CHILD_STATES, row.childState ?? "", "state of a child transaction"),
  };
}
