/** What a client SDK reads by itself if it was given no payload, or one that it cannot use. */

import type { Ctx } from "@/server/kernel/types";
import type { SdkSessionView } from "./contract";
import { publicPreload } from "./core/public-preload";
import { preloadOf } from "./preload";
import { sdkSession, viewedOf } from "./sdk-session";

/**
 * The payload of `sdk_setup_preload_payload` without what is the customer's own (Spec, "The SDK payload").
 * Two statements at most.
 * @throws {NotFound} the merchant has no such session
 */
export async function readSdkSession(ctx: Ctx, sessionId: string): Promise<SdkSessionView> {
  const page = await sdkSession(ctx, sessionId);
  return publicPreload(await preloadOf(page.ctx, viewedOf(page)));
}
