import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { currency } from "@/server/kernel/currency";
import { add, compare, isZero, money, toWire, zero } from "@/server/kernel/money";
import type { OperationKind } from "@/server/kernel/words";
import {
  decideExternal,
  FOREIGN_CURRENCY,
  NO_CUSTOMER,
  NO_WALLET,
  type OperationTerms,
  PAID_BY_WALLET,
  type ParentFacts,
  REPLACED_ACCOUNT,
} from "./decide";
import { type CountedOperation, capturable, feeOf, type Parent, refundable, voidable } from "./limits";
import { MAY_OPERATE, type ParentState } from "./may-operate";
import type { OperationState } from "./words";

const KWD = currency("KWD");
const kwd = (amount: string) => money(amount, KWD);

function counted(kind: OperationKind, amount: string, state: OperationState = "done", fee = "0"): CountedOperation {
  return { kind, state, amount: kwd(amount), fee: kwd(fee) };
}

function parent(state: Parent["state"], captured = "0", operations: CountedOperation[] = []): Parent {
  return { state, settled: kwd("10"), captured: kwd(captured), disputed: kwd("0"), operations };
}

function facts(change: Partial<ParentFacts> = {}): ParentFacts {
  const wallet = { isPaidByWallet: false, isPaidInCash: false, customerId: "c-1", wallet: "wallet_sarraf" };
  const accepted = { isForeign: false, isReplaced: false, isEnabled: true, chargedFee: kwd("0.500") };
  return { state: "paid", parent: parent("paid"), ...accepted, ...wallet, ...change };
}

function ask(kind: OperationKind, amount: string | null = null): OperationTerms {
  return { kind, amount: amount === null ? null : kwd(amount), destination: "pg" };
}

function detail(asked: OperationTerms, given: ParentFacts): string | null {
  const verdict = decideExternal(asked, given);
  return verdict.kind === "refused" ? verdict.detail : null;
}

function allowed(asked: OperationTerms, given: ParentFacts): string {
  const verdict = decideExternal(asked, given);
  if (verdict.kind === "refused") throw new Error(verdict.detail);
  return `${toWire(verdict.amount)}+${toWire(verdict.fee)}`;
}

const authorized = (captured?: string, operations?: CountedOperation[]): ParentFacts =>
  facts({ state: "authorized", parent: parent("authorized", captured, operations) });

describe("a refused operation says why", () => {
  const states = Object.keys(MAY_OPERATE) as ParentState[];
  const cells = states.flatMap((state) =>
    (["refund", "capture", "void"] as const).map((kind) => [state, kind] as const),
  );
  it.each(cells.filter(([state, kind]) => MAY_OPERATE[state][kind] === undefined))("%s, %s", (state, kind) => {
    const settled = state === "paid" || state === "captured" ? parent(state, "10") : null;
    expect(detail(ask(kind), facts({ state, parent: settled }))).toBe(`This transaction is not eligible for ${kind}.`);
  });

  it.each([
    [
      "a refund of an authorization before any capture",
      ask("refund"),
      authorized(),
      "This transaction is not eligible for refund.",
    ],
    [
      "a refund while the first capture is under way",
      ask("refund", "1"),
      authorized("0", [counted("capture", "4", "processing")]),
      "This transaction is not eligible for refund.",
    ],
    [
      "a void after a capture",
      ask("void"),
      authorized("4", [counted("capture", "4")]),
      "This transaction is not eligible for void.",
    ],
    [
      "a void while a capture is under way",
      ask("void"),
      authorized("0", [counted("capture", "4", "processing")]),
      "This transaction is not eligible for void.",
    ],
    [
      "a second void",
      ask("void"),
      authorized("0", [counted("void", "10")]),
      "This transaction is not eligible for void.",
    ],
    [
      "a capture after a void",
      ask("capture"),
      authorized("0", [counted("void", "10")]),
      "This transaction is not eligible for capture.",
    ],
    [
      "a capture while a void is under way",
      ask("capture"),
      authorized("0", [counted("void", "10", "processing")]),
      "This transaction is not eligible for capture.",
    ],
    ["a foreign-currency payment", ask("refund"), facts({ isForeign: true }), FOREIGN_CURRENCY],
    ["a payment of a replaced account", ask("refund"), facts({ isReplaced: true }), REPLACED_ACCOUNT],
    [
      "an operation the account does not list",
      ask("refund"),
      facts({ isEnabled: false }),
      "refund operation is not enabled for this MID",
    ],
    [
      "a refund to a wallet that the gateway does not carry",
      { ...ask("refund"), destination: "wallet" as const },
      facts({ wallet: null }),
      NO_WALLET,
    ],
    [
      "a refund to a wallet of nobody",
      { ...ask("refund"), destination: "wallet" as const },
      facts({ customerId: null }),
      NO_CUSTOMER,
    ],
    ["a refund of what credit paid", ask("refund"), facts({ isPaidByWallet: true }), PAID_BY_WALLET],
    [
      "a refund of what credit paid, to the wallet",
      { ...ask("refund"), destination: "wallet" as const },
      facts({ isPaidByWallet: true }),
      PAID_BY_WALLET,
    ],
    [
      "more than was paid",
      ask("refund", "10.001"),
      facts(),
      "The amount specified is greater than the amount available for refund.",
    ],
    [
      "the fee",
      ask("refund", "10.500"),
      facts(),
      "The amount specified is greater than the amount available for refund.",
    ],
    [
      "more than is left beside a queued refund",
      ask("refund", "5"),
      facts({ parent: parent("paid", "0", [counted("refund", "6", "queued")]) }),
      "The amount specified is greater than the amount available for refund.",
    ],
    [
      "a refund when nothing is left",
      ask("refund"),
      facts({ parent: parent("paid", "0", [counted("refund", "10")]) }),
      "The amount specified is greater than the amount available for refund.",
    ],
    [
      "a refund above the captured part",
      ask("refund", "4.001"),
      authorized("4", [counted("capture", "4")]),
      "The amount specified is greater than the amount available for refund.",
    ],
    [
      "more than was authorized",
      ask("capture", "10.001"),
      authorized(),
      "The amount specified is greater than the amount available for capture.",
    ],
    [
      "more than is left beside a capture under way",
      ask("capture", "4"),
      authorized("0", [counted("capture", "6.001", "processing")]),
      "The amount specified is greater than the amount available for capture.",
    ],
  ] as const)("%s", (_name, asked, given, expected) => {
    expect(detail(asked, given)).toBe(expected);
  });
});

describe("an allowed operation moves", () => {
  it.each([
    [
      "a refund, all that is left",
      ask("refund"),
      facts({ parent: parent("paid", "0", [counted("refund", "4")]) }),
      "6.000+0.000",
    ],
    ["a refund to the last fils", ask("refund", "10"), facts(), "10.000+0.000"],
    [
      "a refund beside a rejected one, all of it",
      ask("refund"),
      facts({ parent: parent("paid", "0", [counted("refund", "4", "rejected")]) }),
      "10.000+0.000",
    ],
    ["a refund of the captured part", ask("refund"), authorized("4", [counted("capture", "4")]), "4.000+0.000"],
    ["a full capture, with the fee", ask("capture"), authorized(), "10.000+0.500"],
    ["a partial capture, without the fee", ask("capture", "9.999"), authorized(), "9.999+0.000"],
    ["the completing capture, with the fee", ask("capture"), authorized("4", [counted("capture", "4")]), "6.000+0.500"],
    [
      "a capture that completes a second time, the fee being collected",
      ask("capture"),
      authorized("6", [counted("capture", "6", "done", "0.500")]),
      "4.000+0.000",
    ],
    ["a void, with the fee", ask("void", "1"), authorized(), "10.000+0.500"],
    [
      "a void after a refused capture",
      ask("void"),
      authorized("0", [counted("capture", "4", "refused")]),
      "10.000+0.500",
    ],
  ] as const)("%s", (_name, asked, given, expected) => {
    expect(allowed(asked, given)).toBe(expected);
  });
});

describe("whatever is asked for in whatever order", () => {
  const step = fc.record({
    kind: fc.constantFrom<OperationKind>("refund", "capture", "void"),
    fils: fc.option(fc.integer({ min: 1, max: 12_000 })),
    answer: fc.constantFrom<OperationState>("done", "refused", "processing", "queued", "rejected"),
  });

  test("captures, refunds and the fee stay within what was authorized and captured, and a void excludes captures", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.boolean(), (steps, purchase) => {
        const operations: CountedOperation[] = [];
        for (const { kind, fils, answer } of steps) {
          const taken = sum(operations, "capture", ["done"]);
          const state = purchase ? "paid" : compare(taken, kwd("10")) === 0 ? "captured" : "authorized";
          const amount = fils === null ? null : kwd(String(fils / 1000));
          const given = facts({
            state,
            parent: { state, settled: kwd("10"), captured: taken, disputed: kwd("0"), operations },
          });
          const verdict = decideExternal({ kind, amount, destination: "pg" }, given);
          if (verdict.kind === "refused") continue;
          expect(isZero(verdict.amount)).toBe(false);
          const end = kind === "refund" || answer === "done" || answer === "refused" ? answer : "processing";
          operations.push({ kind, state: end, amount: verdict.amount, fee: verdict.fee });
        }
        const standing: OperationState[] = ["done", "processing", "queued"];
        const captured = sum(operations, "capture", standing);
        const base = purchase ? kwd("10") : sum(operations, "capture", ["done"]);
        expect(compare(captured, kwd("10"))).toBeLessThanOrEqual(0);
        expect(compare(sum(operations, "refund", standing), base)).toBeLessThanOrEqual(0);
        if (!isZero(sum(operations, "void", standing))) expect(isZero(captured)).toBe(true);
        const fees = operations.filter(({ state, fee }) => state !== "refused" && !isZero(fee));
        expect(fees.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

function sum(operations: readonly CountedOperation[], kind: OperationKind, states: readonly OperationState[]) {
  return operations
    .filter((each) => each.kind === kind && states.includes(each.state))
    .reduce((total, { amount }) => add(total, amount), zero(KWD));
}

test("a captured transaction refunds what was captured, captures nothing and voids nothing", () => {
  const whole = parent("captured", "10", [counted("capture", "10")]);
  expect([refundable(whole), capturable(whole), voidable(whole)].map(toWire)).toEqual(["10.000", "0.000", "0.000"]);
  expect(toWire(feeOf(whole, { kind: "refund", amount: kwd("10"), chargedFee: kwd("0.500") }))).toBe("0.000");
});

describe("a disputed amount is held back from refunds", () => {
  test("whatever was refunded and is disputed, refunds and disputes together stay within what was paid", () => {
    const fils = fc.integer({ min: 0, max: 12_000 });
    fc.assert(
      fc.property(fils, fils, fc.option(fils), (refunded, disputed, wanted) => {
        const amountOf = (value: number) => kwd(String(value / 1000));
        const operations = refunded === 0 ? [] : [counted("refund", String(Math.min(refunded, 10_000) / 1000))];
        const given = facts({ parent: { ...parent("paid", "0", operations), disputed: amountOf(disputed) } });
        const amount = wanted === null ? null : amountOf(wanted);
        const verdict = decideExternal({ kind: "refund", amount, destination: "pg" }, given);
        if (verdict.kind === "refused") return;
        const all = Math.min(refunded, 10_000) + disputed + verdict.amount.amount.toNumber() * 1000;
        expect(Math.round(all)).toBeLessThanOrEqual(10_000);
      }),
    );
  });

  it.each([
    ["4", "7", "disputed"],
    ["4", "6", null],
    ["10", null, "disputed"],
    ["4", "11", "too_much"],
    ["0", "11", "too_much"],
  ])("%s disputed, %s asked: %s", (disputed, amount, reason) => {
    const given = facts({ parent: { ...parent("paid"), disputed: kwd(disputed) } });
    const verdict = decideExternal(ask("refund", amount), given);
    expect(verdict.kind === "refused" ? verdict.reason : null).toBe(reason);
  });
});
