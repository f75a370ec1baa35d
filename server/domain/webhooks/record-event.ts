import type { Ctx, Tx } from "@/server/kernel/types";
import { type EventToRecord, writeFactEvent } from "./statements/record-event";

/**
 * Writes an event that is no state change, and its deliveries to webhook endpoints. The database itself
 * records state changes.
 */
export async function recordEvent(ctx: Ctx, tx: Tx, event: EventToRecord): Promise<void> {
  await writeFactEvent(tx, { merchantId: ctx.merchant.id, at: ctx.now(), ...event });
}
