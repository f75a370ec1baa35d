import { countFormPost } from "@/server/domain/limits";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { redeliver } from "@/server/domain/webhooks";
import { Conflict, NotFound } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";
import { testToolsContext } from "./test-merchant";

/**
 * Result of a redelivery. `delivered` and `refused` contain the receiver's status, or why there was none.
 * `under_way`: the event is being delivered; `no_address`: there is no webhook address; `gone`: unknown
 * event, or the test tools are closed.
 */
export type Redelivery =
  | { readonly kind: "delivered" | "refused"; readonly answer: string }
  | { readonly kind: "under_way" | "no_address" | "gone" };

const EVENT_ID = /^\w{1,40}$/;

/**
 * Sends an event of the sandbox merchant at once to the current webhook address.
 * @throws {RateLimited} above 30 per minute (Spec, "Sandbox pages" 2 and 3)
 */
export async function redeliverFromPage(
  system: SystemCtx,
  eventId: string,
  user: ConsoleCtx | null = null,
): Promise<Redelivery> {
  const ctx = await testToolsContext(system, user);
  if (ctx === null || !EVENT_ID.test(eventId)) return { kind: "gone" };
  await countFormPost(ctx, ctx.merchant.id);
  try {
    const { last_error: error, last_status: status } = await redeliver(ctx, eventId);
    return { kind: error === null ? "delivered" : "refused", answer: String(status ?? error) };
  } catch (problem) {
    if (problem instanceof NotFound) return { kind: "gone" };
    if (!(problem instanceof Conflict)) throw problem;
    const ways = await ctx.db.delivery.count({ where: { eventId, merchantId: ctx.merchant.id } });
    return { kind: ways === 0 ? "no_address" : "under_way" };
  }
}
