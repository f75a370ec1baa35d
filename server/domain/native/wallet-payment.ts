import type { GatewayAccount } from "@/server/domain/gateways";
import { gatewayPermission, requirePermission } from "@/server/domain/merchants";
import { chargeWallet } from "@/server/domain/payments";
import { offerWallet } from "@/server/domain/wallet";
import { InvalidFields } from "@/server/kernel/errors";
import type { Money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { answerRepeats } from "./answer-repeats";
import type { WalletInput } from "./contract";
import { walletsThatPay } from "./core/wallets-that-pay";
import { declined, type NativeReply, replyTo } from "./reply";
import { requireOtherMethods } from "./require-other-methods";
import { sessionToPay } from "./session-to-pay";

const NO_CREDIT = "No wallet credit can pay this session.";
const PARTIAL = "The wallet covers only a part of the amount; the rest needs another payment method.";

export type CoverRequest = {
  readonly sessionId: string;
  readonly customerId: string | null;
  readonly amount: Money;
  readonly accounts: readonly GatewayAccount[];
};

/**
 * The gateway account with the wallet that is used first.
 * @throws {BadRequest} 400 `{detail, result: "failed"}` unless credit covers the whole amount
 */
export async function requireCover(ctx: Ctx, request: CoverRequest): Promise<string> {
  const offer = await offerWallet(ctx, request);
  const [leg] = offer?.legs ?? [];
  if (offer === null || leg === undefined) throw declined(NO_CREDIT);
  if (!offer.covers) throw declined(PARTIAL);
  return leg.pgCode;
}

type KeyedWalletCall = WalletInput & { readonly idempotencyKey: string | null };

/**
 * Pays a session by the merchant's call from the customer's wallets alone; no gateway is called and no fee is
 * charged. A job sends the webhook.
 * @throws {NotFound} {Forbidden} {Conflict} as {@link sessionToPay}
 * @throws {InvalidFields} under `pg_code`, if it is no gateway of the session with a wallet
 * @throws {BadRequest} if credit does not cover the amount, or the session must save a card
 */
export function payByWalletCall(ctx: Ctx, input: KeyedWalletCall): Promise<NativeReply> {
  return answerRepeats(ctx, input, () => pay(ctx, input));
}

async function pay(ctx: Ctx, input: KeyedWalletCall): Promise<NativeReply> {
  const { pgCode, idempotencyKey } = input;
  const { session, accounts: listed } = await sessionToPay(ctx, input.sessionId, idempotencyKey);
  requireOtherMethods(session.paymentType);
  const accounts = walletsThatPay(listed, { pgCode, currency: session.amount.currency });
  if ("refusal" in accounts) throw new InvalidFields({ pg_code: [accounts.refusal] });
  const { id: sessionId, customerId, pgCodes } = session;
  const amount = session.amount;
  const carrier = await requireCover(ctx, { sessionId, customerId, amount, accounts }).catch(
    async (refusal: unknown) => {
      // If another payment of the session has used the credit, that payment is reported instead.
      await sessionToPay(ctx, input.sessionId, idempotencyKey);
      throw refusal;
    },
  );
  requirePermission(ctx.actor, gatewayPermission(carrier));
  const payment = {
    sessionId,
    amount,
    pgCodes,
    accounts,
    idempotencyKey,
    deliverInline: false,
    suppressWebhook: false,
  };
  return replyTo(ctx, await chargeWallet(ctx, payment));
}
