import { describe, expect, it } from "vitest";
import { pagePhase } from "./page-phase";

const NOW = new Date("2026-11-21T12:00:00Z");
const LATER = new Date("2026-11-22T12:00:00Z");

describe("the page's phase", () => {
  it.each([
    ["pending", LATER, false, null, "open"],
    ["pending", LATER, true, null, "processing"],
    ["pending", NOW, true, null, "processing"],
    ["pending", NOW, false, null, "result"],
    ["paid", LATER, false, null, "result"],
    ["paid", LATER, true, null, "result"],
    ["attempted", LATER, false, 4, "automatic"],
    ["attempted", LATER, true, 4, "processing"],
    ["failed", LATER, false, 4, "result"],
    ["failed", LATER, true, 4, "result"],
  ] as const)("%s until %s, in flight %s, tries of the service %s → %s", (state, expiresAt, inFlight, most, phase) => {
    expect(pagePhase({ state, expiresAt, inFlight, maxServiceAttempts: most }, NOW)).toBe(phase);
  });
});
