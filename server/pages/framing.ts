/** Which sites may show a page in a frame. */
import { currentView } from "./status";

/**
 * Lets pages of these origins frame this view; by default none may.
 * @param origins scheme, host and port, as browsers write them
 */
export async function allowFraming(origins: readonly string[]): Promise<void> {
  const view = await currentView();
  if (view !== undefined && origins.length > 0) view.frameAncestors = origins.join(" ");
}
