import { acceptsPublicKey } from "@/server/domain/merchants";
import { isPayable, loadSessionForPage, type SessionState, stateAt } from "@/server/domain/sessions";
import type { SdkResult } from "@/server/domain/sessions/contract/preload";
import { DEMO_KEY } from "@/server/kernel/demo-key";
import type { Language, SystemCtx } from "@/server/kernel/types";
import { frameResult } from "./preload";
import { viewedOf } from "./sdk-session";

export type Embedding = {
  readonly kind: "accepted";
  readonly origins: readonly string[];
  readonly state: SessionState;
  readonly isOver: boolean;
  /**
   * The result of the latest settled attempt; null without such an attempt, or if the session has expired.
   */
  readonly result: (SdkResult & { readonly code: string }) | null;
};

/** Outcome for a page whose public key is not a valid key of the session's merchant. */
type Unaccepted = { readonly kind: "unaccepted"; readonly origins: readonly string[] };

/** The page that embeds a session. `origin` is null on the page that an app opens before the payment. */
export type Embedder = { readonly origin: string | null; readonly key: string };

/** True if the page with the given origin and public key may embed the session. */
export async function acceptsEmbedder(system: SystemCtx, by: Embedder & { sessionId: string }): Promise<boolean> {
  return (await readEmbedding(system, { ...by, language: "en" }))?.kind === "accepted";
}

/**
 * @returns null if the session does not exist, or its merchant does not list the origin. The service's own
 * pages may embed every session (Spec, "The embedded checkout" 13)
 */
export async function readEmbedding(
  system: SystemCtx,
  { sessionId, origin, key, language }: Embedder & { sessionId: string; language: Language },
): Promise<Embedding | Unaccepted | null> {
  const page = await loadSessionForPage(system, sessionId);
  if (page === null) return null;
  const { allowedOrigins, baseUrl } = page.ctx.merchant;
  const own = new URL(baseUrl).origin;
  const origins = origin === null || origin === own ? [own] : allowedOrigins;
  if (!origins.includes(origin ?? own)) return null;
  const isDemo = origin === own && key === DEMO_KEY && !page.ctx.merchant.production;
  if (!isDemo && !(await acceptsPublicKey(page.ctx, key))) return { kind: "unaccepted", origins };
  const viewed = viewedOf(page);
  const state = stateAt(viewed.session, viewed.now);
  return {
    kind: "accepted",
    origins,
    state,
    isOver: !isPayable(state),
    result: state === "expired" ? null : frameResult(viewed, language),
  };
}
