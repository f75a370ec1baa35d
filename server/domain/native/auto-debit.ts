import { gatewayPermission, requirePermission } from "@/server/domain/merchants";
import { chargeDirectly } from "@/server/domain/payments";
import type { Ctx } from "@/server/kernel/types";
import { answerRepeats } from "./answer-repeats";
import { chargeableToken } from "./chargeable-token";
import type { AutoDebitInput } from "./contract";
import { type NativeReply, replyTo } from "./reply";
import { sessionToPay } from "./session-to-pay";

type KeyedAutoDebit = AutoDebitInput & { readonly idempotencyKey: string | null };

/**
 * Charges a saved card under an agreement without the customer. No webhook is sent, because the response has
 * the outcome (Spec, "Native calls").
 * @throws {NotFound} {Forbidden} {Conflict} as {@link sessionToPay}
 * @throws {BadRequest} if the gateway declined, or {@link chargeableToken} refused
 */
export function autoDebit(ctx: Ctx, input: KeyedAutoDebit): Promise<NativeReply> {
  return answerRepeats(ctx, input, () => debit(ctx, input));
}

async function debit(ctx: Ctx, input: KeyedAutoDebit): Promise<NativeReply> {
  const { token, idempotencyKey } = input;
  const { session, accounts } = await sessionToPay(ctx, input.sessionId, idempotencyKey);
  const { account, card } = await chargeableToken(ctx, { ...session, accounts, token });
  requirePermission(ctx.actor, gatewayPermission(account.code));
  const outcome = await chargeDirectly(ctx, {
    sessionId: session.id,
    account,
    source: { kind: "token", token },
    card,
    idempotencyKey,
    isUnattended: true,
    deliverInline: false,
    suppressWebhook: true,
  });
  return replyTo(ctx, outcome);
}
