import type { Ctx } from "@/server/kernel/types";
import type { SessionView } from "./contract/answers";
import type { SetupPreload } from "./contract/preload";
import { sessionView, type ViewedSession } from "./view";

/** Returns the client SDK's data; reads only the customer's cards from the database, if any. */
export type PreloadHandler = (ctx: Ctx, viewed: Pick<ViewedSession, "session" | "accounts">) => Promise<SetupPreload>;

let handler: PreloadHandler | null = null;

export function onPreload(next: PreloadHandler | null): void {
  handler = next;
}

/** The session object, with `sdk_setup_preload_payload` if requested (Spec, "Client SDK configuration"). */
export async function viewWithPreload(
  ctx: Ctx,
  viewed: ViewedSession,
  isWanted: boolean | undefined,
): Promise<SessionView> {
  const view = sessionView(viewed);
  if (isWanted !== true || handler === null) return view;
  return { ...view, sdk_setup_preload_payload: await handler(ctx, viewed) };
}
