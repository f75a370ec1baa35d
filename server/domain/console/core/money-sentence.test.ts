import { expect, it } from "vitest";
import { type MoneyFacts, moneySentence } from "./money-sentence";

type CycleStatus = NonNullable<MoneyFacts["cycle"]>["status"];

const cycle = (status: CycleStatus, isBlocked = false) => ({ status, scheduledDate: "2030-02-28" as const, isBlocked });

it.each([
  [{ status: "pending_setup", cycle: cycle("scheduled") }, "setupOpen"],
  [{ status: "setup_failed", cycle: cycle("scheduled") }, "setupFailed"],
  [{ status: "trialing", cycle: cycle("scheduled") }, "trial"],
  [{ status: "active", cycle: cycle("scheduled") }, "renews"],
  [{ status: "active", cycle: cycle("scheduled", true) }, "blocked"],
  [{ status: "active", cycle: cycle("scheduled"), isEnding: true }, "ending"],
  [{ status: "active", cycle: cycle("processing"), isEnding: true }, "charging"],
  [{ status: "active", cycle: cycle("retry_scheduled") }, "retried"],
  [{ status: "trialing", cycle: cycle("retry_scheduled", true) }, "blocked"],
  [{ status: "active", cycle: cycle("paid") }, "complete"],
  [{ status: "trialing", cycle: null }, "complete"],
  [{ status: "past_due", cycle: cycle("failed"), isEnding: true }, "outstanding"],
  [{ status: "canceled", cycle: cycle("failed") }, "canceled"],
  [{ status: "expired", cycle: cycle("paid") }, "expired"],
] as const)("%j says %s", (facts, sentence) => {
  expect(moneySentence({ isEnding: false, ...facts } as MoneyFacts)).toBe(sentence);
});
