/** A payment form as the body of the REST call. */
import { FORM_KEY } from "@/components/console/form/form-key-name";
import { fromEntries } from "@/server/api/rest/form";
import { normaliseDigits } from "@/server/kernel/digits";

/** Digits of any script are accepted. */
const AMOUNTS = ["amount", "autopay.recurring_amount"];

/**
 * Empty fields are absent.
 * @throws {BadRequest} {InvalidFields} for values that no form of ours sends
 */
export function bodyOf(form: FormData, schema: unknown): unknown {
  const entries = [...form].flatMap(([name, value]) => {
    if (typeof value !== "string" || name === FORM_KEY || name.startsWith("$") || value.trim() === "") return [];
    return [[name, AMOUNTS.includes(name) ? normaliseDigits(value) : value] as const];
  });
  return fromEntries(entries, schema);
}
