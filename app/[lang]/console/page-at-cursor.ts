import { InvalidFields } from "@/server/kernel/errors";
import type { LenientQuery } from "@/server/kernel/lenient-query";
import { rowsOf, type Sized } from "@/server/kernel/list-rows";
import { firstRows, type Page, type PageRequest } from "@/server/kernel/page";

export type PageAtCursor<Query, Row> = LenientQuery<Query> & {
  readonly rows: readonly Row[];
  readonly next: string | null;
};

/** Rows after the query's cursor; an invalid cursor is dropped, and the first rows are read. */
export async function pageAtCursor<Query extends Sized & { readonly cursor: string }, Row>(
  { values, dropped }: LenientQuery<Query>,
  list: (page: PageRequest) => Promise<Page<Row>>,
): Promise<PageAtCursor<Query, Row>> {
  const page = firstRows(rowsOf(values));
  const { cursor } = values;
  try {
    const { results, last } = await list({ ...page, startingAfter: cursor ?? undefined });
    return { values, dropped, rows: results, next: last };
  } catch (error) {
    if (cursor === null || !(error instanceof InvalidFields && "starting_after" in error.fields)) throw error;
    const { results, last } = await list(page);
    return { values: { ...values, cursor: null }, dropped: [...dropped, "cursor"], rows: results, next: last };
  }
}
