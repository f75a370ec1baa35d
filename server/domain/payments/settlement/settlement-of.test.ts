import { describe, expect, it } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { type SettlementInput, sessionEventFor, settlementOf } from "./settlement-of";

const NOW = new Date("2026-11-21T12:00:00Z");
const LATER = new Date("2026-11-22T12:00:00Z");

const AMOUNT = money("10.500", currency("KWD"));

type Change = Partial<Omit<SettlementInput, "session" | "attempt">> & {
  readonly session?: Partial<SettlementInput["session"]>;
  readonly attempt?: Partial<SettlementInput["attempt"]>;
};

function settlementFor({ session, attempt, ...change }: Change) {
  return settlementOf({
    session: { state: "pending", expiresAt: LATER, amount: AMOUNT, ...session },
    attempt: {
      state: "processing",
      amount: AMOUNT,
      operation: "purchase",
      reversalDue: false,
      ...attempt,
    },
    multiAttempt: true,
    outcome: "success",
    settledBy: "gateway",
    now: NOW,
    ...change,
  });
}

describe("the session's event follows the outcome, the operation and whether another attempt is allowed", () => {
  it.each([
    ["success", "purchase", true, "attempt_paid"],
    ["success", "purchase", false, "attempt_paid"],
    ["success", "authorize", true, "attempt_authorized"],
    ["success", "authorize", false, "attempt_authorized"],
    ["failed", "purchase", true, "attempt_failed"],
    ["error", "purchase", true, "attempt_failed"],
    ["canceled", "purchase", true, "attempt_failed"],
    ["failed", "authorize", false, "attempt_exhausted"],
    ["error", "purchase", false, "attempt_exhausted"],
    ["canceled", "purchase", false, "attempt_canceled_final"],
    ["cash_agreed", "purchase", true, "attempt_cod"],
    ["cash_agreed", "authorize", false, "attempt_cod"],
    ["session_canceled", "purchase", true, "canceled"],
    ["session_canceled", "authorize", false, "canceled"],
  ] as const)("%s, %s, multi-attempt %s → %s", (outcome, operation, multiAttempt, event) => {
    expect(sessionEventFor(outcome, { operation, amount: AMOUNT, multiAttempt })).toBe(event);
  });

  it.each(["purchase", "authorize"] as const)(
    "a session that asks for nothing is paid on an account that %ss",
    (operation) => {
      const amount = money("0", currency("KWD"));
      expect(sessionEventFor("success", { operation, amount, multiAttempt: true })).toBe("attempt_paid");
    },
  );
});

describe("an answer about an attempt in flight", () => {
  it.each([
    ["created", "success", "success", "paid"],
    ["pending", "success", "success", "paid"],
    ["attempted", "success", "success", "paid"],
    ["failed", "success", "success", "paid"],
    ["expired", "success", "success", "paid"],
    ["pending", "failed", "failed", "attempted"],
    ["pending", "error", "error", "attempted"],
    ["pending", "canceled", "canceled", "attempted"],
    ["canceled", "failed", "failed", undefined],
    ["expired", "failed", "failed", undefined],
    ["paid", "error", "error", undefined],
  ] as const)("session %s, %s → attempt %s, session %s", (state, outcome, attempt, session) => {
    const decision = settlementFor({ session: { state, expiresAt: LATER }, outcome });
    expect(decision).toMatchObject({ kind: "settle", attempt: { to: attempt } });
    if (decision.kind === "settle") expect(decision.session.at(-1)?.to).toBe(session);
  });

  it.each([money("20", currency("KWD")), money("10.50", currency("USD"))])(
    "a success for a session that asks for another amount by now is given back",
    (amount) => {
      expect(settlementFor({ session: { amount }, attempt: { state: "failed" } })).toEqual({ kind: "reverse" });
    },
  );

  it.each(["canceled", "paid", "authorized", "captured", "cod", "invalided"] as const)(
    "a success for a %s session is given back",
    (state) => {
      expect(settlementFor({ session: { state, expiresAt: LATER } })).toEqual({ kind: "reverse" });
    },
  );

  it("waits while the gateway has not decided", () => {
    expect(settlementFor({ outcome: "pending" })).toEqual({ kind: "wait" });
  });
});

describe("what is decided stays, whatever a later answer says", () => {
  it.each([
    ["success", "success"],
    ["success", "failed"],
    ["success", "pending"],
    ["failed", "failed"],
    ["failed", "error"],
    ["failed", "canceled"],
    ["error", "pending"],
    ["canceled", "failed"],
    ["cod", "success"],
  ] as const)("%s, told %s", (state, outcome) => {
    expect(settlementFor({ attempt: { state, operation: "purchase", reversalDue: false }, outcome })).toEqual({
      kind: "stored",
    });
  });

  it.each([
    ["failed", "failed", "paid"],
    ["error", "expired", "paid"],
    ["error", "attempted", "paid"],
  ] as const)("but a success after %s still settles a session that is %s", (attempt, state, to) => {
    expect(
      settlementFor({
        attempt: { state: attempt, operation: "purchase", reversalDue: false },
        session: { state, expiresAt: LATER },
      }),
    ).toMatchObject({ kind: "settle", isLate: true, succeeded: true, session: [{ to }] });
  });
});

describe("money that is owed back stays owed: a success does not count any more", () => {
  it.each(["processing", "failed", "error"] as const)("on an attempt that is %s", (state) => {
    expect(settlementFor({ attempt: { state, operation: "purchase", reversalDue: true } })).toEqual({
      kind: "reverse",
    });
  });

  it.each([
    ["gateway", "reverse"],
    ["person", "reverse"],
    ["wallet", "stored"],
  ] as const)("on a canceled attempt, by the %s", (settledBy, kind) => {
    expect(settlementFor({ attempt: { state: "canceled" }, settledBy })).toEqual({ kind });
  });

  it("while a refusal of the gateway still ends it", () => {
    const attempt = { state: "processing", operation: "purchase", reversalDue: true } as const;
    expect(settlementFor({ attempt, outcome: "failed" })).toMatchObject({ kind: "settle", attempt: { to: "failed" } });
  });
});

describe("only the one who may decide decides", () => {
  it.each([
    ["pending", "customer", "canceled", "settle"],
    ["processing", "customer", "canceled", "stored"],
    ["failed", "customer", "canceled", "stored"],
    ["pending", "gateway", "success", "stored"],
    ["pending", "gateway", "canceled", "stored"],
  ] as const)("attempt %s, the %s says %s → %s", (state, settledBy, outcome, kind) => {
    expect(
      settlementFor({
        attempt: { state, operation: "purchase", reversalDue: false },
        settledBy,
        outcome,
      }).kind,
    ).toBe(kind);
  });
});

describe("a session whose time is over while a charge was in flight", () => {
  const over = { state: "pending", expiresAt: NOW } as const;

  it("is paid by a success", () => {
    const decision = settlementFor({ session: over });
    expect(decision.kind === "settle" && decision.session.map(({ to }) => to)).toEqual(["paid"]);
  });

  it("expires with a decline, through the state the decline leads to", () => {
    const decision = settlementFor({ session: over, outcome: "failed" });
    expect(decision.kind === "settle" && decision.session.map(({ to }) => to)).toEqual(["attempted", "expired"]);
  });

  it("ends as failed where no retry was possible anyway", () => {
    const decision = settlementFor({ session: over, outcome: "failed", multiAttempt: false });
    expect(decision.kind === "settle" && decision.session.map(({ to }) => to)).toEqual(["failed"]);
  });
});
