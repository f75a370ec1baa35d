import type { SystemCtx } from "@/server/kernel/types";
import { countWithin } from "./count-within";

/**
 * @param to id of the form's session, link or merchant, or an address with a prefix
 * @param most maximum number of submits a minute
 * @throws {RateLimited} above `most` (Spec, "Session states" 9 and 10)
 */
export function countFormPost(system: SystemCtx, to: string, most = 30): Promise<void> {
  return countWithin(system, { caller: `session:${to}`, kind: "form_post", seconds: 60, most });
}
