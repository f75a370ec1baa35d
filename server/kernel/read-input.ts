import type { z } from "zod";
import { type FieldErrors, InvalidFields } from "./errors";

type MutableErrors = { [field: string]: string[] | MutableErrors | FieldErrors[] };

/** The errors of a list of objects: one map per object, empty if the object is valid. */
export type ErrorsOfEach = { readonly errorsOfEach: readonly FieldErrors[] };

/** Validation messages that belong to no field get the key `non_field_errors`. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const root: MutableErrors = Object.create(null);
  for (const issue of error.issues) {
    const path = issue.path.length > 0 ? issue.path.map(String) : ["non_field_errors"];
    place(root, path, errorsOfEach(issue) ?? issue.message);
  }
  return root;
}

function errorsOfEach(issue: z.core.$ZodIssue): FieldErrors[] | null {
  const found: unknown = issue.code === "custom" ? issue.params?.errorsOfEach : undefined;
  return Array.isArray(found) ? found : null;
}

function isMessages(found: MutableErrors[string] | undefined): found is string[] {
  return Array.isArray(found) && typeof found[0] === "string";
}

function place(node: MutableErrors, path: readonly string[], found: string | FieldErrors[]): void {
  const [head = "non_field_errors", ...rest] = path;
  const here = node[head];
  if (rest.length === 0) {
    if (typeof found !== "string") node[head] = found;
    else if (isMessages(here)) here.push(found);
    else if (here === undefined || Array.isArray(here)) node[head] = [found];
    else place(here, ["non_field_errors"], found);
    return;
  }
  const child: MutableErrors = here === undefined || Array.isArray(here) ? Object.create(null) : here;
  if (isMessages(here)) child.non_field_errors = here;
  node[head] = child;
  place(child, rest, found);
}

/** @throws {InvalidFields} with one entry per invalid field */
export function readInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (!result.success) throw new InvalidFields(fieldErrors(result.error));
  return result.data;
}
