import { isOrigin } from "@/server/kernel/origin";
import { currentView } from "./status";

/** The pages that may frame a page: those of the listed origins, or this service's own. */
type Framing = readonly string[] | "own pages";

/**
 * Sources of `frame-ancestors`; texts that are no origins are dropped, because they could mean something
 * else.
 */
export function framingSources(by: Framing): string {
  return by === "own pages" ? "'self'" : by.filter(isOrigin).join(" ");
}

export async function allowFraming(by: Framing): Promise<void> {
  const view = await currentView();
  const sources = framingSources(by);
  if (view !== undefined && sources !== "") view.frameAncestors = sources;
}
