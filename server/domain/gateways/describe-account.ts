import { Decimal } from "decimal.js";
import { type Currency, scaleOf } from "@/server/kernel/currency";
import type { GatewayAccount } from "./core/account";
import type { AccountField } from "./core/opened-account";
import type { AccountEnvironment } from "./core/words";
import { CONNECTORS, gatewayOf } from "./registry";
import { amountRules } from "./takes-amount";

export type FieldDescription = Pick<AccountField, "name" | "secret" | "required"> & {
  readonly choices: readonly string[] | null;
};

export const KEYED_CONNECTORS = CONNECTORS.filter((connector) => gatewayOf(connector).accountFields.length > 0);

export function describedFields(connector: string): readonly FieldDescription[] {
  return gatewayOf(connector).accountFields.map(({ name, secret, required, choices = null }) => ({
    name,
    secret,
    required,
    choices,
  }));
}

export function environmentOf({
  connector,
  isSandbox,
}: Pick<GatewayAccount, "connector" | "isSandbox">): AccountEnvironment {
  if (gatewayOf(connector).simulation !== undefined) return "simulated";
  return isSandbox ? "test" : "live";
}

/** Amounts that a gateway accepts in a currency, as in the API; null without a limit. */
export type AmountLimits = {
  readonly currency: Currency;
  readonly least: string | null;
  readonly most: string | null;
  readonly step: string | null;
};

export function amountLimits({
  connector,
  acceptedCurrencies,
}: Pick<GatewayAccount, "connector" | "acceptedCurrencies">): readonly AmountLimits[] {
  return acceptedCurrencies.flatMap((currency) => {
    const rule = amountRules(connector)(currency);
    if (rule === null) return [];
    const wire = (units: bigint | undefined) =>
      units === undefined ? null : new Decimal(units.toString()).div(new Decimal(10).pow(scaleOf(currency)));
    const text = (units: bigint | undefined) => wire(units)?.toFixed(scaleOf(currency)) ?? null;
    return {
      currency,
      least: text(rule.least),
      most: text(rule.most),
      step: rule.step === 1n ? null : text(rule.step),
    };
  });
}
