import { parseArgs } from "node:util";

/** @throws {TypeError} for unknown arguments */
export function auditArguments(args: readonly string[]) {
  const options = { parts: { type: "boolean" }, book: { type: "string" } } as const;
  return parseArgs({ args: [...args], options }).values;
}
