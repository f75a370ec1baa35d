/** Web origins as browsers send them (RFC 6454). */

const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/;

/**
 * True for an origin of scheme, host and port in lower case. Hosts such as `*` and `a;b`, which the URL
 * standard accepts, are refused, because they mean something else in a `Content-Security-Policy` header.
 */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, hostname } = new URL(text);
  return origin === text && HOST.test(hostname);
}
