/** The console's cookie, and who it names. */
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { type ConsoleCtx, findConsoleUser } from "@/server/domain/merchants";
import { pageContext } from "./view";

/** The prefix has browsers refuse it without `Secure`, for a folder, or from a host beside this one. */
const COOKIE = "__Host-console";

/** Where a request came from. */
export async function requestOrigin(): Promise<{ address: string; userAgent: string }> {
  const sent = await headers();
  return { address: sent.get("x-sarraf-peer")?.slice(0, 64) || "unknown", userAgent: sent.get("user-agent") ?? "" };
}

/** The context of who is signed in, or null; one statement a view. */
export const consoleContext = cache((): Promise<ConsoleCtx | null> => userOfCookie(false));

/** The same for what a page asks by itself, which does not keep the session alive. */
export function watchingContext(): Promise<ConsoleCtx | null> {
  return userOfCookie(true);
}

async function userOfCookie(isWatching: boolean): Promise<ConsoleCtx | null> {
  const system = await pageContext();
  const token = (await cookies()).get(COOKIE)?.value;
  if (token === undefined || token.length > 64) return null;
  return findConsoleUser(system, { token, address: (await requestOrigin()).address, isWatching });
}

/** Gives the browser the session's token; it forgets it when it is closed. For actions alone. */
export async function keepConsoleToken(token: string): Promise<void> {
  (await cookies()).set(COOKIE, token, { path: "/", secure: true, httpOnly: true, sameSite: "lax" });
}

/** Has the browser forget the token. For actions alone. */
export async function dropConsoleToken(): Promise<void> {
  (await cookies()).set(COOKIE, "", { path: "/", secure: true, httpOnly: true, sameSite: "lax", maxAge: 0 });
}
