import { setTimeout as sleep } from "node:timers/promises";
import { countFormPost } from "@/server/domain/limits";
import { isOpen } from "@/server/domain/sessions";
import type { SystemCtx } from "@/server/kernel/types";
import { loadPayPage } from "../attempt/load-pay-page";
import { ATTEMPT_CANCELED } from "../settlement/charge-outcome";
import { settle } from "../settlement/settle";
import type { PayOutcome } from "../views";
import { askAtOnce } from "./ask-at-once";

/** Milliseconds that a customer who closes the bank's page waits for the gateway's answer. */
const PATIENCE_MS = 3_000;

/**
 * Cancels an attempt that waits for the customer's answer to the bank, unless the gateway reports an outcome:
 * the customer may have answered the bank before. A charge that succeeds nevertheless is reversed (Spec,
 * "Pages of gateways").
 * @throws {RateLimited} {Busy}
 */
export async function closeChallenge(system: SystemCtx, { token }: { token: string }): Promise<PayOutcome> {
  const page = await loadPayPage(system, token);
  if (page === null) return { kind: "not_found" };
  const { ctx, session, attempt } = page;
  await countFormPost(ctx, session.id);
  if (isOpen(attempt)) {
    const asked = askAtOnce(ctx, attempt).catch((error: unknown) => {
      ctx.log.warn({ attemptId: attempt.id, err: error }, "The gateway was not asked before its page was closed.");
    });
    await Promise.race([asked, sleep(PATIENCE_MS)]);
    await settle(ctx, { attemptId: attempt.id, outcome: ATTEMPT_CANCELED, deliverInline: true });
  }
  return { kind: "checkout", sessionId: session.id };
}
