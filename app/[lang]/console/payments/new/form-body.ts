import { FORM_KEY } from "@/components/console/form/form-key-name";
import { fromEntries } from "@/server/api/rest/form";
import { normaliseDigits } from "@/server/kernel/digits";

const AMOUNTS = ["amount", "autopay.recurring_amount"];

/**
 * The form as a request body without empty fields.
 * @throws {BadRequest} {InvalidFields} for values that our form never sends
 */
export function bodyOf(form: FormData, schema: unknown): unknown {
  const entries = [...form].flatMap(([name, value]) => {
    if (typeof value !== "string" || name === FORM_KEY || name.startsWith("$") || value.trim() === "") return [];
    return [[name, AMOUNTS.includes(name) ? normaliseDigits(value) : value] as const];
  });
  return fromEntries(entries, schema);
}
