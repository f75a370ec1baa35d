import { describe, expect, it, test } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { carriesOut, type GatewayCapabilities, mayReplay } from "./capabilities";
import { differenceOf } from "./difference";
import type { Inquiry } from "./inquiry";
import { isRecent, nextStep } from "./next-step";

const ANSWER = { outcome: "failed", message: "no", raw: {}, params: {}, card: null } as const;

const KNOWN: Readonly<Record<Inquiry["known"], Inquiry>> = {
  answer: { known: "answer", answer: ANSWER },
  nothing: { known: "nothing" },
  not_yet: { known: "not_yet", askAfterSeconds: 90 },
  cannot_ask: { known: "cannot_ask" },
  denied: { known: "denied" },
};

/** Whether it can be sent, whether its reference acts once, whether it is taken up. */
const CALLS = [
  ["a kept card within the window", true, true, false],
  ["a kept card after the window", true, false, false],
  ["a typed card", false, true, false],
  ["what is taken up", true, true, true],
] as const;

/** By call, in the order of {@link CALLS}; `never_arrived` is the caller's step for `nothing`. */
const STEPS: Readonly<Record<Inquiry["known"], readonly string[]>> = {
  answer: ["apply", "apply", "apply", "apply"],
  nothing: ["send", "never_arrived", "never_arrived", "never_arrived"],
  not_yet: ["send", "ask_later", "ask_later", "ask_later"],
  cannot_ask: ["send", "park", "park", "ask_later"],
  denied: ["park", "park", "park", "park"],
};

describe.each(Object.keys(KNOWN) as Inquiry["known"][])("a gateway that says %s", (known) => {
  it.each(CALLS.map((call, at) => [...call, STEPS[known][at]] as const))(
    "of %s",
    (_name, canSend, isReplay, isTakenUp, kind) => {
      const call = { canSend, isReplay, isTakenUp, isRecent: false, ifNothing: "never_arrived" } as const;
      expect(nextStep(KNOWN[known], call).kind).toBe(kind);
    },
  );
});

test("a follow-up that cannot be sent again and that the gateway does not know waits for a person", () => {
  const call = { canSend: true, isReplay: false, isTakenUp: false, isRecent: false, ifNothing: "park" } as const;
  expect(nextStep(KNOWN.nothing, call)).toEqual({ kind: "park" });
  expect(nextStep(KNOWN.not_yet, call)).toEqual({ kind: "ask_later", seconds: 90 });
});

test("a lookup proves that a call never arrived only once the gateway has had time to act", () => {
  const call = { canSend: true, isReplay: true, isTakenUp: false, ifNothing: "park" } as const;
  const sentAt = new Date("2026-01-01T00:00:00Z");
  const at = (seconds: number) => new Date(sentAt.getTime() + seconds * 1_000);
  expect([0, 119, 120].map((seconds) => isRecent({ firstSentAt: sentAt, now: at(seconds) }))).toEqual([
    true,
    true,
    false,
  ]);
  expect(nextStep(KNOWN.nothing, { ...call, isRecent: true })).toEqual({ kind: "send", isUnknownThere: false });
  expect(nextStep(KNOWN.nothing, { ...call, isRecent: false })).toEqual({ kind: "send", isUnknownThere: true });
});

describe("a replay window is used to nine tenths", () => {
  const replaySeconds = { begin: 0, charge: 1_000, capture: 0, void: 0, refund: 0, tokenise: 0 };
  const sentAt = new Date("2026-01-01T00:00:00Z");
  const after = (ms: number) => new Date(sentAt.getTime() + ms);

  it.each([
    ["charge", 899_999, true],
    ["charge", 900_000, false],
    ["refund", 0, false],
  ] as const)("%s after %d ms: %s", (kind, ms, expected) => {
    expect(mayReplay({ replaySeconds }, { kind, firstSentAt: sentAt, now: after(ms) })).toBe(expected);
  });

  it("and what was never sent may always be", () => {
    expect(mayReplay({ replaySeconds }, { kind: "refund", firstSentAt: null, now: sentAt })).toBe(true);
  });
});

describe("a success is compared with what was asked", () => {
  const kwd = (amount: string) => money(amount, currency("KWD"));
  const success = { outcome: "success", about: "R-1" } as const;
  const asked = { amount: kwd("10.500"), operation: "purchase" } as const;

  it.each([
    [{}, asked, "amount_differs"],
    [{}, { amount: kwd("0") }, null],
    [{ isWhole: true }, asked, null],
    [{ actual: kwd("10.5"), about: undefined }, asked, "not_as_asked"],
    [{ actual: kwd("10.5"), stage: "taken" }, asked, null],
    [{ actual: kwd("10.499") }, asked, "amount_differs"],
    [{ actual: money("10.50", currency("USD")) }, asked, "amount_differs"],
    [{ actual: kwd("10.5"), stage: "held" }, asked, "not_as_asked"],
    [{ actual: kwd("10.5"), stage: "taken" }, { ...asked, operation: "authorize" }, "not_as_asked"],
    [{ actual: kwd("1"), outcome: "failed" }, asked, null],
  ] as const)("%j", (answer, what, reason) => {
    expect(differenceOf({ ...success, ...answer }, what)?.reason ?? null).toBe(reason);
  });

  it("and the note names both amounts", () => {
    expect(differenceOf({ ...success, actual: kwd("9") }, asked)?.note).toBe(
      "The gateway says 9.000 KWD; 10.500 KWD was asked for.",
    );
  });
});

test("capabilities say which operations there are", () => {
  const some = { capture: "once", void: false, refund: "none" } as GatewayCapabilities;
  expect((["capture", "void", "refund"] as const).map((kind) => carriesOut(some, kind))).toEqual([true, false, false]);
});
