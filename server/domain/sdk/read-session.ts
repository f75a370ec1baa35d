import type { Ctx } from "@/server/kernel/types";
import type { SdkSessionView } from "./contract";
import { publicPreload } from "./core/public-preload";
import { preloadOf } from "./preload";
import { sdkSession, viewedOf } from "./sdk-session";

/**
 * `sdk_setup_preload_payload` without the customer's data (Spec, "The SDK payload"), for a client SDK without
 * a usable payload.
 * @throws {NotFound}
 */
export async function readSdkSession(ctx: Ctx, sessionId: string): Promise<SdkSessionView> {
  const page = await sdkSession(ctx, sessionId);
  return publicPreload(await preloadOf(page.ctx, viewedOf(page)));
}
