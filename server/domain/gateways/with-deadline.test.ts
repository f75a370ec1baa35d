import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ctx } from "@/server/kernel/types";
import { type Gateway, GatewayUnreachable } from "./port";
import { ANSWER_SECONDS, withDeadline } from "./with-deadline";

const METHODS = ["begin", "charge", "capture", "void", "refund", "tokenise", "inquire"] as const;
const ANSWER = { outcome: "success", message: null, raw: {}, params: {}, card: null } as const;

/** A gateway of which every method does the same. */
function gatewayThat(answers: () => Promise<typeof ANSWER>): Gateway {
  const methods = Object.fromEntries(METHODS.map((method) => [method, answers]));
  return withDeadline("acme", methods as unknown as Gateway);
}

/** Calls one method with what no test gateway reads. */
function callOf(gateway: Gateway, method: (typeof METHODS)[number]): Promise<unknown> {
  return gateway[method]?.({} as Ctx, {} as never) ?? Promise.reject(new Error(`No ${method}.`));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each(METHODS)("%s without an answer is of unknown outcome after 25 seconds", async (method) => {
  const silent = gatewayThat(() => new Promise(() => undefined));
  const call = expect(callOf(silent, method)).rejects.toBeInstanceOf(GatewayUnreachable);
  await vi.advanceTimersByTimeAsync(ANSWER_SECONDS * 1_000);
  await call;
});

test.each(METHODS)("%s passes on what came in time, and leaves no timer", async (method) => {
  const slow = gatewayThat(() => new Promise((resolve) => setTimeout(() => resolve(ANSWER), 24_999)));
  const call = callOf(slow, method);
  await vi.advanceTimersByTimeAsync(24_999);
  expect([await call, vi.getTimerCount()]).toEqual([ANSWER, 0]);
});

test("an error that comes late troubles nobody", async () => {
  const failing = gatewayThat(
    () => new Promise((_, reject) => setTimeout(() => reject(new TypeError("Too late.")), 60_000)),
  );
  const call = expect(callOf(failing, "charge")).rejects.toBeInstanceOf(GatewayUnreachable);
  await vi.advanceTimersByTimeAsync(61_000);
  await call;
});
