import { chosenColumns, fieldsOf, PAYMENT_FILE_FIELDS } from "@/server/domain/console";
import type { ConsoleCtx } from "@/server/domain/merchants";

export function chosenFields(ctx: ConsoleCtx, query: URLSearchParams): readonly string[] {
  const named = PAYMENT_FILE_FIELDS.filter((name) => query.getAll("field").includes(name));
  if (named.length > 0) return named;
  return query.get("columns") === "all" ? PAYMENT_FILE_FIELDS : fieldsOf(chosenColumns(ctx));
}
