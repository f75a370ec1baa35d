/** The links that a merchant gives a customer: they lead to the checkout page in the session's language. */

import { merchantFacts } from "../../context";
import { NotFound } from "../../kernel/errors";
import type { SystemCtx } from "../../kernel/types";
import { openSession } from "./open-session";
import { checkoutPageUrl, languageOf } from "./view";

export type StartCheckout = {
  /** How the link names the session. */
  readonly by: { readonly id: string } | { readonly shortCode: string };
  /** A HEAD request or a prefetch: nobody has opened the page (decision §5). */
  readonly glance: boolean;
};

/**
 * The address of the checkout page; the first real visit makes a `created` session `pending`.
 * @throws {NotFound} when the link names no session
 */
export async function startCheckout(system: SystemCtx, { by, glance }: StartCheckout): Promise<string> {
  const session = await system.db.paymentSession.findUnique({
    where: { ...by, deletedAt: null },
    include: { merchant: true },
  });
  if (session === null) throw new NotFound();
  if (!glance) await openSession(system, session.id);
  return checkoutPageUrl(merchantFacts(session.merchant), session.id, languageOf(session));
}
