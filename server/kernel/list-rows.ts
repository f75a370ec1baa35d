import { type LenientQuery, oneOf } from "./lenient-query";

export const DEFAULT_ROWS = 25;

export const PAGE_SIZES = ["50", "100"] as const;

export type PageSize = (typeof PAGE_SIZES)[number];

export type Sized = { readonly rows: PageSize };

export const pageSize = oneOf(PAGE_SIZES);

export function rowsOf({ rows }: LenientQuery<Sized>["values"]): number {
  return rows === null ? DEFAULT_ROWS : Number(rows);
}
