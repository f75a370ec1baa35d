/** The columns of an operation for raw statements. */

import { Prisma } from "@/server/db/client";
import { rowFromJson } from "@/server/db/columns";
import { writeJson } from "@/server/kernel/exact-json";
import { COLUMNS, type OperationRow } from "./statements/operation-row";

export function operationOf(element: object): OperationRow {
  const row = rowFromJson<OperationRow>(element, COLUMNS);
  return { ...row, amount: new Prisma.Decimal(row.amount), fee: new Prisma.Decimal(row.fee) };
}

const JSON_FIELDS = ["gatewayResponse", "pgParams", "gatewayRefs", "extra", "initiator"] as const;

/** The row's values, or some of them, for an INSERT or UPDATE. */
export function operationValues(row: Partial<OperationRow>): object {
  const texts = JSON_FIELDS.filter((field) => row[field] != null).map((field) => [field, writeJson(row[field])]);
  return { ...row, ...Object.fromEntries(texts) };
}
