/** Lists that go on by cursor: where the page before ended. */

/** A page of rows and the cursor of the next, null on the last. */
export type CursorPage<T> = { readonly rows: readonly T[]; readonly next: string | null };

/**
 * The page of rows of which one more than `limit` was asked for.
 * @param cursorOf a row's cursor: what tells it from those before and after it
 */
export function cursorPage<Row, T>(
  found: readonly Row[],
  limit: number,
  { cursorOf, view }: { readonly cursorOf: (row: Row) => string; readonly view: (row: Row) => T },
): CursorPage<T> {
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return { rows: shown.map(view), next: last === undefined ? null : cursorOf(last) };
}

/** The wire form of a page; the link is absolute, or null on the last page. */
export type CursorPageView<T> = { next: string | null; results: readonly T[] };

/**
 * The wire form of the page, whose link repeats `address` with the cursor of the next.
 * @param address absolute URL of this request, with its query
 */
export function cursorPageView<Row, T>(
  { rows, next }: CursorPage<Row>,
  address: string,
  view: (row: Row) => T,
): CursorPageView<T> {
  const link = new URL(address);
  if (next !== null) link.searchParams.set("cursor", next);
  return { next: next === null ? null : link.toString(), results: rows.map(view) };
}
