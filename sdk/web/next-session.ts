import { isSessionId, type ReadyOptions } from "./options";

type SessionLoader = NonNullable<ReadyOptions["sessionLoader"]>;

/** @throws {Error} what the host page's function throws, or if it returns no new session */
export async function nextSession(
  load: SessionLoader,
  expired: string,
): Promise<{ session_id: string; setupPreload?: unknown }> {
  const given = await load();
  const next = typeof given === "string" ? { session_id: given } : given;
  if (!isSessionId(next?.session_id) || next.session_id === expired) throw new Error("It returned no new session.");
  return next;
}
