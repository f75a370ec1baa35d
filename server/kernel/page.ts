/** Pagination by limit and offset, or by the id of the last row (Spec, "Conventions"). */
import { InvalidFields } from "./errors";
import { type Field, integer, optional, text } from "./wire";

export type PageRequest = {
  readonly limit: number;
  readonly offset: number;
  /** Id of the row after which the page starts; takes precedence over `offset`. */
  readonly startingAfter: string | undefined;
};

export type Page<T> = {
  readonly count: number;
  readonly results: readonly T[];
  readonly last: string | null;
};

export type PageView<T> = { count: number; next: string | null; previous: string | null; results: readonly T[] };

export const DEFAULT_LIMIT = 10;
export const MAX_LIMIT = 100;
const MAX_OFFSET = 1_000_000_000;
const MAX_ID = 64;

/**
 * Query fields of a list. A limit above `max` counts as `max`, an absent or empty limit as `fallback` (Spec,
 * "HTTP requests" 1 to 8).
 */
export function pageFields({ fallback = DEFAULT_LIMIT, max = MAX_LIMIT } = {}): {
  limit: Field<number>;
  offset: Field<number>;
  starting_after: Field<string | undefined>;
} {
  const whole = (least: number, absent: number, most: number): Field<number> =>
    optional(integer(least, Number.POSITIVE_INFINITY)).transform((value) => Math.min(value ?? absent, most));
  return {
    limit: whole(1, fallback, max).describe("Rows per page."),
    offset: whole(0, 0, MAX_OFFSET).describe("Number of rows to skip before the page."),
    starting_after: optional(text(MAX_ID)).describe(
      "Id of the row after which the page starts, usually the last row of the page before. Decides over `offset`; rows that were added or removed meanwhile shift nothing.",
    ),
  };
}

export function pageRequest(sent: {
  readonly limit: number;
  readonly offset: number;
  readonly starting_after: string | undefined;
}): PageRequest {
  return { limit: sent.limit, offset: sent.offset, startingAfter: sent.starting_after };
}

export function firstRows(limit: number): PageRequest {
  return { limit, offset: 0, startingAfter: undefined };
}

/** Number of rows that a list's query reads: one more than the page has, to learn whether rows follow. */
export function rowsToRead({ limit, offset, startingAfter }: PageRequest): { take: number; skip: number } {
  return { take: limit + 1, skip: startingAfter === undefined ? offset : 0 };
}

type Cursor<Column extends string> = { take: number; skip: number; cursor?: Record<Column, string> };

/** {@link rowsToRead} as arguments of Prisma; `column` holds the ids that `starting_after` refers to. */
export function cursorAt<Column extends string>(column: Column, page: PageRequest): Cursor<Column> {
  const { startingAfter } = page;
  if (startingAfter === undefined) return rowsToRead(page);
  const cursor = { [column]: startingAfter } as Record<Column, string>;
  return { ...rowsToRead(page), skip: 1, cursor };
}

export function pageOfRows<T extends { readonly id: string | number }>(
  count: number,
  found: readonly T[],
  { limit }: PageRequest,
): Page<T> {
  const results = found.slice(0, limit);
  return { count, results, last: found.length > limit ? String(results.at(-1)?.id) : null };
}

/** Makes a list's page like {@link pageOfRows}, of rows with numeric ids. */
export function pageOfNumbered<T extends { readonly number: number }>(
  count: number,
  found: readonly T[],
  page: PageRequest,
): Page<T> {
  const { last } = pageOfRows(
    count,
    found.map(({ number: id }) => ({ id })),
    page,
  );
  return { count, results: found.slice(0, page.limit), last };
}

/** @throws {InvalidFields} if the row of `starting_after` is not in the list */
export function knownStart<T>(row: T | null | undefined): T {
  if (row === null || row === undefined)
    throw new InvalidFields({ starting_after: ["This list has no row with this id. Begin again without it."] });
  return row;
}

/**
 * Reads `starting_after` as a numeric id, from 1; 0 if absent.
 * @throws {InvalidFields}
 */
export function startingNumber({ startingAfter }: PageRequest): number {
  if (startingAfter === undefined) return 0;
  return knownStart(/^[1-9]\d{0,8}$/.test(startingAfter) ? Number(startingAfter) : null);
}

/**
 * A list's response; `next` and `previous` are `address` with another page, and `previous` uses an offset.
 * @param address this request's absolute URL with query
 */
export function pageView<T>(page: Page<T>, request: PageRequest, address: string): PageView<T> {
  const link = (offset: number, startingAfter: string | null): string => {
    const url = new URL(address);
    url.searchParams.set("limit", String(request.limit));
    url.searchParams.set("offset", String(offset));
    if (startingAfter === null) url.searchParams.delete("starting_after");
    else url.searchParams.set("starting_after", startingAfter);
    return url.toString();
  };
  return {
    count: page.count,
    next: page.last === null ? null : link(request.offset + request.limit, page.last),
    previous: request.offset > 0 ? link(Math.max(0, request.offset - request.limit), null) : null,
    results: page.results,
  };
}
