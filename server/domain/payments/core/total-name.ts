import type { TotalName } from "@/server/domain/notifications/core/words";
import { isZero, type Money } from "@/server/kernel/money";
import type { CountedChild } from "./receipt-standing";

type Totalled = {
  readonly outcome: string;
  readonly charged: Money | null;
  readonly fee: Money;
  readonly wallet: Money;
  readonly children: readonly CountedChild[];
};

/** The name of a successful payment's total; null without a fee, wallet's part or operation. */
export function totalName(totalled: Totalled): TotalName | null {
  const { outcome, charged, fee, wallet, children } = totalled;
  const hasParts = !isZero(fee) || !isZero(wallet) || children.length > 0;
  if (charged === null || isZero(charged) || !hasParts) return null;
  if (outcome === "cod") return "amountDue";
  if (outcome !== "paid" && outcome !== "authorized") return null;
  if (outcome === "authorized" || children.some(({ kind }) => kind !== "refunded")) return "reservedAmount";
  return isZero(wallet) ? "paidAmount" : "chargedAmount";
}
