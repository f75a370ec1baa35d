import { allGateways, gatewayName, isForeign } from "@/server/domain/gateways";
import { gatewayPermission, mayUse, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import type { Ctx, Language } from "@/server/kernel/types";
import type { SessionType } from "@/server/kernel/words";

export type PaymentChoices = {
  readonly types: readonly SessionType[];
  readonly currencies: readonly string[];
  readonly currency: string;
  readonly gateways: readonly OfferedGateway[];
};

type OfferedGateway = {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly takesForeign: boolean;
  readonly isHeld: boolean;
};

/**
 * The choices for a new payment or link: session types and gateway accounts that the user may use, and the
 * currencies that the accounts accept.
 */
export async function paymentChoices(ctx: Ctx, language: Language): Promise<PaymentChoices> {
  const accounts = (await allGateways(ctx)).filter(
    ({ code, plugins }) => plugins.length > 0 && mayUse(ctx.actor, gatewayPermission(code)),
  );
  const accepted = accounts.flatMap(({ acceptedCurrencies }) => acceptedCurrencies);
  return {
    types: [...SESSION_TYPES].reverse().filter((type) => mayUse(ctx.actor, sessionPermission(type, "add"))),
    currencies: [...new Set(accepted)].sort(),
    currency: accounts[0]?.defaultCurrency ?? "KWD",
    gateways: accounts.map((account) => ({
      code: account.code,
      name: gatewayName(account, language),
      currency: account.defaultCurrency,
      takesForeign: account.acceptedCurrencies.some((each) => isForeign(each, account)),
      isHeld: account.operation !== "purchase",
    })),
  };
}
