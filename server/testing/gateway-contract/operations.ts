/** The contract suite's tests of captures, voids and refunds. */
import { describe, expect, test } from "vitest";
import { carriesOut } from "@/server/domain/gateways/core/capabilities";
import type { GatewayResult } from "@/server/domain/gateways/core/result";
import type { ContractBench, PaymentMade } from "./bench";
import { freshReference } from "./calls";
import type { ContractSubject } from "./setting";
import { expectMoved, expectSound } from "./soundness";

/** Prepares the gateway for one test. */
export type BenchMaker = () => Promise<ContractBench>;

const isDone = ({ outcome }: GatewayResult): boolean => outcome === "success";

function describeRefunds({ gateway }: ContractSubject, make: BenchMaker): void {
  const isMany = gateway.capabilities.refund === "many";

  test.skipIf(!isMany)("several add up to the charge and never above it", async () => {
    const bench = await make();
    const payment = await bench.payment();
    const results: GatewayResult[] = [];
    for (const amount of ["4", "6", "1"]) results.push(await bench.followUp("refund", payment, amount));
    expect(results.map(isDone)).toEqual([true, true, false]);
    for (const result of results) expectSound(result);
    if (results[0] !== undefined) expectMoved(results[0], bench.worth("4"));
  });

  test.skipIf(isMany)("one, and no second", async () => {
    const bench = await make();
    const payment = await bench.payment();
    const results = [await bench.followUp("refund", payment, "4"), await bench.followUp("refund", payment, "1")];
    expect(results.map(isDone)).toEqual([true, false]);
  });

  test("the whole of a charge goes back at once", async () => {
    const bench = await make();
    expect((await bench.followUp("refund", await bench.payment(), "10")).outcome).toBe("success");
  });

  test("one that is sent many times at once is one", async () => {
    const bench = await make();
    const payment = await bench.payment();
    const sent = await bench.send("refund", bench.followUpCall(payment, "4"));
    for (const answer of await Promise.all(Array.from({ length: 8 }, () => bench.again(sent))))
      expect(answer).toEqual(sent.first);
    expect((await bench.ended(sent)).outcome).toBe("success");
    if (isMany) expect((await bench.followUp("refund", payment, "6")).outcome).toBe("success");
  });

  test("of a charge that failed, or never was, there is none", async () => {
    const bench = await make();
    const declined = await bench.payment({ isDeclined: true });
    const call = { ...declined.call, referenceNumber: freshReference() };
    expect(isDone(await bench.followUp("refund", declined, "1"))).toBe(false);
    expect(isDone(await bench.followUp("refund", { call, refs: {} }, "1"))).toBe(false);
  });
}

const held = async (bench: ContractBench): Promise<PaymentMade> => {
  const payment = await bench.payment({ operation: "authorize" });
  expect(payment.answer.outcome).toBe("success");
  return payment;
};

function describeCaptures({ gateway }: ContractSubject, make: BenchMaker): void {
  const isMany = gateway.capabilities.capture === "many";

  test.skipIf(!isMany)("several add up to what is held and never above it, all at once included", async () => {
    const bench = await make();
    const payment = await held(bench);
    const answers = await Promise.all(Array.from({ length: 12 }, () => bench.followUp("capture", payment, "2.5")));
    expect(answers.filter(isDone)).toHaveLength(4);
  });

  test.skipIf(isMany)("one, in part, and no second", async () => {
    const bench = await make();
    const payment = await held(bench);
    const first = await bench.followUp("capture", payment, "4");
    expectMoved(first, bench.worth("4"));
    expect([first, await bench.followUp("capture", payment, "4")].map(isDone)).toEqual([true, false]);
  });

  test("never more than is held", async () => {
    const bench = await make();
    expect(isDone(await bench.followUp("capture", await held(bench), "10.5"))).toBe(false);
  });

  test("what is held but not captured cannot be refunded, and what is captured can", async () => {
    const bench = await make();
    const payment = await held(bench);
    expect(isDone(await bench.followUp("refund", payment, "1"))).toBe(false);
    expect((await bench.followUp("capture", payment, "4")).outcome).toBe("success");
    expect((await bench.followUp("refund", payment, "4")).outcome).toBe("success");
  });
}

function describeVoids(make: BenchMaker): void {
  test("a void after a capture is refused, and a capture after a void", async () => {
    const bench = await make();
    const [captured, voided] = [await held(bench), await held(bench)];
    const firsts = [await bench.followUp("capture", captured, "4"), await bench.followUp("void", voided, "10")];
    expect(firsts.map(isDone)).toEqual([true, true]);
    const seconds = [await bench.followUp("void", captured, "10"), await bench.followUp("capture", voided, "4")];
    expect(seconds.map(isDone)).toEqual([false, false]);
  });

  test("of a capture and a void at the same time exactly one happens", async () => {
    const bench = await make();
    const payment = await held(bench);
    const both = (["capture", "void"] as const).map((kind) => bench.followUp(kind, payment, "10"));
    expect((await Promise.all(both)).filter(isDone)).toHaveLength(1);
  });
}

/** Tests the operations that the gateway supports. */
export function describeOperations(subject: ContractSubject, make: BenchMaker): void {
  const { capabilities } = subject.gateway;
  const may = (kind: "capture" | "void" | "refund") => carriesOut(capabilities, kind);
  describe.skipIf(!may("refund"))("refunds", () => describeRefunds(subject, make));
  describe.skipIf(!may("capture") || !capabilities.authorize)("captures", () => describeCaptures(subject, make));
  describe.skipIf(!may("void") || !may("capture"))("voids", () => describeVoids(make));
}

/**
 * Tests operations that are accepted first: a repeated request has no effect, and each has one final result.
 */
export function describeSlowOperations({ slow }: ContractSubject, make: BenchMaker): void {
  test.each(slow)("a %s is taken up, asked about and sent again without acting, and then decided", async (kind) => {
    const bench = await make();
    const payment = await bench.payment({ operation: kind === "refund" ? "purchase" : "authorize" });
    const amount = kind === "refund" ? "4" : "10";
    const sent = await bench.send(kind, bench.followUpCall(payment, amount, bench.setting.slow?.()));
    expect(sent.first.outcome).toBe("pending");
    expect(await bench.again(sent)).toEqual(sent.first);
    await bench.setting.decide?.();
    expect((await bench.ended(sent)).outcome).toBe("success");
    expect(["pending", "success"]).toContain((await bench.again(sent)).outcome);
    if (kind === "refund") expect(isDone(await bench.followUp("refund", payment, "7"))).toBe(false);
  });
}
