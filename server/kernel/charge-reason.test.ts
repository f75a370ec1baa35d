import { describe, expect, it } from "vitest";
import ar from "../../messages/ar.json";
import en from "../../messages/en.json";
import { chargeReason } from "./charge-reason";

describe("a customer reads the decline reason in the page's language", () => {
  it.each([
    ["issuing bank declined", "bank"],
    ["card expired", "expired"],
    ["insufficient funds", "funds"],
    ["declined", "declined"],
    ["Simulated decline", "declined"],
    ["Simulated error", "error"],
    ["The payment did not reach the gateway.", "error"],
    ["payment gateway not available", "unavailable"],
    ["no active card", "noCard"],
    ["E-4711 <b>do not honour</b>", "other"],
    ["toString", "other"],
    [null, "other"],
  ] as const)("%s → %s", (text, key) => {
    expect(chargeReason(text)).toBe(key);
    for (const messages of [en, ar]) {
      expect(messages.subscription.reason[key]).toContain("<time>");
      expect(messages.mail.why[key]).not.toBe("");
    }
    expect(en.subscription.reason[key].replace(" on <time></time>", "")).toBe(en.mail.why[key]);
  });
});
