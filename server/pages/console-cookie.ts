import { cookies, headers } from "next/headers";
import { cache } from "react";
import { type ConsoleCtx, findConsoleUser } from "@/server/domain/merchants";
import { COOKIE } from "./console-cookie-name";
import { pageContext } from "./view";

/** Name of the cookie that recognizes the browser at later sign-ins; it gives no access. */
const DEVICE = "__Host-console-device";
/** Seconds for which browsers keep the device cookie: the maximum that they allow. */
const DEVICE_SECONDS = 400 * 86_400;

export async function requestOrigin(): Promise<{ address: string; userAgent: string }> {
  const sent = await headers();
  return { address: sent.get("x-sarraf-peer")?.slice(0, 64) || "unknown", userAgent: sent.get("user-agent") ?? "" };
}

export const consoleContext = cache((): Promise<ConsoleCtx | null> => userOfCookie(false));

export function watchingContext(): Promise<ConsoleCtx | null> {
  return userOfCookie(true);
}

async function userOfCookie(isWatching: boolean): Promise<ConsoleCtx | null> {
  const system = await pageContext();
  const token = (await cookies()).get(COOKIE)?.value;
  if (token === undefined || token.length > 64) return null;
  return findConsoleUser(system, { token, address: (await requestOrigin()).address, isWatching });
}

export async function keepConsoleToken(token: string): Promise<void> {
  (await cookies()).set(COOKIE, token, { path: "/", secure: true, httpOnly: true, sameSite: "lax" });
}

/** Removes the cookie of the console session; only possible in actions. */
export async function dropConsoleToken(): Promise<void> {
  (await cookies()).set(COOKIE, "", { path: "/", secure: true, httpOnly: true, sameSite: "lax", maxAge: 0 });
}

export async function deviceToken(): Promise<string | null> {
  const token = (await cookies()).get(DEVICE)?.value;
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Sets the device cookie; only possible in actions. */
export async function keepDeviceToken(token: string): Promise<void> {
  const path = { path: "/", secure: true, httpOnly: true, sameSite: "lax", maxAge: DEVICE_SECONDS } as const;
  (await cookies()).set(DEVICE, token, path);
}
