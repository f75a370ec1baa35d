import { merchantFacts } from "@/server/context";
import { NotFound } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";
import { openSession } from "./open-session";
import { languageOf } from "./record/session";
import { checkoutPageUrl } from "./view";

export type StartCheckout = {
  readonly by: { readonly id: string } | { readonly shortCode: string };
  /**
   * True for a HEAD request or a prefetch, which do not open the session (Spec, "Session requests" 1 to 8).
   */
  readonly isPrefetch: boolean;
};

/**
 * The checkout page's address in the session's language; the first real visit makes a `created` session
 * `pending`.
 * @throws {NotFound}
 */
export async function startCheckout(system: SystemCtx, { by, isPrefetch }: StartCheckout): Promise<string> {
  const session = await system.db.paymentSession.findUnique({
    where: { ...by, deletedAt: null },
    include: { merchant: true },
  });
  if (session === null) throw new NotFound();
  if (!isPrefetch) await openSession(system, session.id);
  return checkoutPageUrl(merchantFacts(session.merchant), session.id, languageOf(session));
}
