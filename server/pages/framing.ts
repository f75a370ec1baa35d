/** Which sites may frame a page. */
import { currentView } from "./status";

/**
 * Lets these origins frame this page; by default none may.
 * @param origins scheme, host and port, as browsers write them
 */
export async function allowFraming(origins: readonly string[]): Promise<void> {
  const view = await currentView();
  if (view !== undefined && origins.length > 0) view.frameAncestors = origins.join(" ");
}
