/** Runs a reader of the wire over what a client sent. */
import type { z } from "zod";
import { type FieldErrors, InvalidFields } from "./errors";

type MutableErrors = { [field: string]: string[] | MutableErrors };

/** The field map of a zod error; messages without a path go under `non_field_errors`. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const root: MutableErrors = Object.create(null);
  for (const issue of error.issues) {
    const path = issue.path.length > 0 ? issue.path.map(String) : ["non_field_errors"];
    place(root, path, issue.message);
  }
  return root;
}

function place(node: MutableErrors, path: readonly string[], message: string): void {
  const [head = "non_field_errors", ...rest] = path;
  const here = node[head];
  if (rest.length === 0) {
    if (Array.isArray(here)) here.push(message);
    else if (here === undefined) node[head] = [message];
    else place(here, ["non_field_errors"], message);
    return;
  }
  const child: MutableErrors = here === undefined || Array.isArray(here) ? Object.create(null) : here;
  if (Array.isArray(here)) child.non_field_errors = here;
  node[head] = child;
  place(child, rest, message);
}

/**
 * The input as `schema` reads it.
 * @throws {InvalidFields} with one entry per refused field
 */
export function readInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (!result.success) throw new InvalidFields(fieldErrors(result.error));
  return result.data;
}
