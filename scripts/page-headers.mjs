/**
 * The security headers of every page (reliability of the hosted pages: no inline script, no framing, no
 * caching).
 */

/**
 * The content security policy of one page view.
 * @param {string} nonce marks the scripts and styles that this service itself put into the page
 * @param {boolean} development React needs `eval` for its stack traces there, and nowhere else
 */
export function contentSecurityPolicy(nonce, development) {
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
 * The headers that do not change from view to view. `same-origin` and not `no-referrer`: the latter makes
 * browsers send `Origin: null` with forms.
 */
export const PAGE_HEADERS = {
  "cache-control": "private, no-store",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex, nofollow",
};
