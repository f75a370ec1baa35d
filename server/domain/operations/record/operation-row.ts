/** The columns of an operation for raw statements. */
import { Prisma } from "@/server/db/client";
import { jsonArrayOf, type Kinds, rowFromJson, selectedForJson } from "@/server/db/columns";
import type { Operation } from "@/server/db/generated/client";
import { writeJson } from "@/server/kernel/exact-json";

export type OperationRow = Operation;

const KINDS: Kinds<OperationRow> = {
  amount: "decimal",
  fee: "decimal",
  firstSentAt: "instant",
  leaseUntil: "instant",
  inquireAt: "instant",
  parkedAt: "instant",
  createdAt: "instant",
  finishedAt: "instant",
};

const COLUMNS = { names: Object.values(Prisma.OperationScalarFieldEnum), kinds: KINDS };

/** Operations as a JSON list; `where` names the table `o`. {@link operationOf} reads each element. */
export function operationsWhere(where: string): string {
  return jsonArrayOf(`SELECT ${selectedForJson(COLUMNS, "o")} FROM operation o WHERE ${where}`);
}

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
