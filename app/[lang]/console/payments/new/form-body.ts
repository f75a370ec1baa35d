import { FORM_KEY } from "@/components/console/form/form-key-name";
import { fromEntries } from "@/server/api/rest/form";
import { normaliseDigits } from "@/server/kernel/digits";
import { typedDay } from "@/server/kernel/typed-day";

const AMOUNTS = ["amount", "autopay.recurring_amount"];
const DAYS = ["autopay.start_date", "autopay.end_date"];

/**
 * The form as a request body without empty fields.
 * @throws {BadRequest} {InvalidFields} for values that our form never sends
 */
export function bodyOf(form: FormData, schema: unknown): unknown {
  const entries = [...form].flatMap(([name, value]) => {
    if (typeof value !== "string" || name === FORM_KEY || name.startsWith("$") || value.trim() === "") return [];
    return [[name, sentValue(name, value)] as const];
  });
  return fromEntries(entries, schema);
}

function sentValue(name: string, text: string): string {
  if (DAYS.includes(name)) return typedDay(text) ?? text;
  return AMOUNTS.includes(name) ? normaliseDigits(text) : text;
}
