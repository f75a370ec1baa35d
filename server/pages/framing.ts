import { isOrigin } from "@/server/kernel/origin";
import { currentView } from "./status";

/**
 * Who may frame the page: the listed origins, this service's own pages, or its own pages on a page of a
 * listed origin.
 */
type Framing = readonly string[] | "own pages" | { readonly ownPagesOn: readonly string[] };

/**
 * Sources of `frame-ancestors`; texts that are no origins are dropped, because they could mean something
 * else.
 */
export function framingSources(by: Framing): string {
  if (by === "own pages") return "'self'";
  if ("ownPagesOn" in by) return ["'self'", ...by.ownPagesOn.filter(isOrigin)].join(" ");
  return by.filter(isOrigin).join(" ");
}

export async function allowFraming(by: Framing): Promise<void> {
  const view = await currentView();
  const sources = framingSources(by);
  if (view !== undefined && sources !== "") view.frameAncestors = sources;
}
