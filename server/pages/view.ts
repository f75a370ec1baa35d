/**
 * The request's context for pages and form actions. These settle and create, so the handlers are registered
 * here.
 */
import "@/server/wiring";
import { headers } from "next/headers";
import { systemContext } from "@/server/context";
import { PREFETCH_HEADER } from "@/server/front/prefetch";
import type { SystemCtx } from "@/server/kernel/types";
import { noteBegun } from "./status";

export async function pageContext(): Promise<SystemCtx> {
  await noteBegun();
  return systemContext((await headers()).get("x-request-id") ?? undefined);
}

export async function isOpening(): Promise<boolean> {
  return (await headers()).get(PREFETCH_HEADER) !== "1";
}
