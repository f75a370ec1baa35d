/** What a status query tells of a session that nobody has tried to pay. */
import { Decimal } from "decimal.js";
import { zero } from "../../kernel/money";
import type { Ctx } from "../../kernel/types";
import { chargeTerms, gatewaysByCode } from "../gateways";
import type { PaymentFacts, TriedFacts } from "./payment-facts";
import { hasFee } from "./start-attempt";

/**
 * The session's facts around a `pending` attempt without reference, at the price of the first listed gateway account that takes
 * the currency: what the customer would be charged there.
 */
export async function untriedPayment(ctx: Ctx, facts: TriedFacts): Promise<PaymentFacts> {
  const { session } = facts;
  const accounts = await gatewaysByCode(ctx, session.pgCodes);
  const priced = accounts.flatMap((account) => {
    const terms = chargeTerms(account, session.amount, { wholeFee: hasFee(session.paymentType) });
    return terms === null ? [] : [{ account, terms }];
  });
  const [first] = priced;
  const account = first?.account ?? accounts[0];
  return {
    ...facts,
    account: { ...facts.account, isSandbox: account?.isSandbox ?? false },
    attempt: {
      id: "",
      customerId: session.customerId,
      number: 0,
      state: "pending",
      pgCode: account?.code ?? session.pgCodes[0] ?? "",
      connector: account?.connector ?? "",
      operation: session.operation,
      formOfPayment: "none",
      referenceNumber: "",
      amount: session.amount,
      walletAmount: zero(session.amount.currency),
      holdId: null,
      reversing: false,
      chargeAmount: first?.terms.chargeAmount ?? session.amount,
      fee: first?.terms.fee ?? zero(session.amount.currency),
      exchangeRate: rateOf(first?.terms.exchangeRate),
      message: null,
      gatewayResponse: null,
      pgParams: {},
      card: null,
      inquireAt: null,
      inquiries: 0,
    },
  };
}

function rateOf(rate: string | null | undefined): Decimal | null {
  return rate === null || rate === undefined ? null : new Decimal(rate);
}
