import { describe, expect, it, test } from "vitest";
import {
  adyenBench,
  clockCtx,
  doubleAccount,
  keptCardCall,
  kwd,
  openedPage,
  pageCall,
  paidPage,
  told,
} from "@/server/testing/adyen/connector-bench";
import type { Fault } from "@/server/testing/adyen/double";
import { answerIn } from "@/server/testing/gateway-contract/answer-in";
import { testCall } from "@/server/testing/gateway-contract/calls";
import type { FollowUpCall } from "../calls";
import { mayReplay } from "../core/capabilities";
import { GatewayUnreachable, NotSent } from "../port";
import { ADYEN } from "./gateway";

const ctx = clockCtx();
const bench = adyenBench();
const HOUR_MS = 3_600_000;

const UNKNOWN: readonly Fault[] = [
  "broken_before",
  "broken_after",
  "error_before",
  "error_after",
  "html",
  "empty",
  "busy",
  "running",
];
const KINDS = ["begin", "charge", "capture", "void", "refund"] as const;

type Kind = (typeof KINDS)[number];

/** What moves for a call of each kind: a purchase is captured at once, a page moves nothing. */
const MOVES: Readonly<Record<Kind, readonly string[]>> = {
  begin: [],
  charge: ["take"],
  capture: ["take"],
  void: ["release"],
  refund: ["refund"],
};

/** A call of a kind that is ready to be sent. */
async function ready(kind: Kind): Promise<(firstSentAt: Date | null) => Promise<unknown>> {
  if (kind === "begin") {
    const call = pageCall();
    return async (firstSentAt) => ADYEN.begin?.(ctx, { ...call, firstSentAt });
  }
  if (kind === "charge") {
    const call = keptCardCall(bench.double);
    return (firstSentAt) => ADYEN.charge(ctx, { ...call, firstSentAt });
  }
  const { charge } = await paidPage(bench.double, { operation: kind === "refund" ? "purchase" : "authorize" });
  const amount = kwd(kind === "refund" ? "4" : "10.5");
  const base = testCall({ account: doubleAccount() });
  const call: FollowUpCall = { ...base, charge, amount, extra: {}, sessionExtra: {} };
  return (firstSentAt) => ADYEN[kind](ctx, { ...call, firstSentAt });
}

describe.each(KINDS)("the answer of a %s", (kind) => {
  it.each(UNKNOWN)("%s: it is unknown, and the same call again, many times at once, acts once", async (fault) => {
    const send = await ready(kind);
    const before = bench.double.book.movements.length;
    bench.double.fail(fault);
    await expect(send(null)).rejects.toThrow(GatewayUnreachable);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(new Date())));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(bench.double.book.movements.slice(before).map((moved) => moved.kind)).toEqual(MOVES[kind]);
    expect(told(bench.double)).toHaveLength(kind === "begin" ? 0 : 1);
  });

  it("too many calls: nothing was done, for certain, unless it had been sent before", async () => {
    const send = await ready(kind);
    const before = bench.double.book.movements.length;
    bench.double.fail("too_many");
    await expect(send(null)).rejects.toThrow(NotSent);
    bench.double.fail("too_many");
    await expect(send(new Date())).rejects.toThrow(GatewayUnreachable);
    expect(bench.double.book.movements).toHaveLength(before);
  });

  it("nobody there: nothing was done, for certain, unless it had been sent before", async () => {
    const send = await ready(kind);
    await bench.double.stop();
    await expect(send(null)).rejects.toThrow(NotSent);
    await expect(send(new Date())).rejects.toThrow(GatewayUnreachable);
  });
});

describe.each([
  ["a wrong key", { api_key: "wrong" }],
  ["another's merchant account", { merchant_account: "Other" }],
])("%s", (_, values) => {
  it("is turned away before anything is done", async () => {
    const account = doubleAccount(values);
    await expect(ADYEN.begin?.(ctx, pageCall({ account }))).rejects.toThrow(NotSent);
    await expect(ADYEN.charge(ctx, { ...keptCardCall(bench.double), account })).rejects.toThrow(NotSent);
    expect(bench.double.book.movements).toEqual([]);
  });
});

test("for as long as the service sends a call again, Adyen knows its key; after that it would pay again", async () => {
  const send = await ready("charge");
  const sentAt = new Date();
  await send(null);
  const inHours = (hours: number) => new Date(sentAt.getTime() + hours * HOUR_MS);
  const sent = { kind: "charge", firstSentAt: sentAt } as const;
  const may = [151, 152].map((hours) => mayReplay(ADYEN.capabilities, { ...sent, now: inHours(hours) }));
  expect(may).toEqual([true, false]);
  bench.double.jump(152 * 3_600);
  await send(sentAt);
  expect(bench.double.book.payments.size).toBe(1);
  bench.double.jump(17 * 3_600);
  await send(sentAt);
  expect(bench.double.book.payments.size).toBe(2);
});

test("a page is paid once, however its notifications arrive", async () => {
  const { url } = await openedPage(ctx, pageCall());
  bench.double.act(url, { act: "decline" });
  bench.double.act(url, { act: "pay" });
  expect(bench.double.act(url, { act: "pay" })).toBeNull();
  bench.double.notices.waiting.push(...bench.double.notices.waiting);
  bench.double.notices.waiting.reverse();
  const events = told(bench.double);
  expect(events.map((event) => answerIn(event)?.outcome)).toEqual(["success", "pending", "success", "pending"]);
  expect(new Set(events.map(({ key }) => key)).size).toBe(2);
});
