/**
 * Finds faults of a page that embeds the payment, from facts that a browser collected.
 * @typedef {object} PageFacts
 * @property {string} url
 * @property {string} html with its inline scripts
 * @property {string} permissions header `Permissions-Policy`, or empty
 * @property {{src: string, integrity: string}[]} loaders script tags of the SDK
 * @property {string[]} missing functions that a script tag names
 * @property {{directive: string, blocked: string}[]} violations of its policy
 * @property {string | null} version of the SDK that ran
 * @property {string | null} served by the service
 * @property {{status: number}[]} frames the frame's answers
 * @property {boolean} isRefused whether a request to the service failed
 * @property {string[]} codes that the SDK reported
 */

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const PRIVATE_KEY = /\b[sr]k_[\w-]{8,}/;

/** @type {[code: string, advice: string, isFound: (facts: PageFacts) => boolean][]} */
const RULES = [
  ["no_script", "The page has no script tag of /sdk/…/checkout.min.js.", ({ loaders }) => loaders.length === 0],
  [
    "not_run",
    "The script tag did not define window.Checkout: check its address and its integrity hash.",
    ({ loaders, version }) => loaders.length > 0 && version === null,
  ],
  ["double_load", "Load the script once; the second tag has no effect.", ({ loaders }) => loaders.length > 1],
  [
    "https",
    "Serve the page by https: browsers offer wallets and password managers there alone.",
    ({ url }) => new URL(url).protocol !== "https:" && !LOOPBACK.test(new URL(url).hostname),
  ],
  [
    "policy",
    "The content security policy blocks the service: allow it in script-src, frame-src and connect-src.",
    ({ violations }) => violations.length > 0,
  ],
  ["permissions", "Permissions-Policy takes payment from the frame: name the service.", takesPayment],
  [
    "origin",
    "The service does not answer this page: add its origin to allowed_origins of the merchant's settings.",
    ({ frames, isRefused, violations }) =>
      violations.length === 0 && (isRefused || frames.some(({ status }) => status === 404)),
  ],
  [
    "pinned_alias",
    "integrity fails after an update of the service: load /sdk/<version>/checkout.min.js.",
    ({ loaders }) => loaders.some(({ src, integrity }) => integrity !== "" && /\/sdk\/v\d+\//.test(src)),
  ],
  [
    "version",
    "The page loads an older version than the service serves.",
    ({ version, served }) => version !== null && served !== null && version !== served,
  ],
  [
    "private_key",
    "The page contains a private key: revoke it and use the public key.",
    ({ html }) => PRIVATE_KEY.test(html),
  ],
  ["callbacks", "A function that the script tag names is not defined.", ({ missing }) => missing.length > 0],
];

/** @param {PageFacts} facts */
function takesPayment({ permissions, loaders }) {
  const allowed = /(?:^|,)\s*payment=(\*|\([^)]*\))/.exec(permissions)?.[1];
  if (allowed === undefined || allowed === "*" || allowed.includes("*")) return false;
  return !loaders.some(({ src }) => allowed.includes(`"${new URL(src).origin}"`));
}

/**
 * @param {PageFacts} facts
 * @returns {{code: string, advice: string}[]}
 */
export function faultsOf(facts) {
  const found = RULES.filter(([, , isFound]) => isFound(facts)).map(([code, advice]) => ({ code, advice }));
  const reported = facts.codes.map((code) => ({ code: "error", advice: `The SDK reports the error ${code}.` }));
  return [...found, ...reported];
}
