/** Calls the gateway about one operation, outside of every transaction. */

import { PREPARED } from "@/server/db/driver/prepared-statements";
import {
  type ChargeName,
  type GatewayResult,
  gatewayOf,
  gatewayRefs,
  type Inquiry,
  openAccount,
  type StoredAccount,
} from "@/server/domain/gateways";
import { type Attempt, chargedTotal } from "@/server/domain/sessions";
import { currency } from "@/server/kernel/currency";
import { jsonObject } from "@/server/kernel/json";
import { add, type Money, money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { operationKind } from "../core/machine";
import type { OperationRow } from "../record/operation-row";
import { inSession, type ParentTransaction } from "../record/parent-transaction";

/**
 * Sends the operation. Within the replay window the same reference never acts twice.
 * @param sent.firstSentAt when it was sent before; null on the first try
 * @param sent.facts read from the database if absent
 * @throws {GatewayUnreachable} or any error of a broken connector: the outcome is unknown
 */
export async function sendOperation(
  ctx: Ctx,
  operation: OperationRow,
  { firstSentAt, facts }: { readonly firstSentAt: Date | null; readonly facts?: CallFacts },
): Promise<GatewayResult> {
  const { account, charge, sessionExtra } = facts ?? (await callFacts(ctx, operation));
  return gatewayOf(operation.connector)[operationKind(operation.kind)](ctx, {
    account: openAccount(account),
    referenceNumber: operation.referenceNumber,
    firstSentAt,
    charge,
    amount: askedAmount(operation),
    final: operation.isFinal,
    extra: jsonObject(operation.extra) ?? {},
    sessionExtra,
  });
}

/**
 * Inquires about the operation; also returns the transaction's `extra`.
 * @throws as {@link sendOperation}
 */
export async function askAbout(
  ctx: Ctx,
  operation: OperationRow,
): Promise<{ readonly inquiry: Inquiry } & Pick<CallFacts, "sessionExtra">> {
  const { account, charge, sessionExtra } = await callFacts(ctx, operation);
  const inquiry = await gatewayOf(operation.connector).inquire(ctx, {
    account: openAccount(account),
    referenceNumber: operation.referenceNumber,
    firstSentAt: operation.firstSentAt,
    kind: operationKind(operation.kind),
    refs: gatewayRefs(operation.gatewayRefs),
    total: askedAmount(operation),
    charge,
  });
  return { inquiry, sessionExtra };
}

/** The amount that the gateway moves, including the fee. */
export function askedAmount(operation: OperationRow): Money {
  return add(inSession(operation, operation.amount), inSession(operation, operation.fee));
}

/** What a call needs besides the operation. */
export type CallFacts = {
  readonly account: StoredAccount;
  readonly charge: ChargeName;
  readonly sessionExtra: Readonly<Record<string, unknown>>;
};

/** {@link CallFacts} of a transaction that was read already. @param attempt the one that paid */
export function factsOf({ session, account, credentials }: ParentTransaction, attempt: Attempt): CallFacts {
  const { referenceNumber, gatewayRefs: refs } = attempt;
  return {
    account: { code: attempt.pgCode, isSandbox: account?.isSandbox ?? false, credentials },
    charge: { referenceNumber, refs, total: chargedTotal(attempt) },
    sessionExtra: session.extra ?? {},
  };
}

type FactsRow = {
  extra: unknown;
  refs: unknown;
  total: string;
  currency: string;
  isSandbox: boolean | null;
  credentials: string | null;
};

/** The account, the charge and the transaction's `extra`. One statement. */
async function callFacts(ctx: Ctx, { id, pgCode, chargeReference }: OperationRow): Promise<CallFacts> {
  const [row] = await ctx.db.$queryRaw<FactsRow[]>`
    ${PREPARED} SELECT s.extra, a.gateway_refs AS refs, (a.charge_amount + a.fee)::text AS total, a.charge_currency AS currency,
      g.is_sandbox AS "isSandbox", g.credentials
    FROM operation o JOIN payment_session s ON s.id = o.session_id AND s.merchant_id = o.merchant_id
    JOIN attempt a ON a.reference_number = o.charge_reference AND a.merchant_id = o.merchant_id
    LEFT JOIN gateway g ON g.merchant_id = o.merchant_id AND g.code = o.pg_code
    WHERE o.id = ${id} AND o.merchant_id = ${ctx.merchant.id}`;
  if (row === undefined) throw new Error("The charge of an operation is gone.");
  return {
    account: { code: pgCode, isSandbox: row.isSandbox ?? false, credentials: row.credentials },
    charge: {
      referenceNumber: chargeReference,
      refs: gatewayRefs(row.refs),
      total: money(row.total, currency(row.currency)),
    },
    sessionExtra: jsonObject(row.extra) ?? {},
  };
}
