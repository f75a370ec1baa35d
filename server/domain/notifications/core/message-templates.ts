/** Message templates and their variables (Spec, "Customer notifications" 6 to 10). */
import { currency, isCurrency } from "@/server/kernel/currency";
import { type FieldErrors, InvalidAmount } from "@/server/kernel/errors";
import type { JsonObject } from "@/server/kernel/json";
import { money, toWire } from "@/server/kernel/money";
import type { PlainFacts, TextFacts } from "./message-facts";
import { NOTICE_EVENTS, type NoticeEvent } from "./words";

/** Name of the template for the merchant's own text, which may contain variables. */
const PLAIN = "plain";

export type TemplateName = NoticeEvent | typeof PLAIN;

export function templateNamed(name: string): TemplateName | null {
  return name === PLAIN ? PLAIN : (NOTICE_EVENTS.find((event) => event === name) ?? null);
}

export type TemplateInput = {
  readonly subject: string | null;
  readonly body: string | null;
  readonly context: JsonObject;
};

const REQUIRED = ["This field is required."];
const NAME_LENGTH = 255;

export function filled(template: TemplateName, input: TemplateInput): TextFacts | FieldErrors {
  return template === PLAIN ? filledPlain(input) : filledNotice(template, input.context);
}

export function isUnfilled(result: TextFacts | FieldErrors): result is FieldErrors {
  return typeof result.kind !== "string";
}

/** The request's own text, for a template that cannot be filled; null without a text. */
export function fallback({ subject, body }: TemplateInput): PlainFacts | null {
  return body === null ? null : { kind: PLAIN, subject, body };
}

const PLACE = /\{\{\s*(\w{1,64})\s*\}\}/g;

function filledPlain({ subject, body, context }: TemplateInput): TextFacts | FieldErrors {
  if (body === null) return { body: REQUIRED };
  const missing = new Set<string>();
  const fill = (text: string) =>
    text.replace(PLACE, (_, name: string) => {
      const value = variable(context, name);
      if (value === null) missing.add(name);
      return value ?? "";
    });
  const facts: PlainFacts = { kind: PLAIN, subject: subject === null ? null : fill(subject), body: fill(body) };
  return missing.size === 0 ? facts : { context: Object.fromEntries([...missing].map((name) => [name, REQUIRED])) };
}

function filledNotice(event: NoticeEvent, context: JsonObject): TextFacts | FieldErrors {
  const [amount, code, page] = ["amount", "currency_code", "url"].map((name) => variable(context, name));
  const errors: Record<string, readonly string[]> = {};
  if (amount == null) errors.amount = REQUIRED;
  if (code == null) errors.currency_code = REQUIRED;
  else if (!isCurrency(code)) errors.currency_code = [`"${code}" is not a valid choice.`];
  if (page == null && event === "created") errors.url = REQUIRED;
  if (page != null && !isAddress(page)) errors.url = ["Enter a valid URL."];
  const wire = amount == null || code == null || !isCurrency(code) ? null : amountOf(amount, code);
  if (wire !== null && typeof wire !== "string") errors.amount = wire;
  if (Object.keys(errors).length > 0 || typeof wire !== "string" || code == null) return { context: errors };
  const text = (name: string): string | null => variable(context, name)?.slice(0, NAME_LENGTH) ?? null;
  return {
    kind: `session_${event}`,
    amount: { amount: wire, currency: code },
    orderNo: text("order_no"),
    description: text("description"),
    referenceNumber: text("reference_number"),
    card: text("card"),
    moment: null,
    links: page == null ? null : { page, short: page },
    isOpen: event === "failed" && page != null,
  };
}

function amountOf(text: string, code: string): string | readonly string[] {
  if (!/^\d{1,14}(\.\d{1,10})?$/.test(text)) return ["A valid number is required."];
  try {
    return toWire(money(text, currency(code)));
  } catch (error) {
    if (error instanceof InvalidAmount) return [error.message];
    throw error;
  }
}

function isAddress(text: string): boolean {
  return text.length <= 2_000 && /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text);
}

/**
 * A template variable's value; numbers keep their digits. Null for a value that is missing or neither text
 * nor number.
 */
function variable(context: JsonObject, name: string): string | null {
  const value = Object.hasOwn(context, name) ? context[name] : undefined;
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return null;
  const text = (value.startsWith("\0") ? value.slice(1) : value).trim();
  return text === "" || text.includes("\0") ? null : text;
}
