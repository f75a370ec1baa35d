import { expect, it } from "vitest";
import { jumpDetector } from "./clock-watch";

const DAY_MS = 86_400_000;

it.each([
  ["runs on", 1_000, []],
  ["is corrected by a little", 1_020, []],
  ["is put forward by three days", 3 * DAY_MS + 1_000, [3 * DAY_MS]],
  ["is put back by three days", -3 * DAY_MS + 1_000, [-3 * DAY_MS]],
  ["stood still while the machine slept for an hour", 3_601_000, [3_600_000]],
])("a clock that %s", (_name, elapsed, jumps) => {
  const clock = { wall: 5 * DAY_MS, steady: 0 };
  const seen: number[] = [];
  const check = jumpDetector((milliseconds) => seen.push(milliseconds), {
    wall: () => clock.wall,
    steady: () => clock.steady,
  });
  check();
  Object.assign(clock, { wall: clock.wall + elapsed, steady: clock.steady + 1_000 });
  check();
  check();
  expect(seen).toEqual(jumps);
});
