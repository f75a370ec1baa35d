/** Security headers of responses: no inline script, no framing, no caching. */

/**
 * @param nonce marks the scripts and styles that this service put into the page
 * @param development allows `eval`, which React needs for stack traces
 */
export function contentSecurityPolicy(nonce: string, development: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Adds sources to directives of a `Content-Security-Policy`; a missing directive also gets the service
 * itself.
 */
export function withSources(policy: string, sources: Readonly<Record<string, readonly string[]>>): string {
  const directives = policy.split("; ");
  for (const [name, further] of Object.entries(sources)) {
    const at = directives.findIndex((directive) => directive.startsWith(`${name} `));
    const before = directives[at] ?? `${name} 'self'`;
    directives.splice(at === -1 ? directives.length : at, 1, [before, ...further].join(" "));
  }
  return directives.join("; ");
}

/**
 * The referrer policy is `same-origin`, because with `no-referrer` browsers send `Origin: null` with forms.
 */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  "cache-control": "private, no-store",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex, nofollow",
};
