import { rowFromJson } from "@/server/db/columns";
import type { Operation } from "@/server/db/generated/client";
import { currency } from "@/server/kernel/currency";
import { writeJson } from "@/server/kernel/exact-json";
import { type Money, money } from "@/server/kernel/money";
import type { Tx } from "@/server/kernel/types";
import { type OperationKind, wordOf } from "@/server/kernel/words";
import { operationKind, operationState } from "../core/machine";
import {
  DESTINATIONS,
  type Destination,
  OPERATION_SOURCES,
  type OperationSource,
  type OperationState,
} from "../core/words";
import { COLUMNS } from "./statements/operation-row";

/** Real seconds after which the outcome of a call counts as unknown; longer than a gateway may take. */
export const LEASE_SECONDS = 30;

/** `amount` does not include `fee`; both are in the row's `currency`. */
export type OperationRow = Omit<
  Operation,
  "kind" | "state" | "destination" | "source" | "amount" | "fee" | "currency"
> & {
  readonly kind: OperationKind;
  readonly state: OperationState;
  readonly destination: Destination;
  readonly source: OperationSource;
  readonly amount: Money;
  readonly fee: Money;
};

export function operationRow({ currency: code, ...columns }: Operation): OperationRow {
  const own = currency(code);
  return {
    ...columns,
    kind: operationKind(columns.kind),
    state: operationState(columns.state),
    destination: wordOf(DESTINATIONS, columns.destination, "destination"),
    source: wordOf(OPERATION_SOURCES, columns.source, "source"),
    amount: money(columns.amount.toString(), own),
    fee: money(columns.fee.toString(), own),
  };
}

export async function readOperation(db: Tx, id: string): Promise<OperationRow> {
  return operationRow(await db.operation.findUniqueOrThrow({ where: { id } }));
}

export function operationOf(element: object): OperationRow {
  return operationRow(rowFromJson<Operation>(element, COLUMNS));
}

const JSON_FIELDS = ["gatewayResponse", "pgParams", "gatewayRefs", "extra", "initiator"] as const;

export function operationValues({ amount, fee, ...columns }: Partial<OperationRow>): object {
  const texts = JSON_FIELDS.filter((field) => columns[field] != null).map((field) => [
    field,
    writeJson(columns[field]),
  ]);
  return {
    ...columns,
    ...Object.fromEntries(texts),
    ...(amount && { amount: amount.amount.toFixed(), currency: amount.currency }),
    ...(fee && { fee: fee.amount.toFixed() }),
  };
}
