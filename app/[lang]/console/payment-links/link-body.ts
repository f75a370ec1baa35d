import type { LinkView } from "@/server/domain/payment-links";
import { normaliseAmount, normaliseDigits } from "@/server/kernel/digits";
import type { JsonObject } from "@/server/kernel/json";
import { formDay, formText } from "@/server/pages/form-text";

const FIELDS = { fixed: ["amount"], chosen: ["minimum_amount", "maximum_amount"] } as const;

function amountFields(form: FormData): readonly string[] {
  return FIELDS[formText(form, "price") === "chosen" ? "chosen" : "fixed"];
}

export function emptyFields(form: FormData): readonly string[] {
  return ["name", ...amountFields(form)].filter((name) => (formText(form, name) ?? "").trim() === "");
}

type Texts = Readonly<Record<string, string>>;

function trimmed(form: FormData, names: readonly string[]): Texts {
  return Object.fromEntries(names.map((name) => [name, formText(form, name)?.trim() ?? ""]));
}

/** Reads the fields of a payment link that can be changed later; numbers may have digits of any script. */
function changeableTexts(form: FormData): Texts {
  const texts = trimmed(form, ["name", "description", "active_until", "max_payments", ...amountFields(form)]);
  const amounts = amountFields(form).map((name) => [name, normaliseAmount(texts[name] ?? "")]);
  const description = oneLineBreak(texts.description ?? "");
  return {
    ...texts,
    description,
    ...Object.fromEntries(amounts),
    active_until: formDay(form, "active_until") ?? "",
    max_payments: normaliseDigits(texts.max_payments ?? ""),
  };
}

/** Converts line breaks to `\n`, because browsers send them as `\r\n`. */
function oneLineBreak(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** The form as a REST body, without empty fields, and with the amounts of the chosen kind of price only. */
export function linkBody(form: FormData): Readonly<Record<string, unknown>> {
  const texts = Object.entries({ ...changeableTexts(form), ...trimmed(form, ["order_no", "type"]) });
  return {
    ...Object.fromEntries(texts.filter(([name, value]) => value !== "" || name === "name")),
    currency_code: formText(form, "currency_code")?.trim() ?? "",
    pg_codes: form.getAll("pg_codes"),
  };
}

export function shownLink(link: LinkView): string {
  const { name, description, amount, minimum_amount, maximum_amount, active_until, max_payments, closed_at } = link;
  const limits = { active_until, max_payments, closed_at };
  return JSON.stringify({ name, description, amount, minimum_amount, maximum_amount, ...limits });
}

const REMOVABLE = ["description", "active_until", "max_payments"];

export function changedBody(form: FormData, shown: JsonObject): Readonly<Record<string, unknown>> {
  const changed = Object.entries(changeableTexts(form)).filter(
    ([name, text]) => text !== oneLineBreak(`${shown[name] ?? ""}`),
  );
  return Object.fromEntries(
    changed.map(([name, text]) => [name, text === "" && REMOVABLE.includes(name) ? null : text]),
  );
}
