import { GatewayUnreachable, gatewayOf } from "@/server/domain/gateways";
import { servingAccount } from "@/server/domain/payments";
import { acceptsPayment, loadSessionForPage, type SessionForPage } from "@/server/domain/sessions";
import { Busy, Conflict, InvalidFields } from "@/server/kernel/errors";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import type { SheetInput } from "./contract";
import { domainOf } from "./offers";
import { CANNOT_BE_PAID, sdkSession } from "./sdk-session";

/**
 * Validates the merchant for Apple Pay before its sheet opens (Spec, "The SDK payload"): returns the object
 * for the wallet's script, from the gateway that offers the wallet.
 * @throws {NotFound}
 * @throws {Conflict} if the session cannot be paid now
 * @throws {InvalidFields} under `pg_code`, if no account offers the wallet
 * @throws {Busy} if the gateway does not answer
 */
export async function openWalletSheet(
  ctx: Ctx,
  sessionId: string,
  { pgCode, validationUrl }: SheetInput,
): Promise<Readonly<Record<string, unknown>>> {
  return openOn(await sdkSession(ctx, sessionId), { pgCode, validationUrl });
}

const VALIDATION_URL = "https://apple-pay-gateway.apple.com/paymentservices/startSession";

/**
 * Like {@link openWalletSheet}, for this service's page, whose credential is the session's id. Null if the
 * session does not exist.
 * @param validationUrl the wallet's address; by default its usual one
 */
export async function openSheetOnPage(
  system: SystemCtx,
  sessionId: string,
  validationUrl = VALIDATION_URL,
): Promise<Readonly<Record<string, unknown>> | null> {
  const page = await loadSessionForPage(system, sessionId);
  return page && openOn(page, { pgCode: null, validationUrl });
}

async function openOn(
  { ctx: own, session, gateways }: SessionForPage,
  { pgCode, validationUrl }: SheetInput,
): Promise<Readonly<Record<string, unknown>>> {
  if (!acceptsPayment(session, own.now())) throw new Conflict(CANNOT_BE_PAID);
  const asked = pgCode === null ? gateways : gateways.filter(({ code }) => code === pgCode);
  const account = servingAccount(session, asked, "apple_pay");
  const desk = account && gatewayOf(account.connector).deviceWallets;
  if (!(account && desk))
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
