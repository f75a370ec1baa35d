import { expect, it } from "vitest";
import { later, sessionStanding } from "./session-standing";

const HOUR = 3_600_000;

it.each([
  [
    { idleMs: HOUR, totalMs: 12 * HOUR },
    { kind: "open", lookInMs: HOUR - 120_000 },
  ],
  [
    { idleMs: HOUR, totalMs: 300_000 },
    { kind: "open", lookInMs: 180_000 },
  ],
  [
    { idleMs: 120_000, totalMs: HOUR },
    { kind: "ending", why: "idle", isLastMinute: false, lookInMs: 10_000 },
  ],
  [
    { idleMs: HOUR, totalMs: 60_000 },
    { kind: "ending", why: "total", isLastMinute: true, lookInMs: 10_000 },
  ],
  [
    { idleMs: 4_000, totalMs: HOUR },
    { kind: "ending", why: "idle", isLastMinute: true, lookInMs: 4_000 },
  ],
  [{ idleMs: 0, totalMs: HOUR }, { kind: "over" }],
  [later({ idleMs: 5_000, totalMs: HOUR }, 6_000), { kind: "over" }],
])("a sign-in is warned of two minutes before it ends: %j", (left, standing) => {
  expect(sessionStanding(left)).toEqual(standing);
});
