import { z } from "zod";

export type FormHint =
  | { readonly kind: "list" }
  | { readonly kind: "flag" }
  | { readonly kind: "object"; readonly shape: Readonly<Record<string, unknown>> | null };

const HINTS = z.registry<FormHint>();

/**
 * How a form's entries become a field's value; null if one entry is the value. The hint is also found inside
 * transforms and optional schemas.
 */
export function formHint(reader: unknown): FormHint | null {
  let current = reader;
  while (current instanceof z.ZodType) {
    const known = HINTS.get(current);
    if (known) return known;
    if (current instanceof z.ZodObject) return { kind: "object", shape: current.shape };
    if (current instanceof z.ZodPipe) current = current.in;
    else if (current instanceof z.ZodOptional || current instanceof z.ZodNullable) current = current.unwrap();
    else if (current instanceof z.ZodDefault || current instanceof z.ZodPrefault) current = current.unwrap();
    else return null;
  }
  return null;
}

export function hinted<R extends z.ZodType>(reader: R, hint: FormHint | null): R {
  if (hint) HINTS.add(reader, hint);
  return reader;
}
