/**
 * Computes what is left to capture, refund and void (Spec, "Operation results" 1 to 6; decision 0081).
 * Amounts are without fee, in the session's currency.
 */
import type { SessionState } from "@/server/domain/sessions/core/words";
import { add, compare, isZero, type Money, subtract, zero } from "@/server/kernel/money";
import type { OperationKind, PartOf } from "@/server/kernel/words";
import type { OperationState } from "./words";

export type CountedOperation = {
  readonly kind: OperationKind;
  readonly state: OperationState;
  readonly amount: Money;
  readonly fee: Money;
};

export type Parent = {
  readonly state: PartOf<SessionState, "paid" | "authorized" | "captured">;
  readonly settled: Money;
  readonly captured: Money;
  readonly disputed: Money;
  readonly operations: readonly CountedOperation[];
};

export function movesMoney({ state }: Pick<CountedOperation, "state">): boolean {
  return MOVES_MONEY[state];
}

const MOVES_MONEY: Readonly<Record<OperationState, boolean>> = {
  processing: true,
  queued: true,
  done: true,
  refused: false,
  rejected: false,
  reversed: false,
};

export function counted(parent: Parent, kind: OperationKind): readonly CountedOperation[] {
  return parent.operations.filter((each) => each.kind === kind && movesMoney(each));
}

function total(operations: readonly CountedOperation[], start: Money): Money {
  return operations.reduce((sum, { amount }) => add(sum, amount), start);
}

/** The authorized amount less all captures done or in progress; zero after a void. */
export function capturable(parent: Parent): Money {
  const nothing = zero(parent.settled.currency);
  if (parent.state !== "authorized" || counted(parent, "void").length > 0) return nothing;
  return atLeastZero(subtract(parent.settled, total(counted(parent, "capture"), nothing)));
}

/** Replaces a negative amount by zero, because amounts that the gateway reports may exceed the limits. */
function atLeastZero(amount: Money): Money {
  return amount.amount.isNegative() ? zero(amount.currency) : amount;
}

/**
 * The settled amount, or the captured part of an authorization, less all refunds done, queued or in progress,
 * and less disputed amounts.
 */
export function refundable(parent: Parent): Money {
  const left = undisputed(parent);
  return atLeastZero(subtract(left, parent.disputed));
}

function undisputed(parent: Parent): Money {
  const isCaptured = parent.state === "authorized" || !isZero(parent.captured);
  const taken = isCaptured ? parent.captured : parent.settled;
  return atLeastZero(subtract(taken, total(counted(parent, "refund"), zero(taken.currency))));
}

export function isOnlyDisputed(parent: Parent, amount: Money | null): boolean {
  if (isZero(parent.disputed)) return false;
  const left = undisputed(parent);
  return !isZero(left) && (amount === null || compare(amount, left) <= 0);
}

export function voidable(parent: Parent): Money {
  const touched = counted(parent, "capture").length > 0 || counted(parent, "void").length > 0;
  return parent.state === "authorized" && !touched ? parent.settled : zero(parent.settled.currency);
}

/**
 * The fee that the gateway moves besides `amount`. The capture that completes the authorized amount also
 * collects the fee; a void releases the whole charge; a refund never returns the fee.
 */
export function feeOf(parent: Parent, asked: { kind: OperationKind; amount: Money; chargedFee: Money }): Money {
  const none = zero(asked.chargedFee.currency);
  switch (asked.kind) {
    case "void":
      return asked.chargedFee;
    case "refund":
      return none;
    case "capture": {
      const collected = counted(parent, "capture").some(({ fee }) => !isZero(fee));
      return !collected && compare(asked.amount, capturable(parent)) === 0 ? asked.chargedFee : none;
    }
  }
}
