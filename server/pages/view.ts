/**
 * What a page or its action needs of the request, besides its path. Actions settle and create, so the handler
 * tables are filled here.
 */
import "@/server/wiring";
import { headers } from "next/headers";
import { systemContext } from "@/server/context";
import { PREFETCH_HEADER } from "@/server/front/prefetch";
import type { SystemCtx } from "@/server/kernel/types";
import { noteBegun } from "./status";

/** The context of this page view or form post, under the request's own id. */
export async function pageContext(): Promise<SystemCtx> {
  await noteBegun();
  return systemContext((await headers()).get("x-request-id") ?? undefined);
}

/** True when the customer is really looking: a HEAD request or a prefetch opens nothing. */
export async function isOpening(): Promise<boolean> {
  return (await headers()).get(PREFETCH_HEADER) !== "1";
}
