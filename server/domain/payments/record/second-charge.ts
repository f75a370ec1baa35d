import { randomBytes } from "node:crypto";
import type { Prisma, SecondCharge as SecondChargeRow } from "@/server/db/generated/client";
import { json } from "@/server/db/json-column";
import { recordChanges } from "@/server/db/transactions/state-changes";
import type { GatewayRefs, GatewayResult } from "@/server/domain/gateways";
import { hasPaid } from "@/server/domain/sessions";
import { prefixed } from "@/server/kernel/ids";
import { step } from "@/server/kernel/machine";
import { isZero } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { REVERSAL, type ReversalEvent, reversalState } from "../core/reversal-machine";
import type { Payment } from "./payment";
import { readReversal } from "./reversal";

/** True if both references belong to charges, and the charges differ. */
export function isOtherCharge(ours: GatewayRefs, theirs: GatewayRefs = {}): boolean {
  const shared = Object.keys(theirs).filter((name) => ours[name] !== undefined);
  return shared.length > 0 && shared.every((name) => ours[name] !== theirs[name]);
}

/**
 * Records, once per charge, that the gateway reports a second charge of a paid or reversed attempt; a job
 * gives it back. Requires the session's lock. False if the answer reports none.
 */
export async function noteSecondCharge(ctx: Ctx, tx: Tx, payment: Payment, answer: GatewayResult): Promise<boolean> {
  const { attempt } = payment;
  const { about, actual, refs = {} } = answer;
  if (answer.outcome !== "success" || about !== attempt.referenceNumber) return false;
  if (actual === undefined || isZero(actual) || !isOtherCharge(attempt.gatewayRefs, refs)) return false;
  if (!hasPaid(attempt) && (await readReversal(ctx, tx, attempt.id)) === null) return false;
  const merchantId = ctx.merchant.id;
  const chargeKey = Object.entries(refs)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(" ")
    .slice(0, 500);
  const known = await tx.secondCharge.findMany({
    where: { attemptId: attempt.id, merchantId },
    select: { chargeKey: true },
  });
  if (known.some((one) => one.chargeKey === chargeKey)) return true;
  await tx.secondCharge.create({
    data: {
      id: prefixed("sec", randomBytes(25)),
      merchantId,
      sessionId: attempt.sessionId,
      attemptId: attempt.id,
      chargeKey,
      chargeRefs: json(refs),
      kind: attempt.operation === "authorize" ? "void" : "refund",
      state: "due",
      amount: actual.amount.toFixed(),
      currency: actual.currency,
      referenceNumber: `${attempt.referenceNumber}-SEC${known.length + 1}`,
      inquireAt: ctx.now(),
      createdAt: ctx.now(),
    },
  });
  ctx.log.error({ attemptId: attempt.id, sessionId: attempt.sessionId, refs }, "A payment was charged a second time.");
  return true;
}

type Columns = Omit<Prisma.SecondChargeUncheckedUpdateManyInput, "id" | "merchantId" | "state">;

/**
 * Moves the second charge to its next state and records the change; false if another process moved it
 * meanwhile.
 */
export async function moveSecondCharge(
  ctx: Ctx,
  tx: Tx,
  { id, state }: Pick<SecondChargeRow, "id" | "state">,
  { event, set }: { readonly event: ReversalEvent; readonly set: Columns },
): Promise<boolean> {
  const taken = step(REVERSAL, reversalState(state), event);
  const merchantId = ctx.merchant.id;
  const { count } = await tx.secondCharge.updateMany({
    where: { id, merchantId, state },
    data: { ...set, state: taken.to },
  });
  const change = { merchantId, machine: "second_charge", objectId: id, at: ctx.now() };
  if (count > 0) await recordChanges(tx, [{ ...change, ...taken }]);
  return count > 0;
}
