import { describe, expect, it } from "vitest";
import { SUBSCRIPTION, subscriptionState } from "./machine";
import { type PermittedActions, permitted } from "./self-service";

const STATES = Object.keys(SUBSCRIPTION).map(subscriptionState);

function names(allowed: PermittedActions): string {
  return Object.entries(allowed)
    .filter(([, may]) => may)
    .map(([name]) => name)
    .join(" ");
}

const FREE = { cancelAtPeriodEnd: false, cancellationInitiator: null, checking: false, isPlanOver: false };
const BY_CUSTOMER = { ...FREE, cancelAtPeriodEnd: true, cancellationInitiator: "customer" } as const;
const BY_MERCHANT = { ...FREE, cancelAtPeriodEnd: true, cancellationInitiator: "merchant" } as const;

describe("a customer may do what the state allows, and nothing else", () => {
  it.each([
    ["pending_setup", "finishSetup cancel"],
    ["setup_failed", "retrySetup cancel"],
    ["trialing", "changeCard cancel changeEmail"],
    ["active", "changeCard cancel changeEmail"],
    ["past_due", "pay changeCard cancel changeEmail"],
    ["canceled", ""],
    ["expired", ""],
  ] as const)("%s: %s", (status, allowed) => {
    expect(names(permitted({ status, ...FREE }))).toBe(allowed);
  });

  it.each([
    ["pending_setup", "keep"],
    ["setup_failed", "keep"],
    ["trialing", "changeCard keep changeEmail"],
    ["active", "changeCard keep changeEmail"],
    ["past_due", "pay changeCard keep changeEmail"],
    ["canceled", ""],
    ["expired", ""],
  ] as const)("%s under the customer's own cancellation: %s", (status, allowed) => {
    expect(names(permitted({ status, ...BY_CUSTOMER }))).toBe(allowed);
  });

  it("a merchant's cancellation is not taken back, in no state", () => {
    for (const status of STATES) {
      const { keep, cancel, retrySetup } = permitted({ status, ...BY_MERCHANT });
      expect([keep, cancel, retrySetup]).toEqual([false, false, false]);
    }
  });

  it("nothing is paid or begun while a charge has no answer", () => {
    for (const status of STATES) {
      const { pay, finishSetup, retrySetup } = permitted({ status, ...FREE, checking: true });
      expect([pay, finishSetup, retrySetup]).toEqual([false, false, false]);
    }
  });

  it("nothing is set up once the plan is over; what is owed is still paid", () => {
    for (const status of STATES) {
      const free = permitted({ status, ...FREE });
      const over = permitted({ status, ...FREE, isPlanOver: true });
      expect(over).toEqual({ ...free, finishSetup: false, retrySetup: false });
    }
  });
});
