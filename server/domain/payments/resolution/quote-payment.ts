import { Decimal } from "decimal.js";
import { feeFreeTerms, gatewaysByCode } from "@/server/domain/gateways";
import { ATTEMPT_BEFORE_SUBMISSION, priceFor } from "@/server/domain/sessions";
import { zero } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { Payment, SessionPayment } from "../record/payment";

/**
 * The status query's answer for a session without attempts: a `pending` attempt without reference, priced for
 * the first listed gateway account that accepts the currency.
 */
export async function quotePayment(ctx: Ctx, payment: SessionPayment): Promise<Payment> {
  const { session } = payment;
  const accounts = await gatewaysByCode(ctx, session.pgCodes);
  const priced = accounts.flatMap((account) => {
    const terms = priceFor(session, account);
    return terms === null ? [] : [{ account, terms }];
  });
  const account = priced[0]?.account ?? accounts[0];
  const { chargeAmount, fee, exchangeRate } = priced[0]?.terms ?? feeFreeTerms(session.amount);
  return {
    ...payment,
    account: { ...payment.account, isSandbox: account?.isSandbox ?? false },
    attempt: {
      ...ATTEMPT_BEFORE_SUBMISSION,
      merchantId: session.merchantId,
      sessionId: session.id,
      customerId: session.customerId,
      pgCode: account?.code ?? session.pgCodes[0] ?? "",
      connector: account?.connector ?? "",
      operation: session.operation,
      amount: session.amount,
      walletAmount: zero(session.amount.currency),
      chargeAmount,
      fee,
      exchangeRate: exchangeRate === null ? null : new Decimal(exchangeRate),
      createdAt: session.createdAt,
    },
  };
}
