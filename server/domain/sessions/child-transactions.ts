/** The child transactions of a session: what was captured, refunded and voided of it. They are written by the operations module. */
import type { Operation, Prisma } from "../../db/generated/client";
import { currency } from "../../kernel/currency";
import { money, toWire } from "../../kernel/money";

export type ChildRow = Operation;

/** What Prisma must load with a session; operations that the gateway has not taken up, or refused, are no children. */
export const WITH_CHILDREN = {
  operations: { where: { childState: { not: null } }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
} satisfies Prisma.PaymentSessionInclude;

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

/** The wire form of a child transaction. */
export function childView(row: Pick<ChildRow, "amount" | "currency" | "childSessionId" | "childState">): ChildView {
  return {
    amount: toWire(money(row.amount.toString(), currency(row.currency))),
    currency_code: row.currency,
    session_id: row.childSessionId,
    order_no: null,
    state: row.childState ?? "",
  };
}
