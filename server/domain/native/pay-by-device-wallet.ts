import { optimisticTransaction } from "@/server/db/transactions/transaction";
import type { ChargeSource, DeviceWallet } from "@/server/domain/gateways";
import { gatewayPermission, requirePermission } from "@/server/domain/merchants";
import { type BegunCharge, beginCharge, finishCharge } from "@/server/domain/payments";
import { InvalidFields } from "@/server/kernel/errors";
import type { Ctx, Tx } from "@/server/kernel/types";
import { answerRepeats } from "./answer-repeats";
import type { DeviceWalletInput } from "./contract";
import { chooseAccount } from "./core/choose-account";
import { type NativeReply, replyTo } from "./reply";
import { requireOtherMethods } from "./require-other-methods";
import { lockSessionToPay } from "./session-to-pay";

export type DeviceWalletPayment = DeviceWalletInput & {
  readonly wallet: DeviceWallet;
  readonly idempotencyKey: string | null;
};

/**
 * Pays a session with a device wallet's payload from the merchant's app or page. A job sends the webhook.
 * @throws {NotFound} {Forbidden} {Conflict} as {@link lockSessionToPay}
 * @throws {InvalidFields} under `pg_code`, if no gateway, or more than one, offers the wallet
 * @throws {BadRequest} if the gateway refused, or the session must save a card
 * @throws {Busy}
 */
export function payByDeviceWallet(ctx: Ctx, payment: DeviceWalletPayment): Promise<NativeReply> {
  return answerRepeats(ctx, payment, () => pay(ctx, payment));
}

async function pay(ctx: Ctx, payment: DeviceWalletPayment): Promise<NativeReply> {
  const source = { kind: "device_wallet", wallet: payment.wallet, payload: payment.payload } as const;
  const begun = await optimisticTransaction(ctx.db, (tx) => begin(ctx, tx, { ...payment, source }));
  if ("refusal" in begun) return replyTo(ctx, begun);
  return replyTo(ctx, await finishCharge(ctx, begun.payment, { source, deliverInline: false, suppressWebhook: false }));
}

type WalletCharge = DeviceWalletPayment & { readonly source: Extract<ChargeSource, { kind: "device_wallet" }> };

/** Makes all checks under the session's lock, so that nothing is read twice. */
async function begin(ctx: Ctx, tx: Tx, charge: WalletCharge): Promise<BegunCharge> {
  const { sessionId, wallet, pgCode, idempotencyKey, source } = charge;
  const { session, accounts } = await lockSessionToPay(ctx, tx, { sessionId, key: idempotencyKey });
  requireOtherMethods(session.paymentType);
  const offered = accounts.map(({ account }) => account);
  const account = chooseAccount(offered, { wallet, currency: session.amount.currency, pgCode });
  if ("refusal" in account) throw new InvalidFields({ pg_code: [account.refusal] });
  requirePermission(ctx.actor, gatewayPermission(account.code));
  const credentials = accounts[offered.indexOf(account)]?.credentials;
  return beginCharge(ctx, tx, { session, account, credentials, source, card: null, idempotencyKey });
}
