import { describe, expect, it, test } from "vitest";
import { toWire } from "@/server/kernel/money";
import { testCall } from "@/server/testing/gateway-contract/calls";
import {
  clockCtx,
  DOUBLE_SECRET,
  doubleAccount,
  kwd,
  paidPage,
  stripeBench,
} from "@/server/testing/stripe/connector-bench";
import type { FollowUpCall, InquireCall } from "../calls";
import { STRIPE } from "./gateway";

const ctx = clockCtx();
const bench = stripeBench();

type Kind = "capture" | "void" | "refund";

/** A payment of 5.120 KWD, with follow-ups of it written short. */
async function payment(operation: "purchase" | "authorize") {
  const { call, refs } = await paidPage(bench.double, ctx, { operation });
  const charge = { referenceNumber: call.referenceNumber, refs, total: call.total };
  const followUp = (amount: string): FollowUpCall => ({
    ...testCall({ account: doubleAccount() }),
    charge,
    amount: kwd(amount),
    extra: {},
    sessionExtra: {},
  });
  const about = (sent: FollowUpCall, kind: Kind, more: Partial<InquireCall> = {}): InquireCall => ({
    ...sent,
    firstSentAt: new Date(),
    kind,
    refs: {},
    total: sent.amount,
    ...more,
  });
  return { followUp, about, refs };
}

const moved = () => bench.double.book.movements.map(({ kind, amount }) => `${kind} ${amount.units}`);

describe("a capture takes what is held, once", () => {
  it("in part, and the rest is released", async () => {
    const { followUp } = await payment("authorize");
    const answer = await STRIPE.capture(ctx, followUp("2.000"));
    expect(answer).toMatchObject({ outcome: "success", stage: "taken" });
    expect(answer.actual && toWire(answer.actual)).toBe("2.000");
    expect(moved()).toEqual(["hold 5120", "take 2000", "release 3120"]);
    expect(await STRIPE.capture(ctx, followUp("2.000"))).toMatchObject({ outcome: "error" });
  });

  it("never more than is held", async () => {
    const { followUp } = await payment("authorize");
    expect(await STRIPE.capture(ctx, followUp("5.130"))).toMatchObject({
      outcome: "error",
      decline: { category: "limit" },
    });
    expect(moved()).toEqual(["hold 5120"]);
  });

  it("the same capture again, also after Stripe has forgotten its key, is the same capture", async () => {
    const { followUp } = await payment("authorize");
    const sent = followUp("5.120");
    const first = await STRIPE.capture(ctx, sent);
    bench.double.jump(25 * 3_600);
    expect(await STRIPE.capture(ctx, { ...sent, firstSentAt: new Date() })).toEqual(first);
    expect(moved()).toEqual(["hold 5120", "take 5120"]);
  });
});

test("each of a hundred refunds of one payment is found, though the list has pages", async () => {
  const { followUp, about } = await payment("purchase");
  const first = followUp("0.010");
  const { charge } = first;
  await STRIPE.refund(ctx, first);
  for (let made = 0; made < 105; made += 1) await STRIPE.refund(ctx, followUp("0.010"));
  const lists = () => bench.double.requests.filter(({ path }) => path === "/refunds").length;
  for (const [sent, pages] of [
    [first, 2],
    [followUp("0.010"), 2],
  ] as const) {
    const before = lists();
    const inquiry = await STRIPE.inquire(ctx, about(sent, "refund", { charge }));
    expect([inquiry.known, lists() - before]).toEqual([sent === first ? "answer" : "nothing", pages]);
  }
});

describe("a void releases what is held", () => {
  it("the whole of it, and a second one finds it done", async () => {
    const { followUp } = await payment("authorize");
    expect((await STRIPE.void(ctx, followUp("5.120"))).outcome).toBe("success");
    expect((await STRIPE.void(ctx, followUp("5.120"))).outcome).toBe("success");
    expect(moved()).toEqual(["hold 5120", "release 5120"]);
  });

  it("nothing that was taken", async () => {
    const { followUp } = await payment("purchase");
    expect((await STRIPE.void(ctx, followUp("5.120"))).outcome).toBe("error");
  });

  it("of a capture and a void at the same time exactly one happens", async () => {
    const { followUp } = await payment("authorize");
    const answers = await Promise.all([STRIPE.capture(ctx, followUp("5.120")), STRIPE.void(ctx, followUp("5.120"))]);
    expect(answers.filter(({ outcome }) => outcome === "success")).toHaveLength(1);
    expect(moved()).toHaveLength(2);
  });
});

describe("refunds add up to the payment and never above it", () => {
  it("in parts", async () => {
    const { followUp } = await payment("purchase");
    const answers = [];
    for (const amount of ["2.000", "3.120", "0.010"]) answers.push(await STRIPE.refund(ctx, followUp(amount)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(["success", "success", "error"]);
    expect(moved()).toEqual(["take 5120", "refund 2000", "refund 3120"]);
  });

  it("one refund sent eight times at once is one refund", async () => {
    const { followUp, about } = await payment("purchase");
    const sent = followUp("2.000");
    const answers = await Promise.all(Array.from({ length: 8 }, () => STRIPE.refund(ctx, sent)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await STRIPE.inquire(ctx, about(sent, "refund"))).toEqual({ known: "answer", answer: answers[0] });
    expect(moved()).toEqual(["take 5120", "refund 2000"]);
  });

  it("one that fails days later is reported by the notification and by an inquiry", async () => {
    const { followUp, about } = await payment("purchase");
    const sent = followUp("2.000");
    const { refs = {} } = await STRIPE.refund(ctx, sent);
    bench.double.undo(refs.refund ?? "");
    const failed = { outcome: "failed", message: "The refund failed: lost_or_stolen_card." };
    expect(await STRIPE.inquire(ctx, about(sent, "refund", { refs }))).toMatchObject({
      known: "answer",
      answer: failed,
    });
    const message = bench.double.notices.messages(DOUBLE_SECRET).at(-1);
    const inbound = {
      headers: message?.headers ?? {},
      rawBody: Buffer.from(message?.body ?? ""),
      receivedAt: new Date(),
    };
    expect(STRIPE.readNotifications?.(doubleAccount(), inbound)).toMatchObject([
      { about: "refund", join: { reference: sent.referenceNumber }, answer: failed },
    ]);
  });
});

describe("an inquiry about a follow-up reads Stripe's own state, which never lags", () => {
  it.each(["capture", "void", "refund"] as const)("a %s that never arrived is nothing", async (kind) => {
    const { followUp, about } = await payment(kind === "refund" ? "purchase" : "authorize");
    expect(await STRIPE.inquire(ctx, about(followUp("5.120"), kind))).toEqual({ known: "nothing" });
  });

  it.each([
    ["capture", "capture", "success"],
    ["void", "void", "success"],
    ["capture", "void", "failed"],
    ["void", "capture", "failed"],
  ] as const)("after a %s, a %s is a %s", async (done, asked, outcome) => {
    const { followUp, about } = await payment("authorize");
    const sent = followUp("5.120");
    await STRIPE[done](ctx, sent);
    expect(await STRIPE.inquire(ctx, about(sent, asked))).toMatchObject({ known: "answer", answer: { outcome } });
  });

  it("a capture of the same amount under another reference is not this one", async () => {
    const { followUp, about } = await payment("authorize");
    await STRIPE.capture(ctx, followUp("5.120"));
    const inquiry = await STRIPE.inquire(ctx, about(followUp("5.120"), "capture"));
    expect(inquiry).toMatchObject({
      known: "answer",
      answer: { outcome: "failed", message: "Nothing is held any more." },
    });
  });
});

test.each(["capture", "void", "refund"] as const)(
  "a %s of a charge that Stripe never named is refused",
  async (kind) => {
    const { followUp } = await payment("purchase");
    const sent = followUp("1.000");
    const charge = { ...sent.charge, refs: {} };
    expect((await STRIPE[kind](ctx, { ...sent, charge })).outcome).toBe("error");
  },
);
