/** A form whose answer was lost. */
import { act, createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mount } from "../testing/mount";
import { useCheckoutOnceDecided } from "./use-checkout-once-decided";

const LOOKS_MS = 4_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Lost() {
  return useCheckoutOnceDecided("5e55", "/en/checkout/5e55", { version: "1", sending: false, lost: true });
}

it.each([
  ["that was declined opens the checkout", "2", "unknown", [["/en/checkout/5e55"]]],
  ["that did not arrive says so", "1", "untouched", []],
])("a payment %s", async (_, version, said, opened) => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const answer = { result: { data: { phase: "open", version } } };
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(answer));
  const page = await mount(createElement(Lost));
  // The first look loads the API client.
  await act(() => vi.advanceTimersByTimeAsync(LOOKS_MS / 2));
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(LOOKS_MS));
  expect([page.text(), assign.mock.calls]).toEqual([said, opened]);
  await page.unmount();
});
