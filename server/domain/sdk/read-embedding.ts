import { isPayable, loadSessionForPage, type SessionState, stateAt } from "@/server/domain/sessions";
import type { SdkResult } from "@/server/domain/sessions/contract/preload";
import type { Language, SystemCtx } from "@/server/kernel/types";

import { frameResult } from "./preload";
import { viewedOf } from "./sdk-session";

export type Embedding = {
  readonly origins: readonly string[];
  readonly state: SessionState;
  readonly isOver: boolean;
  /** The result of the latest settled attempt; null if there is none, or if the session expired. */
  readonly result: (SdkResult & { readonly code: string }) | null;
};

/**
 * @returns null if the session does not exist, or its merchant does not list the origin. The service's pages
 * may embed every session (Spec, "The embedded checkout" 13). One statement.
 * @param origin null if the embedding page belongs to the service
 */
export async function readEmbedding(
  system: SystemCtx,
  { sessionId, origin, language }: { sessionId: string; origin: string | null; language: Language },
): Promise<Embedding | null> {
  const page = await loadSessionForPage(system, sessionId);
  if (page === null) return null;
  const { allowedOrigins, baseUrl } = page.ctx.merchant;
  const own = new URL(baseUrl).origin;
  const origins = origin === null || origin === own ? [own] : allowedOrigins;
  if (!origins.includes(origin ?? own)) return null;
  const viewed = viewedOf(page);
  const state = stateAt(viewed.session, viewed.now);
  return {
    origins,
    state,
    isOver: !isPayable(state),
    result: state === "expired" ? null : frameResult(viewed, language),
  };
}
