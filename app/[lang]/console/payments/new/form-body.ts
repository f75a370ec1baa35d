/** What a form of a payment says, as REST would be sent it. */
import { FORM_KEY } from "@/components/console/form/form-key-name";
import { fromEntries } from "@/server/api/rest/form";
import { normaliseDigits } from "@/server/kernel/digits";

/** Fields whose digits may be typed in any script. */
const AMOUNTS = ["amount", "autopay.recurring_amount"];

/**
 * The body that `schema` reads: fields that were left empty are absent.
 * @throws {BadRequest} {InvalidFields} what no form of ours holds
 */
export function bodyOf(form: FormData, schema: unknown): unknown {
  const entries = [...form].flatMap(([name, value]) => {
    if (typeof value !== "string" || name === FORM_KEY || name.startsWith("$") || value.trim() === "") return [];
    return [[name, AMOUNTS.includes(name) ? normaliseDigits(value) : value] as const];
  });
  return fromEntries(entries, schema);
}
