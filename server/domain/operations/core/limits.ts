/** What is left to capture, refund and void (decisions §3 and §7). Every amount is without fee, in the session's currency. */
import { add, compare, isZero, type Money, subtract, zero } from "../../../kernel/money";
import type { OperationKind, OperationState } from "./machine";

/** An operation as the limits see it. */
export type Counted = {
  readonly kind: OperationKind;
  readonly state: OperationState;
  readonly amount: Money;
  readonly fee: Money;
};

/** A transaction as the limits see it. */
export type Parent = {
  readonly state: "paid" | "authorized" | "captured";
  /** What was paid or authorized. */
  readonly settled: Money;
  readonly captured: Money;
  readonly operations: readonly Counted[];
};

/** What the gateway may have done, or may still do: everything that it has not refused. */
function standing(parent: Parent, kind: OperationKind): readonly Counted[] {
  return parent.operations.filter(
    (each) => each.kind === kind && each.state !== "refused" && each.state !== "rejected",
  );
}

function total(operations: readonly Counted[], start: Money): Money {
  return operations.reduce((sum, { amount }) => add(sum, amount), start);
}

/** What a capture may take: the authorized amount less every capture that is done or under way; nothing beside a void. */
export function capturable(parent: Parent): Money {
  const nothing = zero(parent.settled.currency);
  if (parent.state !== "authorized" || standing(parent, "void").length > 0) return nothing;
  return subtract(parent.settled, total(standing(parent, "capture"), nothing));
}

/** What a refund may return: the settled amount, of an authorization the captured one, less every refund done, queued or under way. */
export function refundable(parent: Parent): Money {
  const taken = parent.state === "authorized" ? parent.captured : parent.settled;
  return subtract(taken, total(standing(parent, "refund"), zero(taken.currency)));
}

/** What a void releases: all of it, and only while nothing was captured, voided, or is about to be. */
export function voidable(parent: Parent): Money {
  const touched = standing(parent, "capture").length > 0 || standing(parent, "void").length > 0;
  return parent.state === "authorized" && !touched ? parent.settled : zero(parent.settled.currency);
}

/**
 * What the gateway moves on top of `amount`. The capture that completes the authorized amount collects the customer's fee, once; a
 * void gives the whole charge back; a refund never returns the fee.
 */
export function feeOf(parent: Parent, asked: { kind: OperationKind; amount: Money; chargedFee: Money }): Money {
  const none = zero(asked.chargedFee.currency);
  if (asked.kind === "void") return asked.chargedFee;
  if (asked.kind === "refund") return none;
  const collected = standing(parent, "capture").some(({ fee }) => !isZero(fee));
  return !collected && compare(asked.amount, capturable(parent)) === 0 ? asked.chargedFee : none;
}
