/**
 * The link from a checkout back to the self-service page. It is in a signed cookie of this browser, so that a
 * session's id alone opens no subscription (Spec, "The self-service page" 12 and 13).
 */
import { cookies, headers } from "next/headers";
import { subscriptionByToken } from "@/server/domain/subscriptions";
import type { Language, SystemCtx } from "@/server/kernel/types";
import { signToken, verifyToken } from "@/server/secrets";

const LIFETIME_SECONDS = 3600;

export type PageOfSession = { readonly sessionId: string; readonly pageToken: string };

/** Sets the cookie with the link; only possible in actions, because page views set no cookies. */
export async function rememberWayBack(page: PageOfSession): Promise<void> {
  const secure = (await headers()).get("origin")?.startsWith("https:") ?? false;
  (await cookies()).set(cookieName(page.sessionId), cookieValue(page), {
    path: "/",
    maxAge: LIFETIME_SECONDS,
    httpOnly: true,
    sameSite: "lax",
    secure,
  });
}

/**
 * The self-service page on which this browser began the session; null without a valid link to such a page.
 */
export async function wayBackFrom(
  system: SystemCtx,
  { sessionId, language }: { sessionId: string; language: Language },
): Promise<string | null> {
  const value = (await cookies()).get(cookieName(sessionId))?.value;
  const token = value === undefined ? null : tokenIn(value, sessionId);
  if (token === null || (await subscriptionByToken(system, token)) === null) return null;
  return `/${language}/subscription/${encodeURIComponent(token)}`;
}

/** Name of the session's cookie; each session has one, for payments in several tabs. */
function cookieName(sessionId: string): string {
  return `way-back-${sessionId}`;
}

function cookieValue({ sessionId, pageToken }: PageOfSession): string {
  return signToken("way-back", `${sessionId} ${pageToken}`);
}

function tokenIn(value: string, sessionId: string): string | null {
  const [of, token] = (verifyToken("way-back", value) ?? "").split(" ");
  return of === sessionId && token !== undefined ? token : null;
}
