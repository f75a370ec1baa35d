/** Device wallet A asks who the merchant is before it shows its sheet (decision 0180). */
import { GatewayUnreachable, gatewayOf } from "@/server/domain/gateways";
import { acceptsPayment, priceFor } from "@/server/domain/sessions";
import { Busy, Conflict, InvalidFields } from "@/server/kernel/errors";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { Ctx } from "@/server/kernel/types";
import { domainOf } from "./offers";
import type { SheetInput } from "./schema";
import { sdkSession } from "./sdk-session";

/**
 * The object that the wallet's script wants, from the gateway of the account that offers the wallet.
 * @throws {NotFound} the merchant has no such session
 * @throws {Conflict} it takes no payment now @throws {InvalidFields} under `pg_code`: no account offers the
 * wallet
 * @throws {Busy} the gateway does not answer
 */
export async function openWalletSheet(
  ctx: Ctx,
  sessionId: string,
  { pgCode, validationUrl }: SheetInput,
): Promise<Readonly<Record<string, unknown>>> {
  const { ctx: own, session, gateways } = await sdkSession(ctx, sessionId);
  if (!acceptsPayment(session, own.now())) throw new Conflict("This session takes no payment now.");
  const offered = PAYMENT_TYPES[session.paymentType].walletCredit ? gateways : [];
  const account = offered.find(
    (each) =>
      (pgCode === null || each.code === pgCode) &&
      each.paymentServices.includes("apple_pay") &&
      priceFor(session, each) !== null,
  );
  const desk = account && gatewayOf(account.connector).deviceWallets;
  if (account === undefined || desk === undefined)
    throw new InvalidFields({ pg_code: ["No payment gateway of this session offers apple_pay."] });
  const { merchant } = own;
  const call = { gatewayCode: account.code, domain: domainOf(merchant), shopName: merchant.name, validationUrl };
  try {
    return await desk.openSheet(own, call);
  } catch (error) {
    if (error instanceof GatewayUnreachable) throw new Busy();
    throw error;
  }
}
