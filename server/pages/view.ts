/**
 * The request's context for pages and form actions. It also registers handlers, because pages settle payments
 * and create sessions.
 */
import "@/server/wiring";
import { headers } from "next/headers";
import { systemContext } from "@/server/context";
import { PREFETCH_HEADER } from "@/server/front/prefetch";
import type { SystemCtx } from "@/server/kernel/types";
import { customerDevice } from "./customer-device";
import { noteBegun } from "./status";

/** @param screen the form's field about the customer's screen */
export async function pageContext(screen: string | null = null): Promise<SystemCtx> {
  await noteBegun();
  const sent = await headers();
  const device = customerDevice(sent, screen);
  return { ...systemContext(sent.get("x-request-id") ?? undefined), ...(device && { device }) };
}

export async function isOpening(): Promise<boolean> {
  return (await headers()).get(PREFETCH_HEADER) !== "1";
}
