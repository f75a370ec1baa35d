export type CursorPage<T> = { readonly rows: readonly T[]; readonly next: string | null };

/**
 * Makes a page of a query that requested one row more than `limit`.
 * @param cursorOf the row's unique position
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

export type CursorPageView<T> = { next: string | null; results: readonly T[] };

/**
 * The page's response; `next` is `address` with the next cursor.
 * @param address this request's absolute URL with query
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
