/** The customer gives the session up in a client SDK (Spec, "The SDK payload"). */

import { cancelSession } from "@/server/domain/payments";
import { acceptsPayment, stateAt } from "@/server/domain/sessions";
import type { SdkResult } from "@/server/domain/sessions/contract/preload";
import { Conflict } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";

import { latestResult } from "./preload";
import { sdkSession, viewedOf } from "./sdk-session";

/**
 * Cancels a session that can still be paid, posts its webhook, and answers with the result of a cancel
 * callback.
 * @throws {NotFound} the merchant has no such session
 * @throws {Conflict} it is over, or a charge of it is in flight
 * @throws {RateLimited} more than thirty submits of the session in a minute
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
