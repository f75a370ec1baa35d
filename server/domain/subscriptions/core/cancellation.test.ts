import { describe, expect, it } from "vitest";
import type { CivilDate } from "@/server/kernel/time";
import type { Initiator } from "@/server/kernel/words";
import {
  type CancellationFacts,
  cancelOnAfter,
  decideCancellation,
  mayUndoCancellation,
  requestDay,
} from "./cancellation";
import { isTerminal, SUBSCRIPTION } from "./machine";
import type { SubscriptionState } from "./words";

const day = (text: string): CivilDate => text as CivilDate;
const TODAY = day("2026-03-15");
const NEXT = day("2026-03-31");

function subscription(change: Partial<CancellationFacts> = {}): CancellationFacts {
  return {
    frequency: "monthly",
    startDate: day("2026-01-31"),
    status: "active",
    cancelAtPeriodEnd: false,
    cancelOn: null,
    cancellationInitiator: null,
    cancellationReason: null,
    cancellationNote: null,
    ...change,
  };
}

const pendingBy = (initiator: Initiator, change: Partial<CancellationFacts> = {}) =>
  subscription({ cancelAtPeriodEnd: true, cancelOn: NEXT, cancellationInitiator: initiator, ...change });

const atPeriodEnd = (initiator: Initiator) => ({ mode: "at_period_end", initiator, reason: null, note: null }) as const;
const immediate = { mode: "immediate", initiator: "merchant", reason: null, note: null } as const;

const STATES = Object.keys(SUBSCRIPTION) as SubscriptionState[];
const LIVE = STATES.filter((state) => !isTerminal(state));

describe("nothing is left to cancel of a subscription that is over", () => {
  it.each(["canceled", "expired"] as const)("%s", (status) => {
    expect(decideCancellation(subscription({ status }), immediate, TODAY).kind).toBe("over");
    expect(decideCancellation(pendingBy("merchant", { status }), atPeriodEnd("merchant"), TODAY).kind).toBe("over");
  });
});

describe("a cancellation at the period's end is dated", () => {
  it.each([
    ["trialing", "merchant", NEXT],
    ["trialing", "customer", NEXT],
    ["active", "merchant", NEXT],
    ["active", "customer", NEXT],
    ["past_due", "merchant", NEXT],
    ["past_due", "customer", null],
    ["pending_setup", "merchant", null],
    ["pending_setup", "customer", null],
    ["setup_failed", "merchant", null],
    ["setup_failed", "customer", null],
  ] as const)("%s, by the %s: %s", (status, initiator, cancelOn) => {
    const decision = decideCancellation(subscription({ status }), atPeriodEnd(initiator), TODAY);
    expect(decision).toMatchObject({ kind: "pending", cancelOn, cancellation: { initiator } });
  });

  it.each([
    ["2026-01-31", "2026-02-28"],
    ["2026-02-27", "2026-02-28"],
    ["2026-02-28", "2026-03-31"],
    ["2025-12-01", "2026-01-31"],
  ])("requested on %s, for the first scheduled date strictly after: %s", (today, cancelOn) => {
    expect(decideCancellation(subscription(), atPeriodEnd("merchant"), day(today))).toMatchObject({ cancelOn });
  });
});

describe("a request of a merchant who has moved west to a day that has passed once", () => {
  it.each([
    ["retry_scheduled", "2026-03-31", "2026-03-30", "2026-04-30"],
    ["failed", "2026-03-31", "2026-03-30", "2026-04-30"],
    ["scheduled", "2026-04-30", "2026-03-30", "2026-04-30"],
    ["scheduled", "2026-03-31", "2026-03-15", "2026-03-31"],
    ["scheduled", "2026-03-31", "2026-04-02", "2026-04-30"],
  ] as const)(
    "newest cycle %s of %s, requested on %s: takes effect on %s",
    (status, scheduledDate, today, cancelOn) => {
      const from = requestDay({ status, scheduledDate: day(scheduledDate) }, day(today));
      expect(decideCancellation(subscription(), atPeriodEnd("merchant"), from)).toMatchObject({ cancelOn });
    },
  );
});

describe("a repeated request changes nothing", () => {
  it.each([
    ["merchant", "merchant"],
    ["customer", "customer"],
    ["merchant", "customer"],
  ] as const)("pending by the %s, asked by the %s", (before, again) => {
    expect(decideCancellation(pendingBy(before), atPeriodEnd(again), TODAY)).toEqual({ kind: "unchanged" });
  });

  it("but a merchant's takes over a customer's, with its reason, on the same day", () => {
    const request = { ...atPeriodEnd("merchant"), reason: "fraud" };
    const decision = decideCancellation(pendingBy("customer", { cancellationReason: "dear" }), request, TODAY);
    expect(decision).toEqual({
      kind: "pending",
      cancelOn: NEXT,
      cancellation: { initiator: "merchant", reason: "fraud", note: null },
    });
  });

  it("and dates one that waited for the outstanding balance", () => {
    const waiting = pendingBy("customer", { status: "past_due", cancelOn: null });
    expect(decideCancellation(waiting, atPeriodEnd("merchant"), TODAY)).toMatchObject({ cancelOn: NEXT });
  });
});

describe("immediate", () => {
  it.each(LIVE)("ends %s at once, whatever is pending", (status) => {
    for (const before of [
      subscription({ status }),
      pendingBy("customer", { status }),
      pendingBy("merchant", { status }),
    ])
      expect(decideCancellation(before, immediate, TODAY)).toMatchObject({ kind: "now" });
  });

  it("keeps what the merchant gave as reason before, and none of the customer's", () => {
    const said = { cancellationReason: "before", cancellationNote: "then" };
    const reasonAfter = (initiator: Initiator) =>
      decideCancellation(pendingBy(initiator, said), { ...immediate, note: "now" }, TODAY);
    expect(reasonAfter("merchant")).toMatchObject({ cancellation: { reason: "before", note: "now" } });
    expect(reasonAfter("customer")).toMatchObject({ cancellation: { reason: null, note: "now" } });
  });
});

describe("a pending cancellation after the subscription has moved", () => {
  const next = day("2026-07-31");

  it.each([
    ["none is pending", "balance_paid", subscription(), null],
    ["it was asked for before the setup settled", "setup_paid", pendingBy("merchant", { cancelOn: null }), next],
    ["the same for a trial", "setup_saved", pendingBy("customer", { cancelOn: null }), next],
    ["the merchant's holds while the charge fails", "retries_exhausted", pendingBy("merchant"), NEXT],
    ["the customer's waits for the balance", "retries_exhausted", pendingBy("customer"), null],
    ["and gets a new date when it is paid", "balance_paid", pendingBy("customer", { cancelOn: null }), next],
    ["the merchant's is not postponed by a payment", "balance_paid", pendingBy("merchant"), NEXT],
  ] as const)("%s", (_title, event, before, cancelOn) => {
    expect(cancelOnAfter(event, before, next)).toBe(cancelOn);
  });
});

describe("the customer keeps the subscription", () => {
  it.each(STATES)("%s: only while a cancellation of the customer's own is pending", (status) => {
    expect(mayUndoCancellation(subscription({ status }))).toBe(false);
    expect(mayUndoCancellation(pendingBy("merchant", { status }))).toBe(false);
    expect(mayUndoCancellation(pendingBy("customer", { status }))).toBe(LIVE.includes(status));
  });
});
