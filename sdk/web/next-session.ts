import { isSessionId, type ReadyOptions } from "./options";
import { warn } from "./results";

type SessionLoader = NonNullable<ReadyOptions["sessionLoader"]>;

/** Null if the host page's function throws, or returns no new session. */
export async function nextSession(
  load: SessionLoader,
  expired: string,
): Promise<{ session_id: string; setupPreload?: unknown } | null> {
  try {
    const given = await load();
    const next = typeof given === "string" ? { session_id: given } : given;
    if (isSessionId(next?.session_id) && next.session_id !== expired) return next;
    warn("sessionLoader returned no new session.");
  } catch (error) {
    warn("sessionLoader failed.", error);
  }
  return null;
}
