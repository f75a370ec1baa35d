import { cancelSession } from "@/server/domain/payments";
import { acceptsPayment, stateAt } from "@/server/domain/sessions";
import type { SdkResult } from "@/server/domain/sessions/contract/preload";
import { Conflict } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";

import { latestResult } from "./preload";
import { sdkSession, viewedOf } from "./sdk-session";

/**
 * Cancels a payable session for a client SDK (Spec, "The SDK payload"), posts its webhook, and returns the
 * result for the cancel callback.
 * @throws {NotFound}
 * @throws {Conflict} if the session has ended, or a charge is in flight
 * @throws {RateLimited}
 */
export async function cancelSdkPayment(ctx: Ctx, sessionId: string): Promise<SdkResult> {
  const before = await sdkSession(ctx, sessionId);
  if (!acceptsPayment(before.session, before.ctx.now())) throw new Conflict("This session cannot be canceled now.");
  await cancelSession(ctx, { sessionId });
  const viewed = viewedOf(await sdkSession(ctx, sessionId));
  const result = latestResult(viewed);
  if (result === null || stateAt(viewed.session, viewed.now) !== "canceled")
    throw new Conflict("This session cannot be canceled now.");
  return result;
}
