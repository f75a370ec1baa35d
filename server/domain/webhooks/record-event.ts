import type { Ctx, Tx } from "@/server/kernel/types";
import type { FactKind } from "./core/words";
import { writeFactEvent } from "./statements/record-event";

export type EventToRecord = {
  readonly kind: FactKind;
  /** The subscription or card, whose row the caller has locked and already changed. */
  readonly objectId: string;
  /** Names the change among those of the merchant, for the audit; at most 80 characters. */
  readonly cause: string;
};

/**
 * Writes the event of a change that is no state change, and its deliveries to webhook endpoints, in the
 * transaction of the change. State changes are recorded as events by the database. One statement.
 */
export async function recordEvent(ctx: Ctx, tx: Tx, event: EventToRecord): Promise<void> {
  await writeFactEvent(tx, { merchantId: ctx.merchant.id, at: ctx.now(), ...event });
}
