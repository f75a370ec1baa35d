/** Keeps outcomes of a capture, refund or void in the order in which they occurred at the gateway. */
import type { Ctx, Tx } from "@/server/kernel/types";
import { noteNewest } from "./statements/newest-report";

/** The outcome of an operation or of a purchase. An outcome with `occurredAt` null counts as the newest. */
export type DatedReport = { readonly objectId: string; readonly occurredAt: Date | null };

/**
 * Stores when the outcome occurred at the gateway, unless a later time is stored. The caller holds the
 * session's lock and applies the outcome in the same transaction.
 * @returns true if a later outcome was reported already
 */
export async function isOutdated(ctx: Ctx, tx: Tx, { objectId, occurredAt }: DatedReport): Promise<boolean> {
  return occurredAt !== null && !(await noteNewest(ctx, tx, { objectId, occurredAt }));
}
