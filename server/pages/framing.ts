/** Which sites may show a page in a frame. */
import { headers } from "next/headers";
import { VIEW_HEADER } from "./status";

/** The origins chosen for views that are being answered; scripts/serve.mjs makes the map and writes them. */
const shared = globalThis as typeof globalThis & { sarrafFramings?: Map<string, string> };

/**
 * Lets pages of these origins frame this view. Without it nobody may, which is what every other page has.
 * @param origins scheme, host and port, as browsers write them
 */
export async function allowFraming(origins: readonly string[]): Promise<void> {
  const view = (await headers()).get(VIEW_HEADER);
  if (view !== null && origins.length > 0) shared.sarrafFramings?.set(view, origins.join(" "));
}
