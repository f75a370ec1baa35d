/** Cursor pagination of wallet lists, newest first (Spec, "Wallet account", "Wallet endpoints" 1 to 6). */

export type CursorRequest = {
  readonly cursor: number | null;
  readonly direction: "forward" | "backward";
  readonly perPage: number;
};

type Pointer = { cursor: number; direction: "forward" | "backward"; per_page: number };

export type CursorPage<T> = { count: number; next: Pointer | null; previous: Pointer | null; results: readonly T[] };

/** Maximum rows per page; larger requests are reduced to it. */
export const MAX_PER_PAGE = 50;
export const DEFAULT_PER_PAGE = 20;

export type RowCounts = { readonly count: number; readonly newer: number; readonly older: number };

export function endsOf(numbers: readonly number[]): { newest: number; oldest: number } | null {
  const [newest] = numbers;
  const oldest = numbers.at(-1);
  return newest === undefined || oldest === undefined ? null : { newest, oldest };
}

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
