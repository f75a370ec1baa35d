import { randomBytes } from "node:crypto";
import { Prisma } from "@/server/db/client";
import { insertion } from "@/server/db/sql-fragments";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import type { TokenView } from "@/server/domain/cards";
import type { ChargeTerms, GatewayAccount } from "@/server/domain/gateways";
import type { Hold } from "@/server/domain/wallet";
import { writeJson } from "@/server/kernel/exact-json";
import { prefixed, referenceNumber } from "@/server/kernel/ids";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { SessionWithAttempts } from "../../record/session";
import { ATTEMPT_BEFORE_SUBMISSION, type Attempt, attemptOf } from "../attempt";
import { firstInquiryAt } from "../core/backoff";
import { SUBMISSION } from "../core/machine";
import { withdrawAttempts } from "../move-attempt";

type NewAttempt = {
  readonly session: SessionWithAttempts;
  readonly account: Pick<GatewayAccount, "code" | "connector" | "operation">;
  readonly terms: ChargeTerms;
  readonly formOfPayment: string;
  readonly hold?: Pick<Hold, "holdId" | "amount"> | null;
  readonly card?: TokenView | null;
  readonly idempotencyKey?: string | null;
  readonly isUnattended?: boolean;
  readonly leadsOn?: boolean;
  readonly credentials?: string | null;
  readonly submitted: boolean;
};

type OpenedAttempt = { readonly attempt: Attempt; readonly credentials: string | null };

/**
 * Opens an attempt for the session's amount and customer, with the next number and a new reference number,
 * and withdraws an unsubmitted one.
 */
export async function openAttempt(
  ctx: Ctx,
  tx: Tx,
  opening: NewAttempt,
  writes: WriteBatch = new WriteBatch(),
): Promise<OpenedAttempt> {
  await withdrawAttempts(ctx, tx, opening.session);
  const attempt = addAttempt(ctx, writes, opening);
  const { credentials } = opening;
  if (credentials !== undefined) {
    await writes.flushLater(tx);
    return { attempt, credentials };
  }
  const [account] = await writes.flushAndRead<{ credentials: string | null }>(
    tx,
    Prisma.sql`SELECT credentials FROM gateway WHERE merchant_id = ${attempt.merchantId} AND code = ${attempt.pgCode}`,
  );
  return { attempt, credentials: account?.credentials ?? null };
}

export function addAttempt(ctx: Ctx, writes: WriteBatch, opening: NewAttempt): Attempt {
  const { session, account, terms, hold, card, submitted } = opening;
  const at = ctx.now();
  const row = {
    ...ATTEMPT_BEFORE_SUBMISSION,
    id: prefixed("att", randomBytes(25)),
    merchantId: session.merchantId,
    sessionId: session.id,
    customerId: session.customerId,
    number: (session.attempts.at(-1)?.number ?? 0) + 1,
    state: submitted ? SUBMISSION.to : SUBMISSION.from,
    pgCode: account.code,
    connector: account.connector,
    operation: account.operation,
    formOfPayment: opening.formOfPayment,
    referenceNumber: referenceNumber(randomBytes(9)),
    amount: session.amount.amount.toFixed(),
    walletAmount: hold?.amount.amount.toFixed() ?? "0",
    holdId: hold?.holdId ?? null,
    currency: session.amount.currency,
    chargeAmount: terms.chargeAmount.amount.toFixed(),
    chargeCurrency: terms.chargeAmount.currency,
    fee: terms.fee.amount.toFixed(),
    exchangeRate: terms.exchangeRate?.toString() ?? null,
    idempotencyKey: opening.idempotencyKey ?? null,
    isUnattended: opening.isUnattended ?? false,
    leadsOn: opening.leadsOn ?? false,
    createdAt: at,
    ...(submitted ? { startedAt: at, inquireAt: firstInquiryAt(at) } : {}),
  };
  ctx.caused?.push({ sessionId: session.id, entry: row.id });
  const json = { pgParams: "{}", gatewayRefs: "{}", card: card ? writeJson(card) : null };
  writes.add(insertion("attempt", { ...row, ...json }));
  return { ...attemptOf(row), card: card ?? null };
}
