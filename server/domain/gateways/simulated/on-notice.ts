import type { Ctx, Tx } from "@/server/kernel/types";
import type { SimulatedNotice } from "./notify";

export type LaterNotice = { readonly gatewayCode: string; readonly notice: SimulatedNotice; readonly at: Date };

/** The handler runs inside the transaction of the simulated ledger, and writes only rows. */
export type NoticeHandler = (ctx: Ctx, tx: Tx, later: LaterNotice) => Promise<void>;

let deliver: NoticeHandler | null = null;

export function onLaterNotice(handler: NoticeHandler): void {
  deliver = handler;
}

export async function tellLater(ctx: Ctx, tx: Tx, later: LaterNotice): Promise<void> {
  if (deliver === null) throw new Error("No handler delivers notices: server/wiring.ts was not imported.");
  await deliver(ctx, tx, later);
}
