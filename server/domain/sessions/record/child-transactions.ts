/**
 * The child transactions of a session: what was captured, refunded and voided of it. They are written by the
 * operations module.
 */
import type { Operation, Prisma } from "@/server/db/generated/client";
import { currency } from "@/server/kernel/currency";
import { money, toWire } from "@/server/kernel/money";
import type { Tx } from "@/server/kernel/types";

export type ChildRow = Operation;

/**
 * What Prisma must load with a session: its newest hundred children. Operations that the gateway has not
 * taken up, or refused, are no children.
 */
export const WITH_CHILDREN = {
  operations: { where: { childState: { not: null } }, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: 100 },
} satisfies Prisma.PaymentSessionInclude;

/** Amounts below it survive being read joined to their session (see `exact-attempts.ts`). */
const EXACT_BELOW = 1e12;

/**
 * The children that were read joined to their session, oldest first, with exact amounts; one statement more
 * if a sum is too long for that alone.
 */
export async function exactChildren(db: Tx, joined: readonly ChildRow[]): Promise<readonly ChildRow[]> {
  const [first] = joined;
  if (first === undefined || joined.every(({ amount }) => amount.lessThan(EXACT_BELOW))) return oldestFirst(joined);
  const rows = await db.operation.findMany({
    ...WITH_CHILDREN.operations,
    where: { sessionId: first.sessionId, childState: { not: null } },
  });
  return oldestFirst(rows);
}

/** The children in the order of `transactions[]`. */
export function oldestFirst(children: readonly ChildRow[]): readonly ChildRow[] {
  return [...children].reverse();
}

/** An element of `transactions[]`. */
export type ChildView = {
  /** Without fee, a decimal string of `currency_code`. */
  amount: string;
  currency_code: string;
  /** The child's own; nothing can be addressed by it. */
  session_id: string;
  order_no: null;
  state: string;
};

/**
 * The columns that {@link childView} reads; the amount may be any object or text that prints itself exactly.
 */
type ChildColumns = {
  amount: { toString(): string };
  currency: string;
  childSessionId: string;
  childState: string | null;
};

/** The wire form of a child transaction. */
export function childView(row: ChildColumns): ChildView {
  return {
    amount: toWire(money(row.amount.toString(), currency(row.currency))),
    currency_code: row.currency,
    session_id: row.childSessionId,
    order_no: null,
    state: row.childState ?? "",
  };
}
