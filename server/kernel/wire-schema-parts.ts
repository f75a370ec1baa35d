import { z } from "zod";
import { LANGUAGES } from "./words";

export const NAMED = z.registry<{ readonly id: string }>();

/** Gives a schema a name in the API document, by which other schemas refer to it. */
export function named<S extends z.ZodType>(id: string, schema: S): S {
  NAMED.add(schema, { id });
  return schema;
}

export const Amount = z.string().meta({ format: "decimal" });
/** An instant, ISO 8601 in UTC. */
export const Instant = z.string().meta({ format: "date-time" });
export const Day = z.string().meta({ format: "date" });
export const Url = z.string().meta({ format: "uri" });
export const Currency = z.string().meta({ pattern: "^[A-Z]{3}$" });
export const AnyObject = z.record(z.string(), z.unknown());
export const Language = z.enum(LANGUAGES);
export function pageOf<S extends z.ZodType>(id: string, item: S) {
  return named(
    id,
    z.strictObject({
      count: z.int().describe("Number of rows that match, on all pages."),
      next: z.nullable(Url).describe("Absolute URL of the next page; null on the last one."),
      previous: z.nullable(Url).describe("Absolute URL of the previous page; null on the first one."),
      results: z.array(item).describe("The rows of this page."),
    }),
  );
}

const Pointer = named(
  "CursorPointer",
  z.strictObject({
    cursor: z.int().describe("Position in the list where the page begins."),
    direction: z
      .enum(["forward", "backward"])
      .describe("`forward` for the next page, `backward` for the previous one."),
    per_page: z.int().describe("Rows per page."),
  }),
);

export function cursorPageOf<S extends z.ZodType>(id: string, item: S) {
  return named(
    id,
    z.strictObject({
      count: z.int().describe("Number of rows that match, on all pages."),
      next: z.nullable(Pointer).describe("`pagination` of the next page; null on the last one."),
      previous: z.nullable(Pointer).describe("`pagination` of the previous page; null on the first one."),
      results: z.array(item).describe("The rows of this page, newest first."),
    }),
  );
}

/** All fields of `X`; an optional field is present too, possibly with the value undefined. */
export type Whole<X> = { readonly [K in keyof Required<X>]: X[K] };

/**
 * Returns the response unchanged. It compiles only if the response has all fields of `X`, including optional
 * ones, and no others.
 */
export function answer<X>() {
  return <V extends Whole<X>>(view: V & Record<Exclude<keyof V, keyof X>, never>): X => view;
}

export function given<F extends object>(fields: F): { [K in keyof F]: Exclude<F[K], null> | undefined } {
  const found = Object.entries(fields).filter(([, value]) => value != null);
  return Object.fromEntries(found) as { [K in keyof F]: Exclude<F[K], null> | undefined };
}
