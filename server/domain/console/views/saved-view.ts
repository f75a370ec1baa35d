/** A saved view: a name for a query of the payments list. */
import type { Ctx } from "@/server/kernel/types";
import { flag, object, optional, text } from "@/server/kernel/wire";
import { paymentQueryText, readPaymentQuery } from "../payment-query";

/** A view as its tab shows it. */
export type SavedView = {
  readonly id: string;
  readonly name: string;
  /** The list's query without a question mark, as {@link paymentQueryText} writes it. */
  readonly query: string;
  readonly isShared: boolean;
  /** The user may rename and delete it. */
  readonly isOwn: boolean;
};

type ViewRow = { id: string; name: string; query: string; isShared: boolean; userId: number };

const NAME = text(40);

/** What the form of a new view says. */
export const NewView = object({ name: NAME, query: text(1000), everybody: optional(flag()) });

/** Another name for a view. */
export const ViewName = object({ name: NAME });

/** The query as the list understands it, without its cursor; what it does not understand is left out. */
export function normalQuery(query: string): string {
  return paymentQueryText(readPaymentQuery(Object.fromEntries(new URLSearchParams(query))).values);
}

/** The row as its tab shows it; its query is read anew, for the list may have changed since. */
export function savedView({ actor }: Ctx, { id, name, query, isShared, userId }: ViewRow): SavedView {
  return { id, name, query: normalQuery(query), isShared, isOwn: actor.kind === "user" && actor.id === userId };
}
