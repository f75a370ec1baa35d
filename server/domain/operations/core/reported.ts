/** Computes the amount of an operation made at the gateway (Spec, "Movements made at the gateway"). */
import { scaleOf } from "@/server/kernel/currency";
import { add, compare, isEqual, isZero, type Money, money, subtract, zero } from "@/server/kernel/money";
import type { OperationKind } from "@/server/kernel/words";
import { available } from "./decide";
import { counted, type Parent } from "./limits";

export type ReportedTerms = {
  readonly kind: OperationKind;
  /** The reported amount with fee, in the charge's currency; null means the whole amount. */
  readonly amount: Money | null;
};

export type ReportedFacts = {
  readonly parent: Parent;
  readonly chargedFee: Money;
  /** The total that was charged, with fee, in the charge's currency. */
  readonly chargedTotal: Money;
};

export type ReportedAmount = {
  readonly amount: Money;
  readonly fee: Money;
  readonly exceeds: boolean;
};

/** @returns null if nothing is left, so that the report changes nothing */
export function reportedAmount({ kind, amount }: ReportedTerms, facts: ReportedFacts): ReportedAmount | null {
  const { parent, chargedFee } = facts;
  const none = zero(parent.settled.currency);
  const left = kind === "void" ? held(parent) : available(parent, kind);
  const isExchanged = chargedFee.currency !== none.currency || facts.chargedTotal.currency !== none.currency;
  const fee = isExchanged || isZero(left) || kind === "refund" ? none : restFee(parent, chargedFee);
  if (kind === "void" || amount === null) return isZero(left) ? null : { amount: left, fee, exceeds: false };
  const said = isExchanged ? inCurrencyOf(facts, amount) : amount;
  if (isZero(said)) return null;
  const whole = add(left, isExchanged ? none : chargedFee);
  if (!isZero(left) && isEqual(said, whole)) return { amount: left, fee: subtract(said, left), exceeds: false };
  return { amount: said, fee: none, exceeds: compare(said, left) > 0 };
}

export function held(parent: Parent): Money {
  const nothing = zero(parent.settled.currency);
  if (parent.state !== "authorized" || counted(parent, "void").length > 0) return nothing;
  return available(parent, "capture");
}

function restFee(parent: Parent, chargedFee: Money): Money {
  return counted(parent, "capture").length === 0 ? chargedFee : zero(chargedFee.currency);
}

/** Converts a part of the charge to the same part of the settled amount, in the settled currency. */
function inCurrencyOf({ parent: { settled }, chargedTotal }: ReportedFacts, amount: Money): Money {
  if (amount.currency === settled.currency || isZero(chargedTotal)) return amount;
  const part = settled.amount.times(amount.amount).dividedBy(chargedTotal.amount);
  return money(part.toDecimalPlaces(scaleOf(settled.currency)), settled.currency);
}
