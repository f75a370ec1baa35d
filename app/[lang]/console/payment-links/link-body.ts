import { normaliseAmount, normaliseDigits } from "@/server/kernel/digits";
import { formText } from "@/server/pages/form-text";

const FIELDS = { fixed: ["amount"], chosen: ["minimum_amount", "maximum_amount"] } as const;

function amountFields(form: FormData): readonly string[] {
  return FIELDS[formText(form, "price") === "chosen" ? "chosen" : "fixed"];
}

/** Amounts of the chosen kind of price that were not typed. */
export function emptyAmounts(form: FormData): readonly string[] {
  return amountFields(form).filter((name) => (formText(form, name) ?? "").trim() === "");
}

/** The REST body of the form: empty fields are absent, and so are the amounts of the other kind of price. */
export function linkBody(form: FormData): Readonly<Record<string, unknown>> {
  const text = (name: string) => formText(form, name)?.trim() ?? "";
  const amounts = amountFields(form).map((name) => [name, normaliseAmount(text(name))]);
  const optional = {
    description: text("description"),
    order_no: text("order_no"),
    type: text("type"),
    active_until: text("active_until"),
    max_payments: normaliseDigits(text("max_payments")),
  };
  return {
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== "")),
    ...Object.fromEntries(amounts),
    name: text("name"),
    currency_code: text("currency_code"),
    pg_codes: form.getAll("pg_codes"),
  };
}
