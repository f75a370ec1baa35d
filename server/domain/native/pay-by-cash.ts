import { recordCashOnDelivery } from "@/server/domain/payments";
import { BadRequest } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { answerRepeats } from "./answer-repeats";
import type { CashInput } from "./contract";
import { type NativeReply, replyTo } from "./reply";
import { requireOtherMethods } from "./require-other-methods";
import { sessionToPay } from "./session-to-pay";

type KeyedCash = CashInput & { readonly idempotencyKey: string | null };

/**
 * Records that the customer pays in cash: the session becomes `cod`; no gateway is called and no fee is
 * charged. A job sends the webhook.
 * @throws {NotFound} {Forbidden} {Conflict} as {@link sessionToPay}
 * @throws {BadRequest} if the session must save a card, or no longer has a gateway account
 */
export function payByCash(ctx: Ctx, input: KeyedCash): Promise<NativeReply> {
  return answerRepeats(ctx, { ...input, usesGateway: false }, () => agreeOnCash(ctx, input));
}

async function agreeOnCash(ctx: Ctx, input: KeyedCash): Promise<NativeReply> {
  const { session, accounts } = await sessionToPay(ctx, input.sessionId, input.idempotencyKey);
  requireOtherMethods(session.paymentType);
  const [account] = accounts;
  if (account === undefined) throw new BadRequest("This session has no payment gateway.");
  const { idempotencyKey } = input;
  return replyTo(ctx, await recordCashOnDelivery(ctx, { sessionId: session.id, account, idempotencyKey }));
}
