/** The order in which a gateway reported outcomes of one capture, refund or void. */
import type { Ctx } from "@/server/kernel/types";
import { noteNewest } from "./statements/newest-report";

/**
 * Stores when the outcome occurred, unless a later one is stored.
 * @param objectId the operation, or the attempt of a purchase
 * @param occurredAt as the gateway says; null is always the newest
 * @returns true if a later outcome was reported already
 */
export async function isOutdated(ctx: Ctx, objectId: string, occurredAt: Date | null): Promise<boolean> {
  return occurredAt !== null && !(await noteNewest(ctx, objectId, occurredAt));
}
