/** Statuses that pages choose for themselves. */
import { headers } from "next/headers";
import { bridge, VIEW_HEADER, type View } from "@/server/front/bridge";

/** The view of the present request; undefined under `next start`. */
export async function currentView(): Promise<View | undefined> {
  const id = (await headers()).get(VIEW_HEADER);
  return id === null ? undefined : bridge().views.get(id);
}

/** Records that our own code handles this request, so that an error is not taken for an unreadable form. */
export async function noteBegun(): Promise<void> {
  const view = await currentView();
  if (view !== undefined) view.begun = true;
}

/**
 * Answers this page view with `status` and what the page renders. Next's `notFound()` and `forbidden()` set a
 * status too, but their page is assembled by a script and stays blank without one.
 * @returns false under `next start`; the page then leaves the status to Next
 */
export async function answerWith(status: 400 | 403 | 404 | 429 | 503): Promise<boolean> {
  const view = await currentView();
  if (view === undefined) return false;
  view.status = status;
  return true;
}
