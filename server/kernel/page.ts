/** Pagination by limit and offset (Spec, "Conventions"). */
import { type Field, integer, optional } from "./wire";

export type PageRequest = { readonly limit: number; readonly offset: number };

/** `count` is the number of all rows. */
export type Page<T> = { readonly count: number; readonly results: readonly T[] };

/** Links are absolute or null. */
export type PageView<T> = { count: number; next: string | null; previous: string | null; results: readonly T[] };

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;
const MAX_OFFSET = 1_000_000_000;

/**
 * Schemas of `limit` and `offset`. A limit above `max` counts as `max`, an absent or empty one as `fallback`
 * (Spec, "HTTP requests" 1 to 8).
 */
export function pageFields({ fallback = DEFAULT_LIMIT, max = MAX_LIMIT } = {}): {
  limit: Field<number>;
  offset: Field<number>;
} {
  const whole = (least: number, absent: number, most: number): Field<number> =>
    optional(integer(least, Number.POSITIVE_INFINITY)).transform((value) => Math.min(value ?? absent, most));
  return {
    limit: whole(1, fallback, max).describe("Rows of a page."),
    offset: whole(0, 0, MAX_OFFSET).describe("Rows to leave out before the page."),
  };
}

/**
 * Links are `address` with other `limit` and `offset`.
 * @param address this request's absolute URL with query
 */
export function pageView<T>(page: Page<T>, request: PageRequest, address: string): PageView<T> {
  const link = (offset: number): string => {
    const url = new URL(address);
    url.searchParams.set("limit", String(request.limit));
    url.searchParams.set("offset", String(offset));
    return url.toString();
  };
  const nextOffset = request.offset + request.limit;
  return {
    count: page.count,
    next: nextOffset < page.count ? link(nextOffset) : null,
    previous: request.offset > 0 ? link(Math.max(0, request.offset - request.limit)) : null,
    results: page.results,
  };
}
