import { type GatewayResult, gatewayOf, gatewayRefs, type Inquiry, openAccount } from "@/server/domain/gateways";
import { type Attempt, chargedTotal } from "@/server/domain/sessions";
import { jsonObject } from "@/server/kernel/json";
import { add, type Money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { OperationRow } from "../record/operation-row";
import type { ParentTransaction } from "../record/parent-transaction";
import { type CallFacts, callFacts } from "./statements";

/**
 * Sends an operation to its gateway. While the gateway recognizes repeats, a reference never acts twice.
 * @param sent.firstSentAt when the operation was first sent; null at the first call
 * @param sent.facts read from the database if absent
 * @throws {GatewayUnreachable} or any error of a broken connector: the outcome is unknown
 */
export async function sendOperation(
  ctx: Ctx,
  operation: OperationRow,
  { firstSentAt, facts }: { readonly firstSentAt: Date | null; readonly facts?: CallFacts },
): Promise<GatewayResult> {
  const { account, charge, sessionExtra } = facts ?? (await callFacts(ctx, operation));
  return gatewayOf(operation.connector)[operation.kind](ctx, {
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
 * Queries an operation at its gateway; also returns the session's `extra`.
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
    kind: operation.kind,
    refs: gatewayRefs(operation.gatewayRefs),
    total: askedAmount(operation),
    charge,
  });
  return { inquiry, sessionExtra };
}

export function askedAmount(operation: OperationRow): Money {
  return add(operation.amount, operation.fee);
}

/** Makes {@link CallFacts} from a transaction that was read before. */
export function factsOf({ session, account, credentials, isReplaced }: ParentTransaction, attempt: Attempt): CallFacts {
  const { referenceNumber, gatewayRefs: refs } = attempt;
  return {
    account: { code: attempt.pgCode, isSandbox: account?.isSandbox ?? false, credentials, isReplaced },
    charge: { referenceNumber, refs, total: chargedTotal(attempt) },
    sessionExtra: session.extra ?? {},
  };
}
