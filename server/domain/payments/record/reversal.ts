import { randomBytes } from "node:crypto";
import type { Prisma, ChargeReversal as ReversalRow } from "@/server/db/generated/client";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { type GatewayRefs, gatewayRefs, type ReportedFact } from "@/server/domain/gateways";
import { chargedTotal } from "@/server/domain/sessions";
import { currency } from "@/server/kernel/currency";
import { prefixed } from "@/server/kernel/ids";
import { step } from "@/server/kernel/machine";
import { type Money, money } from "@/server/kernel/money";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";
import { REVERSAL, type ReversalEvent, reversalState } from "../core/reversal-machine";
import { REVERSAL_KINDS, type ReversalKind, type ReversalState } from "../core/words";
import type { Payment } from "./payment";

export type Reversal = {
  readonly id: string;
  readonly attemptId: string;
  readonly kind: ReversalKind;
  readonly state: ReversalState;
  readonly amount: Money;
  readonly referenceNumber: string;
  readonly tries: number;
  readonly createdAt: Date;
  readonly firstSentAt: Date | null;
  readonly refs: GatewayRefs;
};

const FIRST: ReversalState = "due";

/**
 * Records once that the attempt's charge must be reversed: by a void if only reserved, otherwise by a refund.
 * Requires the session's lock. False if a reversal exists.
 * @param reported the amount that the gateway charged, if it differs from the request
 */
export async function beginReversal(
  ctx: Ctx,
  tx: Tx,
  { attempt }: Pick<Payment, "attempt">,
  reported: ReportedFact | null = null,
): Promise<boolean> {
  const amount = reported?.amount ?? chargedTotal(attempt);
  const isHeld = reported?.stage == null ? attempt.operation === "authorize" : reported.stage === "held";
  const { count } = await tx.chargeReversal.createMany({
    data: [
      {
        id: prefixed("rev", randomBytes(25)),
        merchantId: ctx.merchant.id,
        attemptId: attempt.id,
        kind: isHeld ? "void" : "refund",
        state: FIRST,
        amount: amount.amount.toFixed(),
        currency: amount.currency,
        referenceNumber: reversalReference(attempt.referenceNumber, 1),
        createdAt: ctx.now(),
      },
    ],
    skipDuplicates: true,
  });
  return count > 0;
}

export function reversalReference(chargeReference: string, tries: number): string {
  return `${chargeReference}-REV${tries === 1 ? "" : tries}`;
}

export async function readReversal(ctx: Ctx, db: Db | Tx, attemptId: string): Promise<Reversal | null> {
  const row = await db.chargeReversal.findFirst({ where: { attemptId, merchantId: ctx.merchant.id } });
  return row && reversalOf(row);
}

function reversalOf(row: ReversalRow): Reversal {
  return {
    id: row.id,
    attemptId: row.attemptId,
    kind: wordOf(REVERSAL_KINDS, row.kind, "reversal"),
    state: reversalState(row.state),
    amount: money(row.amount.toString(), currency(row.currency)),
    referenceNumber: row.referenceNumber,
    tries: row.tries,
    createdAt: row.createdAt,
    firstSentAt: row.firstSentAt,
    refs: gatewayRefs(row.gatewayRefs),
  };
}

type Columns = Omit<Prisma.ChargeReversalUncheckedUpdateManyInput, "id" | "merchantId" | "attemptId" | "state">;

/**
 * Moves the reversal to its next state and records the change; false if another process moved it meanwhile.
 * @throws {IllegalTransition} if the reversal's state does not accept the event
 */
export async function moveReversal(
  ctx: Ctx,
  tx: Tx,
  { id, state }: Reversal,
  { event, set = {} }: { event: ReversalEvent; set?: Columns },
): Promise<boolean> {
  const taken = step(REVERSAL, state, event);
  const { count } = await tx.chargeReversal.updateMany({
    where: { id, merchantId: ctx.merchant.id, state },
    data: { ...set, state: taken.to },
  });
  const change = { merchantId: ctx.merchant.id, machine: "reversal", objectId: id, at: ctx.now() };
  if (count > 0) await recordChanges(tx, [{ ...change, ...taken }]);
  return count > 0;
}
