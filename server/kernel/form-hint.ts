/** What a form or query must know of a reader, to build from texts the value that the reader takes. */
import { z } from "zod";

export type FormHint =
  | { readonly kind: "list" }
  | { readonly kind: "flag" }
  | { readonly kind: "object"; readonly shape: Readonly<Record<string, unknown>> | null };

/** Zod hands an entry on to what is made of its reader by a description or a check. */
const HINTS = z.registry<FormHint>();

/**
 * What a form must know of a reader; null when its key holds one text. Sees through transforms and optional
 * readers.
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

/** Marks `reader` for {@link formHint} and returns it. */
export function hinted<R extends z.ZodType>(reader: R, hint: FormHint | null): R {
  if (hint) HINTS.add(reader, hint);
  return reader;
}
