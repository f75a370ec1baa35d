/** Cursor pagination of wallet lists, newest first (Spec, "Wallet account", "Wallet endpoints" 1 to 6). */

/** Which part of a list is asked for. A cursor is the number of a row; null asks for the first page. */
export type CursorRequest = {
  readonly cursor: number | null;
  readonly direction: "forward" | "backward";
  readonly perPage: number;
};

/** What a client sends back as `pagination` to move on. */
type Pointer = { cursor: number; direction: "forward" | "backward"; per_page: number };

/** One page of the wire; `count` is the number of all rows that meet the filters. */
export type CursorPage<T> = { count: number; next: Pointer | null; previous: Pointer | null; results: readonly T[] };

/** The maximum of rows on a page; a larger request is cut to it. */
export const MAX_PER_PAGE = 50;
/** Rows of a page unless asked for. */
export const DEFAULT_PER_PAGE = 20;

/** How many rows meet the filters at all, and how many of them are newer and older than those of the page. */
export type RowCounts = { readonly count: number; readonly newer: number; readonly older: number };

/** The rows' numbers at both ends of a page, newest first; null for an empty page. */
export function endsOf(numbers: readonly number[]): { newest: number; oldest: number } | null {
  const [newest] = numbers;
  const oldest = numbers.at(-1);
  return newest === undefined || oldest === undefined ? null : { newest, oldest };
}

/** The page as the wire shows it; an empty one leads nowhere. */
export function cursorPage<T>(
  results: readonly T[],
  numbers: readonly number[],
  { around, perPage }: { around: RowCounts; perPage: number },
): CursorPage<T> {
  const ends = endsOf(numbers);
  const pointer = (cursor: number, direction: Pointer["direction"]): Pointer => ({
    cursor,
    direction,
    per_page: perPage,
  });
  return {
    count: around.count,
    next: ends !== null && around.older > 0 ? pointer(ends.oldest, "forward") : null,
    previous: ends !== null && around.newer > 0 ? pointer(ends.newest, "backward") : null,
    results,
  };
}
