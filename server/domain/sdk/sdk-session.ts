import { loadSessionForPage, type SessionForPage, type ViewedSession } from "@/server/domain/sessions";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";

export const CANNOT_BE_PAID = "This session cannot be paid at the moment.";

/**
 * The session of a client SDK's call, with its attempts and accounts.
 * @throws {NotFound}
 */
export async function sdkSession(ctx: Ctx, sessionId: string): Promise<SessionForPage> {
  const page = await loadSessionForPage(ctx, sessionId);
  if (page === null || page.ctx.merchant.id !== ctx.merchant.id) throw new NotFound();
  return page;
}

export function viewedOf({ ctx, session, gateways }: SessionForPage): ViewedSession {
  return { session, accounts: gateways, merchant: ctx.merchant, now: ctx.now() };
}
