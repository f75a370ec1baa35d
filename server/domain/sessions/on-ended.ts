/** What later modules do when a session ends without a payment being tried. The table is filled once, in `server/wiring.ts`. */
import type { Ctx, Tx } from "../../kernel/types";
import type { SessionRow } from "./view";

/** The operations `cancel`, `expire` and a `delete` for good, and the timer; a decided attempt is told of by `payments/on-settled.ts`. */
export type SessionEnd = "canceled" | "expired" | "deleted";

/** Runs inside the ending transaction, under the session's lock: rows only. The session is given as it stood before. */
export type EndedHandler = (
  ctx: Ctx,
  tx: Tx,
  ended: { readonly session: SessionRow; readonly end: SessionEnd },
) => Promise<void>;

const HANDLERS = new Map<string, EndedHandler>();

/** Has `handler` called whenever a session of `paymentType` ends; a second handler for the same type takes the place of the first, null leaves none. */
export function onEnded(paymentType: string, handler: EndedHandler | null): void {
  if (handler === null) HANDLERS.delete(paymentType);
  else HANDLERS.set(paymentType, handler);
}

/** Tells the handler of the session's payment type, where there is one. */
export async function tellEnded(ctx: Ctx, tx: Tx, ended: Parameters<EndedHandler>[2]): Promise<void> {
  await HANDLERS.get(ended.session.paymentType)?.(ctx, tx, ended);
}
