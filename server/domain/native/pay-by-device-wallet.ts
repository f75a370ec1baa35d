/** Pays a session with what a device wallet gave the merchant's app or page. */
import { BadRequest, InvalidFields } from "../../kernel/errors";
import type { Ctx } from "../../kernel/types";
import type { DeviceWallet } from "../gateways";
import { gatewayPermission, requirePermission } from "../merchants";
import { chargeDirectly } from "../payments";
import { chooseAccount } from "./core/choose-account";
import { type NativeReply, replyTo } from "./reply";
import type { DeviceWalletInput } from "./schema";
import { sessionToPay } from "./session-to-pay";

export type DeviceWalletPayment = DeviceWalletInput & {
  readonly wallet: DeviceWallet;
  readonly idempotencyKey: string | null;
};

/** Sessions that must keep a card are paid with cards alone (decision §6). */
export function requireOneOff(paymentType: string): void {
  if (paymentType !== "one_off") throw new BadRequest(`A session of type ${paymentType} cannot be paid this way.`);
}

/**
 * Charges the payload, which goes to the gateway as it came and is neither stored nor logged. The webhook is sent by the job.
 *
 * @throws {NotFound} {Forbidden} {Conflict} as {@link sessionToPay} says
 * @throws {InvalidFields} under `pg_code`: no gateway, or more than one, offers the wallet
 * @throws {BadRequest} the gateway refused, or the session must keep a card
 */
export async function payByDeviceWallet(ctx: Ctx, payment: DeviceWalletPayment): Promise<NativeReply> {
  const { wallet, payload, pgCode, idempotencyKey } = payment;
  const { session, accounts } = await sessionToPay(ctx, payment.sessionId, idempotencyKey);
  requireOneOff(session.paymentType);
  const account = chooseAccount(accounts, { wallet, currency: session.currency, pgCode });
  if ("refusal" in account) throw new InvalidFields({ pg_code: [account.refusal] });
  requirePermission(ctx.actor, gatewayPermission(account.code));
  const outcome = await chargeDirectly(ctx, {
    sessionId: session.id,
    account,
    source: { kind: "device_wallet", wallet, payload },
    card: null,
    idempotencyKey,
    wait: false,
    quiet: false,
  });
  return replyTo(ctx, outcome);
}
