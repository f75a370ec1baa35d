/** How the simulated gateway tells what happens later. Filled once, in `server/wiring.ts`. */
import type { Ctx, Tx } from "@/server/kernel/types";
import type { SimulatedNotice } from "./notify";

/** A notice on its way from an account, and when it arrives, on the merchant's clock. */
export type LaterNotice = { readonly gatewayCode: string; readonly notice: SimulatedNotice; readonly at: Date };

/** Runs inside the transaction over the gateway's books: rows only. */
export type NoticeHandler = (ctx: Ctx, tx: Tx, later: LaterNotice) => Promise<void>;

let deliver: NoticeHandler | null = null;

/** Has `handler` deliver every notice from now on. */
export function onLaterNotice(handler: NoticeHandler): void {
  deliver = handler;
}

/** Sends the notice on its way. */
export async function tellLater(ctx: Ctx, tx: Tx, later: LaterNotice): Promise<void> {
  if (deliver === null) throw new Error("Nobody delivers notices: server/wiring.ts was not imported.");
  await deliver(ctx, tx, later);
}
