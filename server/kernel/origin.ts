/** Origins of web pages as browsers send them (RFC 6454). */

const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/;

/**
 * True for a scheme, a host and a port in lower case. The URL standard accepts hosts such as `*` and `a;b`,
 * which have a different meaning in a policy header; they are not accepted here.
 */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, hostname } = new URL(text);
  return origin === text && HOST.test(hostname);
}
