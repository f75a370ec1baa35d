import { Decimal } from "decimal.js";
import { describe, expect, it } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import {
  type Book,
  type BookLine,
  type FollowUpKind,
  followUpResult,
  followUpVerdict,
  refusalByBooks,
} from "./follow-up";

function line(kind: BookLine["kind"], amount: string, outcome = "success"): BookLine {
  return { kind, outcome, amount: new Decimal(amount), currency: currency("KWD") };
}

const book = (charge: BookLine | null, ...followUps: BookLine[]): Book => ({ charge, followUps });
const HELD = line("authorize", "10.000");
const TAKEN = line("purchase", "10.000");
const MORE_CAPTURE = "The amount specified is greater than the amount available for capture.";
const MORE_REFUND = "The amount specified is greater than the amount available for refund.";
const NO_CAPTURE = "This transaction is not eligible for capture.";
const NO_VOID = "This transaction is not eligible for void.";
const NO_CHARGE = "There is no such charge.";

describe("the books allow captures up to the held amount, one void instead of them, and refunds of what was taken", () => {
  it.each<[string, Book, FollowUpKind, string, string | null]>([
    ["a full capture", book(HELD), "capture", "10.000", null],
    ["a capture above it", book(HELD), "capture", "10.001", MORE_CAPTURE],
    ["the rest of a capture", book(HELD, line("capture", "4.000")), "capture", "6.000", null],
    ["more than the rest", book(HELD, line("capture", "4.000")), "capture", "6.001", MORE_CAPTURE],
    ["a failed capture holds nothing", book(HELD, line("capture", "4.000", "failed")), "capture", "10.000", null],
    ["a capture of a purchase", book(TAKEN), "capture", "1.000", NO_CAPTURE],
    ["a capture after a void", book(HELD, line("void", "10.000")), "capture", "1.000", NO_CAPTURE],
    ["a void", book(HELD), "void", "10.000", null],
    ["a void after a capture", book(HELD, line("capture", "1.000")), "void", "10.000", NO_VOID],
    ["a second void", book(HELD, line("void", "10.000")), "void", "10.000", NO_VOID],
    ["a void of a purchase", book(TAKEN), "void", "10.000", NO_VOID],
    ["a full refund", book(TAKEN), "refund", "10.000", null],
    ["a refund above it", book(TAKEN), "refund", "10.001", MORE_REFUND],
    ["the rest of a refund", book(TAKEN, line("refund", "9.999")), "refund", "0.001", null],
    ["more than the rest of a refund", book(TAKEN, line("refund", "9.999")), "refund", "0.002", MORE_REFUND],
    ["a refund of a hold", book(HELD), "refund", "1.000", MORE_REFUND],
    ["a refund of the captured part", book(HELD, line("capture", "4.000")), "refund", "4.000", null],
    ["nothing", book(TAKEN), "refund", "0", "The amount must be greater than zero."],
    ["an unknown charge", book(null), "refund", "1.000", NO_CHARGE],
    ["a failed charge", book(line("purchase", "10.000", "failed")), "refund", "1.000", NO_CHARGE],
  ])("%s", (_, lines, kind, amount, expected) => {
    expect(refusalByBooks(lines, kind, money(amount, currency("KWD")))?.message ?? null).toBe(expected);
  });

  it("another currency", () => {
    expect(refusalByBooks(book(TAKEN), "refund", money("1", currency("USD")))?.message).toBe(
      "The charge was made in KWD.",
    );
  });
});

describe("capture and void obey the operation's sandbox_result, else the transaction's; a refund obeys neither", () => {
  it.each<[FollowUpKind, object, object, string]>([
    ["capture", {}, {}, "success"],
    ["capture", { sandbox_result: "failed" }, {}, "failed"],
    ["capture", {}, { sandbox_result: "error" }, "error"],
    ["capture", { sandbox_result: "success" }, { sandbox_result: "failed" }, "success"],
    ["void", { sandbox_result: "error" }, {}, "error"],
    ["void", {}, { sandbox_result: "failed" }, "failed"],
    ["refund", { sandbox_result: "failed" }, { sandbox_result: "failed" }, "success"],
  ])("%s %j %j → %s", (kind, extra, sessionExtra, outcome) => {
    expect(followUpVerdict(kind, { ...extra }, { ...sessionExtra }).outcome).toBe(outcome);
  });
});

describe("the answer names what was done and to which charge", () => {
  const decided = {
    kind: "capture" as const,
    amount: money("4", currency("KWD")),
    referenceNumber: "R2",
    chargeReference: "R1",
    transactionId: "77",
  };

  it("success", () => {
    expect(followUpResult({ ...decided, verdict: { outcome: "success", message: null } })).toEqual({
      outcome: "success",
      message: null,
      raw: {
        operation: "capture",
        result: "success",
        message: "Processed amount - 4.000",
        amount: "4.000",
        currency: "KWD",
        transaction_id: "77",
        reference_number: "R2",
        charge_reference_number: "R1",
      },
      params: {
        pg_message: "Processed amount - 4.000",
        result: "success",
        ref: "R1",
        track_id: "R2",
        transaction_id: "77",
      },
      card: null,
    });
  });

  it("refusal", () => {
    const result = followUpResult({ ...decided, verdict: { outcome: "failed", message: "Simulated decline" } });
    expect(result).toMatchObject({
      outcome: "failed",
      message: "Simulated decline",
      raw: { message: "Simulated decline" },
    });
  });
});
