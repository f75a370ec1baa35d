/** The merchant acknowledges that the customer pays in cash. */
import { BadRequest } from "../../kernel/errors";
import type { Ctx } from "../../kernel/types";
import { agreeOnCash } from "../payments";
import { requireOneOff } from "./pay-by-device-wallet";
import { type NativeReply, replyTo } from "./reply";
import type { CashInput } from "./schema";
import { sessionToPay } from "./session-to-pay";

/**
 * The session becomes `cod`; no gateway is asked and no fee is charged. The webhook is sent by the job.
 *
 * @throws {NotFound} {Forbidden} {Conflict} as {@link sessionToPay} says
 * @throws {BadRequest} the session must keep a card, or has no gateway account any more
 */
export async function payByCash(ctx: Ctx, input: CashInput & { idempotencyKey: string | null }): Promise<NativeReply> {
  const { session, accounts } = await sessionToPay(ctx, input.sessionId, input.idempotencyKey);
  requireOneOff(session.paymentType);
  const [account] = accounts;
  if (account === undefined) throw new BadRequest("This session has no payment gateway.");
  const { idempotencyKey } = input;
  return replyTo(ctx, await agreeOnCash(ctx, { sessionId: session.id, account, idempotencyKey }));
}
