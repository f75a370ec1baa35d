/**
 * What later modules do when a merchant moves to another time zone. The table is filled once, in
 * `server/wiring.ts`.
 */
import type { Ctx, Tx } from "@/server/kernel/types";

/** IANA zones. */
export type ZoneChange = { readonly from: string; readonly to: string };

/** Runs inside the transaction that changes the zone, under the merchant's row lock: rows only. */
export type ZoneHandler = (ctx: Ctx, tx: Tx, change: ZoneChange) => Promise<void>;

const HANDLERS = new Set<ZoneHandler>();

/** Has `handler` called for every change; the same handler again counts once. */
export function onZoneChange(handler: ZoneHandler): void {
  HANDLERS.add(handler);
}

/** Tells every handler. */
export async function tellZoneChange(ctx: Ctx, tx: Tx, change: ZoneChange): Promise<void> {
  for (const handler of HANDLERS) await handler(ctx, tx, change);
}
