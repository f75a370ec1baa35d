/** The merchant charges a saved card under its customer's agreement, without the customer. */
import type { Ctx } from "../../kernel/types";
import { gatewayPermission, requirePermission } from "../merchants";
import { chargeDirectly } from "../payments";
import { chargeableToken } from "./chargeable-token";
import { type NativeReply, replyTo } from "./reply";
import type { AutoDebitInput } from "./schema";
import { sessionToPay } from "./session-to-pay";

/**
 * Charges the token. The answer tells the merchant, so no webhook is sent (decision §10).
 *
 * @throws {NotFound} {Forbidden} {Conflict} as {@link sessionToPay} says
 * @throws {BadRequest} the gateway declined, or {@link chargeableToken} refused
 */
export async function autoDebit(
  ctx: Ctx,
  input: AutoDebitInput & { idempotencyKey: string | null },
): Promise<NativeReply> {
  const { token, idempotencyKey } = input;
  const { session, accounts } = await sessionToPay(ctx, input.sessionId, idempotencyKey);
  const { paymentType, customerId, details } = session;
  const { account, card } = await chargeableToken(ctx, { paymentType, customerId, details, accounts, token });
  requirePermission(ctx.actor, gatewayPermission(account.code));
  const outcome = await chargeDirectly(ctx, {
    sessionId: session.id,
    account,
    source: { kind: "token", token },
    card,
    idempotencyKey,
    wait: false,
    quiet: true,
  });
  return replyTo(ctx, outcome);
}
