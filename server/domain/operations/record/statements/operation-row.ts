import { Prisma } from "@/server/db/client";
import { jsonArrayOf, type Kinds, selectedForJson } from "@/server/db/columns";
import type { Operation } from "@/server/db/generated/client";

const KINDS: Kinds<Operation> = {
  amount: "decimal",
  fee: "decimal",
  firstSentAt: "instant",
  leaseUntil: "instant",
  inquireAt: "instant",
  parkedAt: "instant",
  createdAt: "instant",
  finishedAt: "instant",
};

export const COLUMNS = { names: Object.values(Prisma.OperationScalarFieldEnum), kinds: KINDS };

export function operationsWhere(where: string): string {
  return jsonArrayOf(`SELECT ${selectedForJson(COLUMNS, "o")} FROM operation o WHERE ${where}`);
}
