/** Writes a new attempt, under the session's lock that the caller holds. */
import { randomBytes } from "node:crypto";
import type { Prisma } from "../../db/generated/client";
import { prefixed, referenceNumber } from "../../kernel/ids";
import type { Money } from "../../kernel/money";
import type { Tx } from "../../kernel/types";
import type { ChargeTerms, GatewayAccount } from "../gateways";
import type { Hold } from "../wallet";

export type NewAttempt = {
  readonly sessionId: string;
  /** Whose session it is: a card that is typed for it is kept for nobody else. */
  readonly customerId: string | null;
  /** One above the session's newest attempt. */
  readonly number: number;
  /** What the session asks for. */
  readonly amount: Money;
  /** The hold that pays a part of it, or all; no wallet takes part unless given. */
  readonly hold?: Pick<Hold, "holdId" | "amount"> | null;
  readonly account: Pick<GatewayAccount, "merchantId" | "code" | "connector" | "operation">;
  readonly terms: ChargeTerms;
  readonly formOfPayment: string;
  /** The token object of the wire, where a saved card is charged. */
  readonly card?: Prisma.InputJsonObject | null;
  /** Of the native call that makes it. */
  readonly idempotencyKey?: string | null;
  /** Null: the customer is on the gateway's page. An instant: the charge is asked now, and the resolver asks then. */
  readonly inquireAt: Date | null;
  /** On the merchant's clock. */
  readonly at: Date;
};

/** The id of the attempt, which has a reference number of its own and keeps the price at which it was made. One statement. */
export async function insertAttempt(tx: Tx, wanted: NewAttempt): Promise<string> {
  const { account, terms, amount, at, inquireAt } = wanted;
  const id = prefixed("att", randomBytes(25));
  await tx.attempt.createMany({
    data: [
      {
        id,
        merchantId: account.merchantId,
        sessionId: wanted.sessionId,
        customerId: wanted.customerId,
        number: wanted.number,
        state: inquireAt === null ? "pending" : "processing",
        pgCode: account.code,
        connector: account.connector,
        operation: account.operation,
        formOfPayment: wanted.formOfPayment,
        referenceNumber: referenceNumber(randomBytes(9)),
        amount: amount.amount.toFixed(),
        walletAmount: wanted.hold?.amount.amount.toFixed() ?? "0",
        holdId: wanted.hold?.holdId ?? null,
        currency: amount.currency,
        chargeAmount: terms.chargeAmount.amount.toFixed(),
        chargeCurrency: terms.chargeAmount.currency,
        fee: terms.fee.amount.toFixed(),
        exchangeRate: terms.exchangeRate,
        ...(wanted.card ? { card: wanted.card } : {}),
        idempotencyKey: wanted.idempotencyKey ?? null,
        createdAt: at,
        ...(inquireAt === null ? {} : { startedAt: at, inquireAt }),
      },
    ],
  });
  return id;
}
