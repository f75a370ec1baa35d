/** Limits of passkeys, and the site to which they are bound (W3C Web Authentication Level 3). */

export const PASSKEYS_MAX = 10;
export const CHALLENGE_SECONDS = 5 * 60;
/** Maximum characters of a browser's answer; browsers send less than a tenth of it. */
export const ANSWER_MAX = 64 * 1024;

export type RelyingParty = { readonly id: string; readonly origin: string };

const IP_ADDRESS = /^(\[.*\]|\d{1,3}(\.\d{1,3}){3})$/;

/**
 * The site of passkeys; null for an IP address, and for HTTP except on localhost, where browsers offer none.
 */
export function relyingParty(baseUrl: string): RelyingParty | null {
  if (!URL.canParse(baseUrl)) return null;
  const { protocol, hostname, origin } = new URL(baseUrl);
  const isSecure = protocol === "https:" || (protocol === "http:" && /^(.+\.)?localhost$/.test(hostname));
  return isSecure && !IP_ADDRESS.test(hostname) ? { id: hostname, origin } : null;
}
