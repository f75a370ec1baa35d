import { transaction } from "@/server/db/transactions/transaction";
import { countFormPost } from "@/server/domain/limits";
import { isUnsubmitted } from "@/server/domain/sessions";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { hasTooManyCodes, MOST_CODES, secondsUntilResend } from "../attempt/code-limits";
import { loadPayPage } from "../attempt/load-pay-page";
import { lockPayment } from "../record/read-payment";
import { sendCode } from "./send-code";

/** `too_soon`: the previous code may still arrive. `over`: the attempt no longer waits for a code. */
export type ResendOutcome = { readonly kind: "sent" | "too_soon" | "too_many_codes" | "over" | "not_found" };

/**
 * Sends another code of the same attempt, with the same number of tries left (Spec, "Wallets and instalments
 * on pages" 4 to 6).
 * @throws {Busy} {RateLimited}
 */
export async function resendCode(system: SystemCtx, { token }: { token: string }): Promise<ResendOutcome> {
  const page = await loadPayPage(system, token);
  if (page === null) return { kind: "not_found" };
  const { ctx, session, attempt } = page;
  await countFormPost(ctx, session.id);
  const kind = await recordSending(ctx, { attemptId: attempt.id, sessionId: session.id });
  if (kind === "sent") await sendCode(ctx, attempt.id);
  return { kind };
}

function recordSending(
  ctx: Ctx,
  { attemptId, sessionId }: { attemptId: string; sessionId: string },
): Promise<Exclude<ResendOutcome["kind"], "not_found">> {
  const { id: merchantId } = ctx.merchant;
  return transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, merchantId, attemptId);
    if (payment === null || !isUnsubmitted(payment.attempt)) return "over";
    const code = await tx.walletCode.findUnique({ where: { attemptId } });
    if (code === null) return "over";
    const now = ctx.now();
    if (secondsUntilResend(code.sentAt, now) > 0) return "too_soon";
    if (await hasTooManyCodes(tx, { merchantId, sessionId, now })) return "too_many_codes";
    // A CHECK of the database limits the codes of an attempt regardless of time.
    if (code.sendings >= MOST_CODES) return "too_many_codes";
    await tx.walletCode.update({ where: { attemptId }, data: { sentAt: now, sendings: { increment: 1 } } });
    return "sent";
  });
}
