/** The child transactions of a session: captures, refunds and voids, which the operations module writes. */

import type { Prisma } from "@/server/db/generated/client";
import { currency } from "@/server/kernel/currency";
import { jsonObject } from "@/server/kernel/json";
import { money, toWire } from "@/server/kernel/money";
import { OPERATION_KINDS, wordOf } from "@/server/kernel/words";
import type { ChildView, RetrievedChildView } from "../contract/fields";
import { CHILD_STATES } from "../core/words";

export type ChildRow = {
  readonly amount: { toString(): string };
  readonly currency: string;
  readonly childSessionId: string;
  readonly childState: string | null;
};

export type RetrievedChildRow = ChildRow & {
  readonly kind: string;
  readonly referenceNumber: string;
  readonly trackingKey: string | null;
  readonly destination: string;
  readonly createdAt: Date;
  readonly gatewayResponse: unknown;
};

export const MOST_CHILDREN = 100;

export const WITH_CHILDREN = {
  operations: {
    where: { childState: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_CHILDREN,
  },
} satisfies Prisma.PaymentSessionInclude;

export function oldestFirst<Row extends ChildRow>(children: readonly Row[]): readonly Row[] {
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

export function retrievedChildView(row: RetrievedChildRow): RetrievedChildView {
  return {
    ...childView(row),
    operation: wordOf(OPERATION_KINDS, row.kind, "operation"),
    reference_number: row.referenceNumber,
    tracking_key: row.trackingKey,
    destination: row.destination,
    created_at: row.createdAt.toISOString(),
    pg_response: jsonObject(row.gatewayResponse),
  };
}
