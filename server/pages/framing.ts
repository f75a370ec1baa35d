import { isOrigin } from "@/server/kernel/origin";
import { currentView } from "./status";

/** Origins with scheme, host and port, as browsers write them; or this service's own pages. */
type Framing = readonly string[] | "own pages";

/** The sources for the policy header; other texts could have a different meaning there. */
export function framingSources(by: Framing): string {
  return by === "own pages" ? "'self'" : by.filter(isOrigin).join(" ");
}

/** Lets other pages frame this page; by default none may. */
export async function allowFraming(by: Framing): Promise<void> {
  const view = await currentView();
  const sources = framingSources(by);
  if (view !== undefined && sources !== "") view.frameAncestors = sources;
}
