import type { ReportedFact } from "@/server/domain/gateways";
import { chargedTotal } from "@/server/domain/sessions";
import { add, compare, convertBack, isEqual, subtract, zero } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { markBooked } from "../record/differing-answer";
import type { Payment } from "../record/payment";
import { isRepriced } from "../settlement/settlement-of";

/**
 * Sets the attempt's amount and operation (`authorize` or `purchase`) to the gateway's. The caller holds the
 * session's lock and settles the attempt.
 * @param reported in the currency of the charge
 */
export async function bookAsReported(ctx: Ctx, tx: Tx, payment: Payment, reported: ReportedFact): Promise<void> {
  const { attempt } = payment;
  const { stage } = reported;
  const operation = stage === null ? attempt.operation : stage === "held" ? "authorize" : "purchase";
  await tx.attempt.update({ where: { id: attempt.id }, data: { operation, ...amountsOf(payment, reported) } });
  await markBooked(ctx, tx, attempt.id);
}

function amountsOf(payment: Payment, { amount: total }: ReportedFact) {
  const { attempt } = payment;
  if (isEqual(total, chargedTotal(attempt))) return {};
  const fee = compare(total, attempt.fee) > 0 ? attempt.fee : zero(total.currency);
  const charged = subtract(total, fee);
  const { exchangeRate, amount, walletAmount } = attempt;
  const own = exchangeRate === null ? charged : convertBack(charged, exchangeRate, amount.currency);
  return {
    chargeAmount: charged.amount.toFixed(),
    fee: fee.amount.toFixed(),
    ...(!isRepriced(payment) && { amount: add(own, walletAmount).amount.toFixed() }),
  };
}
