import { allGateways, type GatewayAccount, gatewayName, gatewayRefusal, type Plugin } from "@/server/domain/gateways";
import { gatewayPermission, mayUse } from "@/server/domain/merchants";
import { amountOf, isRefused, priceFor } from "@/server/domain/sessions";
import { type FieldErrors, InvalidFields } from "@/server/kernel/errors";
import { isZero, type Money } from "@/server/kernel/money";
import type { Ctx, Language } from "@/server/kernel/types";
import type { PaymentType } from "@/server/kernel/words";
import { type WireAmount, wireAmount } from "./wire-amount";

export type AskedPayment = {
  readonly type: Plugin;
  readonly paymentType: PaymentType;
  readonly amount: string;
  readonly currency: string;
};

export type GatewayReason = "permission" | "currency" | "type" | "subscription" | "amount";

export type GatewayChoice = {
  readonly code: string;
  readonly name: string;
  readonly reason: GatewayReason | null;
  /** The gateway's fee for the payment; null without a fee, or if the gateway cannot be chosen. */
  readonly fee: WireAmount | null;
  /** The charge with its fee, if the amount is exchanged; otherwise null. */
  readonly charged: WireAmount | null;
  /** The account's currency if the payment has another one; otherwise null. */
  readonly foreignTo: string | null;
  /** True if the gateway only reserves the amount until a capture. */
  readonly isHeld: boolean;
};

/**
 * The merchant's gateways; gateways that can charge the payment come first.
 * @throws {InvalidFields} with the key `amount` or `currency_code`
 */
export async function offerGateways(
  ctx: Ctx,
  asked: AskedPayment,
  language: Language,
): Promise<readonly GatewayChoice[]> {
  const amount: Money | FieldErrors = amountOf(asked);
  if (isRefused(amount)) throw new InvalidFields(amount);
  const accounts = (await allGateways(ctx)).filter(({ plugins }) => plugins.length > 0);
  const choices = accounts.map((account) => choiceOf(ctx, account, { ...asked, amount, language }));
  return [...choices.filter(({ reason }) => reason === null), ...choices.filter(({ reason }) => reason !== null)];
}

type Intended = Omit<AskedPayment, "amount"> & { readonly amount: Money; readonly language: Language };

function choiceOf(ctx: Ctx, account: GatewayAccount, intended: Intended): GatewayChoice {
  const { code } = account;
  const name = gatewayName(account, intended.language);
  const isHeld = account.operation !== "purchase";
  const reason = mayUse(ctx.actor, gatewayPermission(code)) ? reasonAgainst(account, intended) : "permission";
  const terms = reason === null ? priceFor(intended, account) : null;
  if (terms === null)
    return { code, name, reason: reason ?? "amount", fee: null, charged: null, foreignTo: null, isHeld };
  return {
    code,
    name,
    reason,
    fee: isZero(terms.fee) ? null : wireAmount(terms.fee),
    charged: terms.exchangeRate === null ? null : wireAmount(terms.total),
    foreignTo: terms.foreign ? account.defaultCurrency : null,
    isHeld,
  };
}

function reasonAgainst(account: GatewayAccount, { type, paymentType, currency }: Intended): GatewayReason | null {
  if (!account.acceptedCurrencies.some((each) => each === currency)) return "currency";
  if (!account.plugins.includes(type)) return "type";
  return gatewayRefusal([account], [account.code], { type, paymentType, currency }) === null ? null : "subscription";
}
