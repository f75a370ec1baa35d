import { transaction } from "@/server/db/transactions/transaction";
import { type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import { countFormPost } from "@/server/domain/limits";
import { isInFlight, isUnsubmitted, reopenAttempt } from "@/server/domain/sessions";
import { normaliseDigits } from "@/server/kernel/digits";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { codeCallOf } from "../attempt/code-call";
import { MOST_WRONG_TRIES } from "../attempt/code-limits";
import { loadPayPage } from "../attempt/load-pay-page";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { notChargeable } from "../settlement/charge-outcome";
import { settle } from "../settlement/settle";
import { settleAnswer } from "./settle-answer";
import { submitStarted } from "./submit-started";

/** `checkout`: the attempt is settled. `code_error`: the customer may try again. */
export type CodeOutcome =
  | { readonly kind: "checkout" }
  | { readonly kind: "not_found" }
  | { readonly kind: "code_error"; readonly error: "required" | "invalid" | "wrong"; readonly triesLeft: number };

const WRONG_CODES = "The code was wrong too often.";

/**
 * Confirms a payment with a mobile wallet's code (Spec, "Wallets and instalments on pages" 4 to 6). The code
 * is sent to the gateway in one call and not stored; the third wrong one ends the attempt as `failed`.
 * @throws {Busy} before the charge
 * @throws {RateLimited}
 */
export async function payByCode(
  system: SystemCtx,
  { token, code: typed }: { token: string; code: string },
): Promise<CodeOutcome> {
  const page = await loadPayPage(system, token);
  if (page === null) return { kind: "not_found" };
  const { ctx, session, attempt } = page;
  await countFormPost(ctx, session.id);
  const sent = await ctx.db.walletCode.findUnique({ where: { attemptId: attempt.id } });
  if (!isUnsubmitted(attempt) || sent === null) return { kind: "checkout" };
  const code = normaliseDigits(typed).replace(/-/g, "");
  const triesLeft = MOST_WRONG_TRIES - sent.wrongTries;
  if (code === "") return { kind: "code_error", error: "required", triesLeft };
  if (!/^\d{4,8}$/.test(code)) return { kind: "code_error", error: "invalid", triesLeft };
  const payment = await submitStarted(ctx, { attemptId: attempt.id, formOfPayment: attempt.formOfPayment });
  if (payment === null) return { kind: "checkout" };
  return confirm(ctx, payment, { phone: sent.phone, code });
}

async function confirm(
  ctx: Ctx,
  payment: Payment,
  { phone, code }: { phone: string; code: string },
): Promise<CodeOutcome> {
  const { attempt } = payment;
  const { connector, operation } = attempt;
  const desk = gatewayOf(connector).mobileWallets;
  if (desk === undefined) throw new Error(`${connector} does not confirm codes.`);
  const asked = desk.confirm(ctx, { ...codeCallOf(payment, phone), operation, code });
  if ((await asked.catch(() => null)) === "wrong_code") return countWrongTry(ctx, attempt.id);
  const decided = async (): Promise<GatewayResult> => {
    const answer = await asked;
    if (answer === "wrong_code") throw new Error("A wrong code decides nothing.");
    return answer;
  };
  await settleAnswer(ctx, attempt, { call: decided, deliverInline: true, suppressWebhook: false });
  return { kind: "checkout" };
}

async function countWrongTry(ctx: Ctx, attemptId: string): Promise<CodeOutcome> {
  const triesLeft = await transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, attemptId);
    if (payment === null || !isInFlight(payment.attempt)) return null;
    const { wrongTries } = await tx.walletCode.update({
      where: { attemptId },
      data: { wrongTries: { increment: 1 } },
      select: { wrongTries: true },
    });
    if (wrongTries < MOST_WRONG_TRIES) await reopenAttempt(ctx, tx, attemptId);
    return MOST_WRONG_TRIES - wrongTries;
  });
  if (triesLeft === null) return { kind: "checkout" };
  if (triesLeft > 0) return { kind: "code_error", error: "wrong", triesLeft };
  await settle(ctx, { attemptId, outcome: notChargeable(WRONG_CODES), deliverInline: true });
  return { kind: "checkout" };
}
