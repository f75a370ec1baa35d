/** What the schemas of answers are made of. They have the wire's names; their words are in `words/`. */
import { z } from "zod";
import { ATTEMPT_RESULTS, SESSION_STATES } from "@/server/domain/sessions/core/words";
import { LANGUAGES, PAYMENT_TYPE_WORDS, SESSION_TYPES } from "@/server/kernel/words";

/** The named schemas of the document, by their name. */
export const NAMED = z.registry<{ readonly id: string }>();

/** Gives `schema` a name of its own in the document, by which others refer to it. */
export function named<S extends z.ZodType>(id: string, schema: S): S {
  NAMED.add(schema, { id });
  return schema;
}

/** A decimal text with the decimals of its currency. */
export const Amount = z.string().meta({ format: "decimal" });
/** An instant, ISO 8601 in UTC. */
export const Instant = z.string().meta({ format: "date-time" });
/** A civil date of the merchant's time zone. */
export const Day = z.string().meta({ format: "date" });
export const Url = z.string().meta({ format: "uri" });
export const Currency = z.string().meta({ pattern: "^[A-Z]{3}$" });
/** An object whose keys are not ours to name. */
export const AnyObject = z.record(z.string(), z.unknown());
export const SessionType = z.enum(SESSION_TYPES);
export const Language = z.enum(LANGUAGES);
export const PaymentType = z.enum(PAYMENT_TYPE_WORDS);
export const SessionState = z.enum(SESSION_STATES);
/** How an attempt ended. */
export const AttemptResult = z.enum(ATTEMPT_RESULTS);

/** A page of a list with `limit` and `offset`, under a name. */
export function pageOf<S extends z.ZodType>(id: string, item: S) {
  return named(
    id,
    z.strictObject({
      count: z.int(),
      next: z.nullable(Url),
      previous: z.nullable(Url),
      results: z.array(item),
    }),
  );
}

const Pointer = named(
  "CursorPointer",
  z.strictObject({ cursor: z.int(), direction: z.enum(["forward", "backward"]), per_page: z.int() }),
);

/** A page of a list whose place is a cursor in the body, under a name. */
export function cursorPageOf<S extends z.ZodType>(id: string, item: S) {
  return named(
    id,
    z.strictObject({
      count: z.int(),
      next: z.nullable(Pointer),
      previous: z.nullable(Pointer),
      results: z.array(item),
    }),
  );
}
