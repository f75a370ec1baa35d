import { allGateways, arabicName } from "@/server/domain/gateways";
import {
  type ConsoleCtx,
  gatewayPermission,
  mayUse,
  SESSION_TYPES,
  sessionPermission,
} from "@/server/domain/merchants";
import type { Language } from "@/server/kernel/types";
import type { LinkChoices } from "./parts/link-form";

/** What the user may choose for a new link. */
export async function linkChoices(ctx: ConsoleCtx, language: Language): Promise<LinkChoices> {
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
      name: language === "ar" ? (arabicName(account) ?? account.name) : account.name,
    })),
  };
}
