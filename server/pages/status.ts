/** Statuses that pages choose for themselves. */
import { headers } from "next/headers";

/** Names one page view; set by scripts/serve.mjs alone. */
export const VIEW_HEADER = "x-sarraf-view";

/**
 * The statuses chosen for views that are being answered; scripts/serve.mjs makes the map, writes them and
 * forgets them.
 */
const shared = globalThis as typeof globalThis & {
  sarrafStatuses?: Map<string, number>;
  /** The requests that a page or action of ours works on; likewise of scripts/serve.mjs. */
  sarrafBegun?: Set<string>;
};

/** Says that our own code has this request: what Next answers to a form is not about its reading any more. */
export async function noteBegun(): Promise<void> {
  const view = (await headers()).get(VIEW_HEADER);
  if (view !== null) shared.sarrafBegun?.add(view);
}

/**
 * Answers this page view with `status` and what the page renders. Next's own `notFound()` and `forbidden()`
 * set a status too, but what they show is put together by a script, and stays blank without one.
 * @returns false if the server process writes no statuses, as under `next start`; the page then leaves it to
 * Next
 */
export async function answerWith(status: 400 | 403 | 404 | 429 | 503): Promise<boolean> {
  const view = (await headers()).get(VIEW_HEADER);
  if (view === null || shared.sarrafStatuses === undefined) return false;
  shared.sarrafStatuses.set(view, status);
  return true;
}
