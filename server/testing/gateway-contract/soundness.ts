/** What every answer of a gateway must be, whatever it says. */
import { expect } from "vitest";
import { differenceOf } from "@/server/domain/gateways/core/difference";
import { type GatewayResult, PG_PARAM_KEYS } from "@/server/domain/gateways/core/result";
import type { Money } from "@/server/kernel/money";

/** Asserts that a result can be stored and sent as it is. */
export function expectSound(result: GatewayResult): void {
  expect(result.message === null || result.message.length <= 255).toBe(true);
  expect(JSON.parse(JSON.stringify(result.raw))).toEqual(result.raw);
  for (const [key, value] of Object.entries(result.params)) {
    expect(PG_PARAM_KEYS).toContain(key);
    expect(typeof value).toBe("string");
  }
}

/** Asserts that a success names its reference and the amount that was asked for. */
export function expectMoved(answer: GatewayResult, amount: Money): void {
  expect(differenceOf(answer, { amount })).toBeNull();
}
