/**
 * What the simulated gateway's ledger allows after a charge: captures up to the reserved amount, one void,
 * refunds of what was charged.
 */
import { Decimal } from "decimal.js";
import type { Currency } from "@/server/kernel/currency";
import { type Money, toWire } from "@/server/kernel/money";
import type { OperationKind } from "@/server/kernel/words";
import type { GatewayResult } from "../../core/result";
import { orderedVerdict, type Verdict } from "./test-cards";

export type FollowUpKind = OperationKind;

/** An entry of the simulated ledger; its amount is in the charge's currency. */
export type BookLine = {
  readonly kind: "purchase" | "authorize" | "tokenise" | FollowUpKind;
  readonly outcome: string;
  readonly amount: Decimal;
  readonly currency: Currency;
};

export type Book = { readonly charge: BookLine | null; readonly followUps: readonly BookLine[] };

const refused = (message: string): Verdict => ({ outcome: "failed", message });

function sum(book: Book, kind: FollowUpKind): Decimal {
  const lines = book.followUps.filter((line) => line.kind === kind && line.outcome === "success");
  return lines.reduce((total, line) => total.plus(line.amount), new Decimal(0));
}

/**
 * Why the simulated ledger refuses an operation, or null. The ledger counts the fee as part of the charge, so
 * the service's own limits are narrower.
 */
export function refusalByBooks(book: Book, kind: FollowUpKind, amount: Money): Verdict | null {
  const { charge } = book;
  if (charge === null || charge.outcome !== "success") return refused("There is no such charge.");
  if (charge.currency !== amount.currency) return refused(`The charge was made in ${charge.currency}.`);
  if (amount.amount.lte(0)) return refused("The amount must be greater than zero.");
  const voided = sum(book, "void").gt(0);
  const captured = sum(book, "capture");
  switch (kind) {
    case "capture":
      if (charge.kind !== "authorize" || voided) return refused("This transaction is not eligible for capture.");
      if (captured.plus(amount.amount).lte(charge.amount)) return null;
      return refused("The amount specified is greater than the amount available for capture.");
    case "void":
      if (charge.kind === "authorize" && !voided && captured.isZero()) return null;
      return refused("This transaction is not eligible for void.");
    case "refund": {
      const taken = charge.kind === "purchase" ? charge.amount : captured;
      if (sum(book, "refund").plus(amount.amount).lte(taken)) return null;
      return refused("The amount specified is greater than the amount available for refund.");
    }
  }
}

/**
 * The outcome of an allowed operation. Capture and void follow `sandbox_result` of the operation's `extra`,
 * otherwise of the session's `extra`; a refund always succeeds (Spec, "The simulated gateway's answers").
 */
export function followUpVerdict(
  kind: FollowUpKind,
  extra: Readonly<Record<string, unknown>>,
  sessionExtra: Readonly<Record<string, unknown>>,
): Verdict {
  if (kind === "refund") return { outcome: "success", message: null };
  return orderedVerdict(extra.sandbox_result === undefined ? sessionExtra : extra, "sandbox_result");
}

/** The gateway's answer when an operation fails after its success. */
export const TAKEN_BACK: GatewayResult = {
  outcome: "failed",
  message: "The gateway took it back.",
  raw: {},
  params: {},
  card: null,
};

export type DecidedFollowUp = {
  readonly kind: FollowUpKind;
  readonly verdict: Verdict;
  readonly amount: Money;
  readonly referenceNumber: string;
  readonly chargeReference: string;
  readonly transactionId: string;
};

export function followUpResult(decided: DecidedFollowUp): GatewayResult {
  const { verdict, amount, referenceNumber, transactionId } = decided;
  const message = verdict.message ?? `Processed amount - ${toWire(amount)}`;
  return {
    outcome: verdict.outcome,
    message: verdict.message,
    raw: {
      operation: decided.kind,
      result: verdict.outcome,
      message,
      amount: toWire(amount),
      currency: amount.currency,
      transaction_id: transactionId,
      reference_number: referenceNumber,
      charge_reference_number: decided.chargeReference,
    },
    params: {
      pg_message: message,
      result: verdict.outcome,
      ref: decided.chargeReference,
      track_id: referenceNumber,
      transaction_id: transactionId,
    },
    card: null,
  };
}
