import { afterEach, expect, test, vi } from "vitest";
import { type NetworkWatch, watchNetwork } from "./watch-network";

/** Nothing listens on this port. */
const UNREACHED = "http://127.0.0.1:1";

let watch: NetworkWatch;
afterEach(() => watch.stop());

const lose = () => window.dispatchEvent(new Event("offline"));
const regain = () => window.dispatchEvent(new Event("online"));

test("a loss that could not be reported yet is reported when it can, and once", async () => {
  const tell = vi.fn(() => false);
  watch = watchNetwork(UNREACHED, tell);
  watch.remind();
  expect(tell).not.toHaveBeenCalled();
  lose();
  lose();
  await expect.poll(() => tell.mock.calls.length).toBe(1);
  tell.mockReturnValue(true);
  watch.remind();
  watch.remind();
  expect(tell).toHaveBeenCalledTimes(2);
});

test("a loss that is over is not reported, nor after the end of watching", async () => {
  const tell = vi.fn(() => false);
  watch = watchNetwork(UNREACHED, tell);
  lose();
  await expect.poll(() => tell.mock.calls.length).toBe(1);
  regain();
  watch.remind();
  expect(tell).toHaveBeenCalledTimes(1);
  lose();
  await expect.poll(() => tell.mock.calls.length).toBe(2);
  watch.stop();
  watch.remind();
  expect(tell).toHaveBeenCalledTimes(2);
});
