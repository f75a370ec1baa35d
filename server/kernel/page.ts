/** Limit and offset pagination (Spec, "Conventions"). */

/** A window into an ordered list. */
export type PageRequest = { readonly limit: number; readonly offset: number };

/** One page of rows beside the number of all rows. */
export type Page<T> = { readonly count: number; readonly results: readonly T[] };

/** The wire form of a page; the links are absolute or null. */
export type PageView<T> = { count: number; next: string | null; previous: string | null; results: readonly T[] };

export const DEFAULT_LIMIT = 10;

/**
 * The wire form of `page`, whose links repeat `address` with other `limit` and `offset`.
 * @param address absolute URL of this request, with its query
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
