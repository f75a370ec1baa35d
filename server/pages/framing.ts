import { isOrigin } from "@/server/kernel/origin";
import { currentView } from "./status";

/**
 * Lets these origins frame this page; by default none may.
 * @param origins scheme, host and port, as browsers write them
 */
export async function allowFraming(origins: readonly string[]): Promise<void> {
  const view = await currentView();
  const written = origins.filter(isOrigin);
  if (view !== undefined && written.length > 0) view.frameAncestors = written.join(" ");
}
