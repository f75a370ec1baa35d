import { scaleOf } from "@/server/kernel/currency";
import type { Money } from "@/server/kernel/money";
import { gatewayOf, isConnector } from "./registry";

/** True if the amount is a multiple of the gateway's step; nothing is rounded. */
export function takesAmount(connector: string, { amount, currency }: Money): boolean {
  if (!isConnector(connector)) return false;
  const step = gatewayOf(connector).amountStep(currency);
  if (step === null) return false;
  return amount
    .mul(10 ** scaleOf(currency))
    .mod(step.toString())
    .isZero();
}
