import { describe, expect, it, test } from "vitest";
import { aheadOf, chargesPerSecond, triesAgainAfter } from "./charge-pace";

const CALLS = { live: 100, test: 25 };

describe("the maximum of unattended charges in a second", () => {
  it.each([
    ["half of what the gateway accepts", { chargesPerSecond: null, isSandbox: false }, CALLS, 50],
    ["of a test account, rounded down", { chargesPerSecond: null, isSandbox: true }, CALLS, 12],
    ["at least one", { chargesPerSecond: null, isSandbox: false }, { live: 1, test: 1 }, 1],
    ["the account's own", { chargesPerSecond: 7, isSandbox: false }, CALLS, 7],
    ["the account's own where the gateway names none", { chargesPerSecond: 7, isSandbox: false }, undefined, 7],
    ["none", { chargesPerSecond: null, isSandbox: false }, undefined, null],
  ])("%s", (_name, account, callsPerSecond, expected) => {
    expect(chargesPerSecond(account, callsPerSecond === undefined ? {} : { callsPerSecond })).toBe(expected);
  });
});

/** When each charge starts if both lanes always have work, by the rule of the statement `bookStart`. */
function simulated({ perSecond, retries, firsts }: { perSecond: number; retries: number; firsts: number }) {
  const apart = 1_000 / perSecond;
  const left = { first: firsts, retry: retries };
  const triesAt = { first: 0, retry: 0 };
  const starts: { readonly at: number; readonly charge: "first" | "retry" }[] = [];
  for (let [now, nextAt] = [0, 0]; left.first + left.retry > 0; now += 1) {
    // The lane of first charges asks first at every instant, which is the worst for retries.
    for (const charge of ["first", "retry"] as const) {
      if (triesAt[charge] > now) continue;
      for (; left[charge] > 0 && nextAt <= now + aheadOf(charge); left[charge] -= 1) {
        const at = Math.max(nextAt, now);
        starts.push({ at, charge });
        nextAt = at + apart;
      }
      triesAt[charge] = now + triesAgainAfter(charge);
    }
  }
  return starts;
}

test.each([1, 12, 50, 1_000])("%i a second: no second has more, and retries come before first charges", (perSecond) => {
  const starts = simulated({ perSecond, retries: 3 * perSecond, firsts: 3 * perSecond });
  const times = starts.map(({ at }) => at);
  const spans = times.slice(perSecond).map((at, index) => at - (times[index] ?? 0));
  expect(Math.min(...spans)).toBeGreaterThan(999.9);
  const lastRetry = starts.findLastIndex(({ charge }) => charge === "retry");
  const before = starts.slice(0, lastRetry).filter(({ charge }) => charge === "first").length;
  // Only what the first charges had booked before the first retry asked.
  expect(before).toBeLessThanOrEqual(Math.ceil(perSecond / 2) + 1);
  expect(times.at(-1)).toBeLessThan(6_000 + 1_000);
});
