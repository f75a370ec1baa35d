/** Checks that every result of a gateway must pass. */
import { expect } from "vitest";
import { differenceOf } from "@/server/domain/gateways/core/difference";
import { type GatewayResult, PG_PARAM_KEYS } from "@/server/domain/gateways/core/result";
import type { Money } from "@/server/kernel/money";

/** Asserts that a result can be stored and sent unchanged. */
export function expectSound(result: GatewayResult): void {
  expect(result.message === null || result.message.length <= 255).toBe(true);
  expect(JSON.parse(JSON.stringify(result.raw))).toEqual(result.raw);
  for (const [key, value] of Object.entries(result.params)) {
    expect(PG_PARAM_KEYS).toContain(key);
    expect(typeof value).toBe("string");
  }
}

/** Asserts that a success has its reference and the requested amount. */
export function expectMoved(answer: GatewayResult, amount: Money): void {
  expect(differenceOf(answer, { amount })).toBeNull();
}
