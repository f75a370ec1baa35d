import type { IncomingMessage } from "node:http";
import { bridge } from "./bridge";
import { isPageForm } from "./forms";

/**
 * Maximum size of a form in bytes. For a larger form without JavaScript, Next would wait for ever for its
 * end.
 */
const MOST_BYTES = 1_048_576;
/** Maximum bytes of a form of a caller who is not signed in on the console. */
export const STRANGERS_MOST_BYTES = 64 * 1_024;

function mayBeLarger(request: IncomingMessage): boolean {
  return isPageForm(request) && Number(request.headers["content-length"] ?? MOST_BYTES) > STRANGERS_MOST_BYTES;
}

/** The maximum bytes of the caller's forms; the database is asked only for a large form with a cookie. */
export function largestForm(request: IncomingMessage): number | Promise<number> {
  const { cookie } = request.headers;
  const { isSignedIn } = bridge();
  if (cookie === undefined || isSignedIn === undefined || !mayBeLarger(request)) return STRANGERS_MOST_BYTES;
  return isSignedIn(cookie).then((isSigned) => (isSigned ? MOST_BYTES : STRANGERS_MOST_BYTES));
}
