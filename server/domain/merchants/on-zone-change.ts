import type { Ctx, Tx } from "@/server/kernel/types";

export type ZoneChange = { readonly from: string; readonly to: string };

/**
 * The handler runs inside the transaction that changes the settings, under the merchant's row lock, and
 * writes only rows.
 */
export type ZoneHandler = (ctx: Ctx, tx: Tx, change: ZoneChange) => Promise<void>;

const HANDLERS = new Set<ZoneHandler>();

/** Registering the same handler twice has no effect. */
export function onZoneChange(handler: ZoneHandler): void {
  HANDLERS.add(handler);
}

export async function tellZoneChange(ctx: Ctx, tx: Tx, change: ZoneChange): Promise<void> {
  for (const handler of HANDLERS) await handler(ctx, tx, change);
}
