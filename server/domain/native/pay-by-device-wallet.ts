/** Pays a session with what a device wallet gave the merchant's app or page. */

import type { DeviceWallet } from "@/server/domain/gateways";
import { gatewayPermission, requirePermission } from "@/server/domain/merchants";
import { chargeDirectly } from "@/server/domain/payments";
import { InvalidFields } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { chooseAccount } from "./core/choose-account";
import { type NativeReply, replyTo } from "./reply";
import { requireOtherMethods } from "./require-other-methods";
import type { DeviceWalletInput } from "./schema";
import { sessionToPay } from "./session-to-pay";

export type DeviceWalletPayment = DeviceWalletInput & {
  readonly wallet: DeviceWallet;
  readonly idempotencyKey: string | null;
};

/**
 * Charges the payload, which is passed to the gateway unchanged and is neither stored nor logged. The webhook
 * is sent by the job.
 *
 * @throws {NotFound} {Forbidden} {Conflict} as {@link sessionToPay} says
 * @throws {InvalidFields} under `pg_code`: no gateway, or more than one, offers the wallet
 * @throws {BadRequest} the gateway refused, or the session must keep a card
 */
export async function payByDeviceWallet(ctx: Ctx, payment: DeviceWalletPayment): Promise<NativeReply> {
  const { wallet, payload, pgCode, idempotencyKey } = payment;
  const { session, accounts } = await sessionToPay(ctx, payment.sessionId, idempotencyKey);
  requireOtherMethods(session.paymentType);
  const account = chooseAccount(accounts, { wallet, currency: session.amount.currency, pgCode });
  if ("refusal" in account) throw new InvalidFields({ pg_code: [account.refusal] });
  requirePermission(ctx.actor, gatewayPermission(account.code));
  const outcome = await chargeDirectly(ctx, {
    sessionId: session.id,
    account,
    source: { kind: "device_wallet", wallet, payload },
    card: null,
    idempotencyKey,
    deliverInline: false,
    suppressWebhook: false,
  });
  return replyTo(ctx, outcome);
}
