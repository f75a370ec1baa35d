import type { Output } from "./output";

export type NextStep = string | { readonly found: string; readonly nothing: string } | null;

export type Printed = { fields: object; isEmpty: boolean };

export function kept(out: Output, printed: Printed): Output {
  return {
    ...out,
    object: (value, shown) => {
      printed.fields = value;
      out.object(value, shown);
    },
    table: (items, columns) => {
      printed.isEmpty = items.length === 0;
      out.table(items, columns);
    },
  };
}

export function stepText(next: NextStep, known: object, isEmpty: boolean): string | null {
  const step = typeof next === "string" || next === null ? next : isEmpty ? next.nothing : next.found;
  return step?.replace(/<(\w+)>/g, (unknown, name: string) => plainWord(Reflect.get(known, name)) ?? unknown) ?? null;
}

export function plainWord(value: unknown): string | null {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return /^\w[\w.@-]*$/.test(text) ? text : null;
}
