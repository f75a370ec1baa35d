import { z } from "zod";
import { type ErrorsOfEach, fieldErrors } from "./read-input";
import { type Field, list } from "./wire";
import { described, wireSchema } from "./wire-schema";

/** A list of 1 to `max` objects; its errors are a list of maps (Spec, "Invoice sums"). */
export function listOfObjects<T>(item: Field<T>, max: number): Field<T[]> {
  const objects = described(list(z.unknown(), { max }), () => ({
    type: "array",
    items: wireSchema(item),
    minItems: 1,
    maxItems: max,
  }));
  return objects.transform((values, context): T[] => {
    const results = values.map((value) => item.safeParse(value));
    const read = results.flatMap(({ data, success }) => (success ? [data] : []));
    if (read.length === values.length) return read;
    const params: ErrorsOfEach = { errorsOfEach: results.map(({ error }) => (error ? fieldErrors(error) : {})) };
    context.addIssue({ code: "custom", params });
    return z.NEVER;
  });
}
