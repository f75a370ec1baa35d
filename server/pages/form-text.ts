import { typedDay } from "@/server/kernel/typed-day";

export function formText(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value : null;
}

export function formDay(form: FormData, name: string): string | null {
  const text = formText(form, name)?.trim();
  return text === undefined ? null : (typedDay(text) ?? text);
}
