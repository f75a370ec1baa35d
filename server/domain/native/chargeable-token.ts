/**
 * Decides whether a token may be charged without its customer, and through which gateway account (Spec,
 * "Saved card"; Spec, "Charging tokens").
 */

import { boundCard, type SavedCard, type TokenView, tokenView } from "@/server/domain/cards";
import { type GatewayAccount, gatewayOf } from "@/server/domain/gateways";
import { lastsLongEnough } from "@/server/domain/payments";
import type { Agreement } from "@/server/domain/sessions";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { PaymentType } from "@/server/kernel/words";
import { declined } from "./reply";
import { gatewaysPaidThrough } from "./statements/gateways-paid-through";

export type TokenRequest = {
  readonly paymentType: PaymentType;
  readonly customerId: string | null;
  readonly agreement: Agreement | null;
  readonly minimumCardDays: number | null;
  readonly accounts: readonly GatewayAccount[];
  readonly token: string;
};

/** A token to charge; `card` is null for a test token whose card is never saved. */
export type ChargeableToken = { readonly account: GatewayAccount; readonly card: TokenView | null };

const NOT_LINKED = "This token is not the card linked to the agreement.";

/**
 * Checks a token for a charge without its customer, in this order: the session's payment type is
 * `auto_debit`; one of its gateways supports auto-debit; the customer has paid there under this agreement;
 * the token is the agreement's card; the card is valid long enough.
 * @throws {BadRequest} for the first failed check
 */
export async function chargeableToken(ctx: Ctx, request: TokenRequest): Promise<ChargeableToken> {
  const { paymentType, customerId, agreement, minimumCardDays, token } = request;
  if (!PAYMENT_TYPES[paymentType].merchantCharges || customerId === null || agreement === null)
    throw declined("Only auto_debit sessions can be charged with a token.");
  const able = request.accounts.filter(supportsAutoDebit);
  if (able.length === 0) throw declined("The payment gateway of this session does not support auto-debit.");
  const settled = await gatewaysPaidThrough(ctx, { customerId, paymentType, agreementId: agreement.id });
  const accounts = able.filter(({ code }) => settled.includes(code));
  const [first] = accounts;
  if (first === undefined)
    throw declined("No customer-initiated payment was found for this customer, gateway and agreement.");
  const card = await boundCard(ctx, customerId, agreement.id);
  const account = accounts.find(({ code }) => code === card?.gatewayCode);
  if (card?.token === token && account !== undefined) return linked(ctx, { card, account, minimumCardDays });
  const unsaved = accounts.find(({ connector }) => gatewayOf(connector).chargesUnsaved?.(token) === true);
  if (unsaved === undefined) throw declined(NOT_LINKED);
  return { account: unsaved, card: null };
}

function supportsAutoDebit({ autoDebitEnabled, connector }: GatewayAccount): boolean {
  return autoDebitEnabled && gatewayOf(connector).capabilities.unattended;
}

function linked(
  ctx: Ctx,
  { card, account, minimumCardDays }: { card: SavedCard; account: GatewayAccount; minimumCardDays: number | null },
): ChargeableToken {
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  if (!lastsLongEnough(card, minimumCardDays, today))
    throw declined("The card expires before the minimum expiry time of this session.");
  return { account, card: tokenView(card, { pgName: gatewayOf(account.connector).name, today }) };
}
