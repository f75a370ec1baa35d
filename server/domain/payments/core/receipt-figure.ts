import type { ReceiptStanding } from "@/server/domain/notifications/core/words";
import { compare, isZero, type Money } from "@/server/kernel/money";
import { type CountedChild, sumOf } from "./receipt-standing";

type Ended = {
  readonly outcome: string;
  readonly standing: ReceiptStanding | null;
  readonly charged: Money | null;
  readonly wallet: Money;
  /** In the session's currency, with fee and wallet's part. */
  readonly collected: Money;
  readonly children: readonly CountedChild[];
};

/** The one amount to which a receipt's heading refers; null if there is none. */
export function receiptFigure(ended: Ended): Money | null {
  const { outcome, standing, charged, wallet, collected, children } = ended;
  const refunded = sumOf("refunded", children, collected);
  if (standing === "refunded") return refunded;
  if (standing === "released" || (standing === null && (outcome === "authorized" || outcome === "cod"))) return charged;
  if (standing === null && outcome !== "paid") return null;
  const isInParts = standing === "partly_collected" || children.some(({ kind }) => kind === "voided");
  if (standing === "partly_collected" && !isZero(refunded)) return null;
  const isExchanged = charged !== null && charged.currency !== collected.currency;
  return isExchanged && isZero(wallet) && !isInParts ? charged : collected;
}

export function keepsFee(ended: Pick<Ended, "standing" | "collected" | "children"> & { fee: Money }): boolean {
  const { standing, collected, fee, children } = ended;
  return standing === "refunded" && !isZero(fee) && compare(collected, sumOf("refunded", children, collected)) > 0;
}
