/**
 * The way from a checkout or pay page back to the self-service page that the payment was begun on. A signed
 * cookie of this browser holds it, so that a session's id alone opens no subscription (Spec, "The
 * self-service page" 12 and 13).
 */
import { cookies, headers } from "next/headers";
import { subscriptionByToken } from "@/server/domain/subscriptions";
import type { Language, SystemCtx } from "@/server/kernel/types";
import { signToken, verifyToken } from "@/server/secrets";

const LIFETIME_SECONDS = 3600;

/** A self-service page, by its token, and a session that was begun on it. */
export type PageOfSession = { readonly sessionId: string; readonly pageToken: string };

/** Has this browser find its way back from the session. For forms alone: page views set no cookies. */
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
 * Path of the self-service page, in `language`, on which this browser began the session; null if it did not,
 * or if that link is dead by now. One statement for a browser with the cookie, none for any other.
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

/** One cookie a session: payments begun in several tabs do not disturb each other. */
function cookieName(sessionId: string): string {
  return `way-back-${sessionId}`;
}

function cookieValue({ sessionId, pageToken }: PageOfSession): string {
  return signToken("way-back", `${sessionId} ${pageToken}`);
}

/** The page's token in the cookie's value; null if it is forged, or made for another session. */
function tokenIn(value: string, sessionId: string): string | null {
  const [of, token] = (verifyToken("way-back", value) ?? "").split(" ");
  return of === sessionId && token !== undefined ? token : null;
}
