import { typedDay } from "@/server/kernel/typed-day";

export function formText(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value : null;
}

export function formChoices<Word extends string>(
  form: FormData,
  { name, known }: { readonly name: string; readonly known: readonly Word[] },
): readonly Word[] | null {
  const sent = form.getAll(name);
  const isKnown = sent.every((value) => known.some((word) => word === value));
  return isKnown ? known.filter((word) => sent.includes(word)) : null;
}

export function formDay(form: FormData, name: string): string | null {
  const text = formText(form, name)?.trim();
  return text === undefined ? null : (typedDay(text) ?? text);
}
