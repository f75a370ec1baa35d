import { headers } from "next/headers";
import { bridge, VIEW_HEADER, type View } from "@/server/front/bridge";
import { Busy } from "@/server/kernel/errors";
import { refusalOf } from "@/server/refusal";

/** The server process's record of the page view; undefined under `next start`. */
export async function currentView(): Promise<View | undefined> {
  const id = (await headers()).get(VIEW_HEADER);
  return id === null ? undefined : bridge().views.get(id);
}

/** Records that our code handles the request, so that an error does not count as an unreadable form. */
export async function noteBegun(): Promise<void> {
  const view = await currentView();
  if (view !== undefined) view.begun = true;
}

/** Answers 503 if the database or the file store is overloaded. */
export function noteFailure(error: unknown, viewId: string): void {
  const view = bridge().views.get(viewId);
  if (view !== undefined && refusalOf(error) instanceof Busy) view.status = 503;
}

/**
 * Responds with `status` and the rendered page. Next's `notFound()` also sets a status, but its page needs
 * JavaScript.
 * @returns false under `next start`, where Next sets the status
 */
export async function answerWith(status: 400 | 403 | 404 | 410 | 429 | 503): Promise<boolean> {
  const view = await currentView();
  if (view === undefined) return false;
  view.status = status;
  return true;
}
