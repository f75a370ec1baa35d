import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Validation } from "./validation";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a shop that refuses in time opens no sheet", async () => {
  expect((await new Validation().of(async () => false)).mayOpen).toBe(false);
});

test("a shop that takes long lets the sheet open, which waits for the answer", async () => {
  const asked = new Validation().of(() => new Promise((done) => setTimeout(() => done(false), 5_000)));
  await vi.advanceTimersByTimeAsync(700);
  const { mayOpen, valid } = await asked;
  expect(mayOpen).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await valid).toBe(false);
});

test("an approval whose sheet the browser refused holds for one press of the next minute", async () => {
  const validation = new Validation();
  const ask = vi.fn(async () => true);
  await validation.of(ask);
  validation.hold();
  expect((await validation.of(ask)).mayOpen).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
  validation.used();
  await validation.of(ask);
  expect(ask).toHaveBeenCalledTimes(2);
  validation.hold();
  await vi.advanceTimersByTimeAsync(60_000);
  await validation.of(ask);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("a refusal is never held", async () => {
  const validation = new Validation();
  await validation.of(async () => false);
  validation.hold();
  const ask = vi.fn(async () => true);
  await validation.of(ask);
  expect(ask).toHaveBeenCalledTimes(1);
});
