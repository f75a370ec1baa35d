/** Whether a merchant's page may embed a session, and the session's state for it. */

import { isPayable, loadSessionForPage, type SessionState, stateAt } from "@/server/domain/sessions";
import type { SdkResult } from "@/server/domain/sessions/contract/preload";
import type { SystemCtx } from "@/server/kernel/types";

import { latestResult } from "./preload";
import { viewedOf } from "./sdk-session";

export type Embedding = {
  /** The origins that may frame the session's page. */
  readonly origins: readonly string[];
  readonly state: SessionState;
  /** The session takes no more payment. */
  readonly isOver: boolean;
  /** Of the latest settled attempt; null if there is none, or if the session expired. */
  readonly result: SdkResult | null;
};

/**
 * Null if there is no such session, or its merchant does not list the origin. The service's own pages may
 * embed every session (Spec, "The embedded checkout" 13). One statement. @param origin null for a page of the
 * service itself
 */
export async function readEmbedding(
  system: SystemCtx,
  { sessionId, origin }: { sessionId: string; origin: string | null },
): Promise<Embedding | null> {
  const page = await loadSessionForPage(system, sessionId);
  if (page === null) return null;
  const { allowedOrigins, baseUrl } = page.ctx.merchant;
  const own = new URL(baseUrl).origin;
  const origins = origin === null || origin === own ? [own] : allowedOrigins;
  if (!origins.includes(origin ?? own)) return null;
  const viewed = viewedOf(page);
  const state = stateAt(viewed.session, viewed.now);
  return { origins, state, isOver: !isPayable(state), result: state === "expired" ? null : latestResult(viewed) };
}
