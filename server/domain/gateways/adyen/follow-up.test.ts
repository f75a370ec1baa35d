import { describe, expect, it } from "vitest";
import { adyenBench, clockCtx, kwd, paidPage, told } from "@/server/testing/adyen/connector-bench";
import { answerIn } from "@/server/testing/gateway-contract/answer-in";
import { NotSent } from "../port";
import { ADYEN } from "./gateway";

const bench = adyenBench();
const ctx = clockCtx();
const { capture, void: cancel, refund } = ADYEN;

const paid = async (operation: "purchase" | "authorize") =>
  (await paidPage(bench.double, { operation, total: kwd("10") })).follow;

const kinds = () => bench.double.book.movements.map(({ kind }) => kind);

describe("captures, cancellations and refunds are taken up and decided by a notification", () => {
  it.each([
    ["capture", "authorize", capture, "take"],
    ["void", "authorize", cancel, "release"],
    ["refund", "purchase", refund, "refund"],
  ] as const)("%s", async (about, operation, act, movement) => {
    const following = (await paid(operation))(about === "refund" ? "4" : "10");
    const answer = await act(ctx, following);
    expect(answer).toMatchObject({ outcome: "pending", message: null, refs: { psp: expect.any(String) } });
    const [event] = told(bench.double);
    const join = { reference: following.referenceNumber, operationRefs: answer.refs };
    // A cancellation moves nothing that could differ.
    const moved = about === "void" ? { isWhole: true } : { actual: following.amount };
    expect(event).toMatchObject({ about, join, answer: { outcome: "success", ...moved } });
    expect(kinds().at(-1)).toBe(movement);
  });

  it.each([
    ["more than is held", "authorize", capture, "10.001"],
    ["a capture of what was captured", "purchase", capture, "10"],
    ["a cancellation of what was captured", "purchase", cancel, "10"],
    ["a refund of what is only held", "authorize", refund, "4"],
    ["more than was captured", "purchase", refund, "10.001"],
  ] as const)("%s is refused by it", async (_, operation, act, amount) => {
    const before = (await paid(operation))(amount);
    const moved = kinds();
    expect((await act(ctx, before)).outcome).toBe("pending");
    const [event] = told(bench.double);
    expect(event).toMatchObject({ answer: { outcome: "failed", message: expect.stringMatching(/./) } });
    expect(kinds()).toEqual(moved);
  });
});

describe("the whole of a purchase is given back, captured or not yet", () => {
  it.each([
    ["captured", false, "refund"],
    ["not captured yet", true, "release"],
  ] as const)("%s", async (_, isLater, movement) => {
    if (isLater) bench.double.book.slowCaptures = true;
    const whole = (await paid("purchase"))("10");
    await refund(ctx, whole);
    const [event] = told(bench.double);
    const join = { reference: whole.referenceNumber };
    expect(event).toMatchObject({ about: "refund", join, answer: { outcome: "success" } });
    expect(kinds().at(-1)).toBe(movement);
  });

  it("a part of what is not captured yet is refused", async () => {
    bench.double.book.slowCaptures = true;
    await refund(ctx, (await paid("purchase"))("4"));
    expect(answerIn(told(bench.double)[0])?.outcome).toBe("failed");
  });
});

describe("what succeeded may fail later", () => {
  it.each([
    ["CAPTURE_FAILED", "authorize", capture, "capture"],
    ["REFUND_FAILED", "purchase", refund, "refund"],
    ["REFUNDED_REVERSED", "purchase", refund, "refund"],
  ] as const)("%s", async (eventCode, operation, act, about) => {
    const following = (await paid(operation))("4");
    const { refs } = await act(ctx, following);
    const [done] = told(bench.double);
    bench.double.undo(refs?.psp ?? "", eventCode === "REFUNDED_REVERSED" ? "returned" : "failed_later");
    const [failed] = told(bench.double);
    expect(answerIn(done)?.outcome).toBe("success");
    expect(failed).toMatchObject({ about, join: { reference: following.referenceNumber, operationRefs: refs } });
    expect(answerIn(failed)).toMatchObject({ outcome: "failed", message: "Acquirer refused" });
    expect(failed?.key).not.toBe(done?.key);
  });
});

describe("a payment of which Adyen has told no reference", () => {
  it.each([
    ["captured", capture],
    ["cancelled", cancel],
    ["refunded", refund],
  ] as const)("is not %s", async (_, act) => {
    const following = (await paid("authorize"))("10");
    const nameless = { ...following, charge: { ...following.charge, refs: {} } };
    await expect(act(ctx, nameless)).rejects.toThrow(NotSent);
  });
});

describe("what Adyen answers at once", () => {
  it("a request that Adyen refuses to look at failed", async () => {
    const following = (await paid("purchase"))("4");
    const answer = await refund(ctx, { ...following, charge: { ...following.charge, refs: { psp: "UNKNOWN" } } });
    expect(answer).toMatchObject({ outcome: "failed", decline: { code: "167" } });
  });

  it("refunds in parts add up to the whole", async () => {
    const following = await paid("purchase");
    for (const amount of ["4", "6", "0.001"]) await refund(ctx, following(amount));
    expect(told(bench.double).map((event) => answerIn(event)?.outcome)).toEqual(["success", "success", "failed"]);
  });
});
