import type { Ctx } from "@/server/kernel/types";
import { flag, object, optional, text } from "@/server/kernel/wire";
import { paymentQueryText, readPaymentQuery } from "../payment-query";

export type SavedView = {
  readonly id: string;
  readonly name: string;
  /** The query string without question mark, as {@link paymentQueryText} returns it. */
  readonly query: string;
  readonly isShared: boolean;
  readonly isOwn: boolean;
};

type ViewRow = { id: string; name: string; query: string; isShared: boolean; userId: number };

const NAME = text(40);

export const NewView = object({ name: NAME, query: text(1000), everybody: optional(flag()) });

export const ViewName = object({ name: NAME });

/** The view's known query parameters without its cursor. */
export function normalQuery(query: string): string {
  return paymentQueryText(readPaymentQuery(Object.fromEntries(new URLSearchParams(query))).values);
}

/** Parses the stored query again, because the list's parameters may have changed. */
export function savedView({ actor }: Ctx, { id, name, query, isShared, userId }: ViewRow): SavedView {
  return { id, name, query: normalQuery(query), isShared, isOwn: actor.kind === "user" && actor.id === userId };
}
