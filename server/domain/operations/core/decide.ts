import { compare, isZero, type Money } from "@/server/kernel/money";
import type { OperationKind } from "@/server/kernel/words";
import { capturable, counted, feeOf, isOnlyDisputed, type Parent, refundable, voidable } from "./limits";
import { type ParentState, permissionFor } from "./may-operate";
import type { RefusalReason } from "./refusal-reason";
import type { Destination, OperationName } from "./words";

export type OperationTerms = {
  readonly kind: OperationKind;
  readonly amount: Money | null;
  readonly destination: Destination;
};

export type ParentFacts = {
  /** The session's effective state: an overdue session counts as expired. */
  readonly state: ParentState;
  readonly parent: Parent | null;
  readonly isForeign: boolean;
  /**
   * True if the account's credentials belong to another account at the gateway than the account that was
   * paid.
   */
  readonly isReplaced: boolean;
  readonly isEnabled: boolean;
  readonly isPaidByWallet: boolean;
  readonly isPaidInCash: boolean;
  readonly customerId: string | null;
  readonly wallet: string | null;
  readonly chargedFee: Money;
};

export type Verdict =
  | { readonly kind: "refused"; readonly reason: RefusalReason; readonly detail: string }
  | { readonly kind: "allowed"; readonly amount: Money; readonly fee: Money };

export function notEligible(operation: OperationName): string {
  return `This transaction is not eligible for ${operation}.`;
}

export const FOREIGN_CURRENCY = "Operations are not supported for foreign-currency payments.";
export const REPLACED_ACCOUNT =
  "This transaction belongs to an earlier account of the payment gateway; change it at the gateway.";
export const PAID_BY_WALLET = "A transaction that was paid with wallet credit cannot be refunded.";
const PAID_IN_CASH =
  "The payment gateway did not take this payment, which was made in cash; refund it to the customer's wallet.";
const DISPUTED = "The disputed amount of this transaction cannot be refunded.";
export const NO_WALLET = "The payment gateway of this transaction has no wallet.";
export const NO_CUSTOMER = "A refund to a wallet needs a transaction with a customer_id.";

function notEnabled(kind: OperationKind): string {
  return `${kind} operation is not enabled for this MID`;
}

function tooMuch(kind: OperationKind): string {
  return `The amount specified is greater than the amount available for ${kind}.`;
}

/** Maximum amount, without fee, that an operation of this kind may move now. */
export function available(parent: Parent, kind: OperationKind): Money {
  return AVAILABLE[kind](parent);
}

const AVAILABLE: Readonly<Record<OperationKind, (parent: Parent) => Money>> = {
  capture: capturable,
  refund: refundable,
  void: voidable,
};

/** Whether an operation accepts a part of the amount. A void always voids the whole remaining amount. */
export const TAKES_AMOUNT: Readonly<Record<OperationKind, boolean>> = { capture: true, refund: true, void: false };

export const TAKES_DESTINATION: Readonly<Record<OperationKind, boolean>> = {
  capture: false,
  refund: true,
  void: false,
};

const EXCLUDED: Readonly<Record<OperationKind, (authorized: Parent) => boolean>> = {
  capture: (parent) => counted(parent, "void").length > 0,
  refund: ({ captured }) => isZero(captured),
  void: (parent) => isZero(voidable(parent)),
};

/**
 * True if other operations exclude this one: an authorization has nothing to refund before a capture; capture
 * and void exclude each other, also while in progress.
 */
function isExcluded(parent: Parent, kind: OperationKind): boolean {
  return parent.state === "authorized" && EXCLUDED[kind](parent);
}

/** Decides on an operation. More than the available amount is refused, never reduced (Spec, "Errors"). */
export function decideExternal(asked: OperationTerms, facts: ParentFacts): Verdict {
  const { kind } = asked;
  const refused = (reason: RefusalReason, detail: string): Verdict => ({ kind: "refused", reason, detail });
  const { parent } = facts;
  if (permissionFor(facts.state, kind) === null || parent === null || isExcluded(parent, kind))
    return refused("not_eligible", notEligible(kind));
  if (kind === "refund" && facts.isPaidByWallet) return refused("paid_by_wallet", PAID_BY_WALLET);
  if (facts.isPaidInCash && asked.destination === "pg") return refused("paid_in_cash", PAID_IN_CASH);
  if (facts.isForeign) return refused("foreign_currency", FOREIGN_CURRENCY);
  if (facts.isReplaced && asked.destination === "pg") return refused("replaced_account", REPLACED_ACCOUNT);
  if (!facts.isEnabled) return refused("not_enabled", notEnabled(kind));
  if (asked.destination === "wallet" && facts.wallet === null) return refused("no_wallet", NO_WALLET);
  if (asked.destination === "wallet" && facts.customerId === null) return refused("no_customer", NO_CUSTOMER);
  const most = available(parent, kind);
  const amount = TAKES_AMOUNT[kind] ? (asked.amount ?? most) : most;
  if (isZero(amount) || compare(amount, most) > 0) {
    if (kind === "refund" && isOnlyDisputed(parent, asked.amount)) return refused("disputed", DISPUTED);
    return refused("too_much", tooMuch(kind));
  }
  return { kind: "allowed", amount, fee: feeOf(parent, { kind, amount, chargedFee: facts.chargedFee }) };
}
