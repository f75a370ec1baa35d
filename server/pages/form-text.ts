import { typedDay } from "@/server/kernel/typed-day";

export function formText(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value : null;
}

/** The typed day as `2027-01-31`, or the text if it is no day. */
export function formDay(form: FormData, name: string): string | null {
  const text = formText(form, name)?.trim();
  return text === undefined ? null : (typedDay(text) ?? text);
}
