import { describe, expect, it } from "vitest";
import { adyenBench, clockCtx, doubleAccount, kwd, told } from "@/server/testing/adyen/connector-bench";
import { testCall, testSale } from "@/server/testing/gateway-calls";
import { type BeginCall, type FollowUpCall, GatewayUnreachable, isOpenPage, NotSent } from "../port";
import { begin } from "./begin";
import { cancel, capture, refund } from "./follow-up";

const bench = adyenBench();
const account = doubleAccount();

/** A paid page, and calls that follow it. */
async function paid(operation: "purchase" | "authorize") {
  const sale = testSale(kwd("10"), { account, operation });
  const call: BeginCall = { ...sale, keepCard: "no", expiresAt: new Date(Date.now() + 3_600_000) };
  const page = await begin(clockCtx(), call);
  bench.double.act(isOpenPage(page) ? page.url : "", { act: "pay" });
  const [event] = told(bench.double);
  const { referenceNumber, total } = call;
  const charge = { referenceNumber, refs: event?.refs ?? {}, total };
  return (amount: string, change: Partial<FollowUpCall> = {}): FollowUpCall => ({
    ...testCall({ account }),
    ...{ charge, amount: kwd(amount), extra: {}, sessionExtra: {} },
    ...change,
  });
}

const kinds = () => bench.double.book.movements.map(({ kind }) => kind);

describe("captures, cancellations and refunds are taken up and decided by a notification", () => {
  it.each([
    ["capture", "authorize", capture, "capture"],
    ["void", "authorize", cancel, "cancel"],
    ["refund", "purchase", refund, "refund"],
  ] as const)("%s", async (about, operation, act, movement) => {
    const following = (await paid(operation))(about === "refund" ? "4" : "10");
    const answer = await act(following);
    expect(answer).toMatchObject({ outcome: "pending", message: null, refs: { psp: expect.any(String) } });
    const [event] = told(bench.double);
    expect(event).toMatchObject({ about, referenceNumber: following.referenceNumber, refs: answer.refs });
    expect(event?.answer?.outcome).toBe("success");
    // A cancellation moves nothing that could differ.
    expect(event?.answer?.actual).toEqual(about === "void" ? undefined : following.amount);
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
    expect((await act(before)).outcome).toBe("pending");
    const [event] = told(bench.double);
    expect(event?.answer?.outcome).toBe("failed");
    expect(event?.answer?.message).toBeTruthy();
    expect(kinds()).toEqual(moved);
  });
});

describe("the whole of a purchase is given back, captured or not yet", () => {
  it.each([
    ["captured", false, "refund"],
    ["not captured yet", true, "cancel"],
  ] as const)("%s", async (_, isLater, movement) => {
    if (isLater) bench.double.captureLater();
    const whole = (await paid("purchase"))("10");
    await refund(whole);
    const [event] = told(bench.double);
    expect(event).toMatchObject({ about: "refund", referenceNumber: whole.referenceNumber });
    expect(event?.answer?.outcome).toBe("success");
    expect(kinds().at(-1)).toBe(movement);
  });

  it("a part of what is not captured yet is refused", async () => {
    bench.double.captureLater();
    await refund((await paid("purchase"))("4"));
    expect(told(bench.double)[0]?.answer?.outcome).toBe("failed");
  });
});

describe("what succeeded may fail later", () => {
  it.each([
    ["CAPTURE_FAILED", "authorize", capture, "capture"],
    ["REFUND_FAILED", "purchase", refund, "refund"],
    ["REFUNDED_REVERSED", "purchase", refund, "refund"],
  ] as const)("%s", async (eventCode, operation, act, about) => {
    const following = (await paid(operation))("4");
    const { refs } = await act(following);
    const [done] = told(bench.double);
    bench.double.failLater(refs?.psp ?? "", eventCode);
    const [failed] = told(bench.double);
    expect(done?.answer?.outcome).toBe("success");
    expect(failed).toMatchObject({ about, referenceNumber: following.referenceNumber, refs });
    expect(failed?.answer).toMatchObject({ outcome: "failed", message: "Acquirer refused" });
    expect(failed?.key).not.toBe(done?.key);
  });
});

describe("a payment whose reference was never told", () => {
  it("is cancelled by our own", async () => {
    const following = (await paid("authorize"))("10");
    await cancel({ ...following, charge: { ...following.charge, refs: {} } });
    expect(bench.double.requests.at(-1)?.path).toBe("/cancels");
    expect(told(bench.double)[0]).toMatchObject({ about: "void", answer: { outcome: "success" } });
    expect(kinds()).toEqual(["authorise", "cancel"]);
  });

  it.each([
    ["captured", capture],
    ["refunded", refund],
  ] as const)("is not %s", async (_, act) => {
    const following = (await paid("authorize"))("10");
    const nameless = { ...following, charge: { ...following.charge, refs: {} } };
    await expect(act(nameless)).rejects.toThrow(NotSent);
  });
});

describe("one reference acts once, whatever becomes of its answers", () => {
  it.each(["lost_before", "lost_after", "error_before", "error_after", "html", "empty", "busy", "running"] as const)(
    "%s",
    async (fault) => {
      const following = (await paid("purchase"))("4");
      bench.double.fail(fault, "/refunds");
      await expect(refund(following)).rejects.toThrow(GatewayUnreachable);
      const answers = await Promise.all(Array.from({ length: 4 }, () => refund(following)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(kinds()).toEqual(["authorise", "capture", "refund"]);
      expect(told(bench.double)).toHaveLength(1);
    },
  );

  it("a request that Adyen refuses to look at failed", async () => {
    const following = (await paid("purchase"))("4");
    const answer = await refund({ ...following, charge: { ...following.charge, refs: { psp: "UNKNOWN" } } });
    expect(answer).toMatchObject({ outcome: "failed", decline: { code: "167" } });
  });

  it("refunds in parts add up to the whole", async () => {
    const following = await paid("purchase");
    for (const amount of ["4", "6", "0.001"]) await refund(following(amount));
    expect(told(bench.double).map(({ answer }) => answer?.outcome)).toEqual(["success", "success", "failed"]);
  });
});
