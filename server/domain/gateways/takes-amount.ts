import type { Money } from "@/server/kernel/money";
import { type AmountRules, fits } from "./core/amount-rule";
import { gatewayOf, isConnector } from "./registry";

export function amountRules(connector: string): AmountRules {
  return isConnector(connector) ? gatewayOf(connector).amountRule : () => null;
}

export function takesAmount(connector: string, amount: Money): boolean {
  const rule = amountRules(connector)(amount.currency);
  return rule !== null && fits(rule, amount);
}
