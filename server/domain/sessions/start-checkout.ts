/** The merchant's links for customers, which lead to the checkout page in the session's language. */

import { merchantFacts } from "@/server/context";
import { NotFound } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";
import { openSession } from "./open-session";
import { languageOf } from "./record/session";
import { checkoutPageUrl } from "./view";

export type StartCheckout = {
  /** The session's id or short code in the link. */
  readonly by: { readonly id: string } | { readonly shortCode: string };
  /** A HEAD request or a prefetch does not open the page (Spec, "Session requests" 1 to 8). */
  readonly isPrefetch: boolean;
};

/**
 * The checkout page's address; the first real visit makes a `created` session `pending`.
 * @throws {NotFound} unknown link
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
