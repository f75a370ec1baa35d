import { expect, test } from "vitest";
import { testCall } from "@/server/testing/gateway-contract/calls";
import { clockCtx, doubleAccount, paidPage, stripeBench } from "@/server/testing/stripe/connector-bench";
import { NotSent } from "../port";
import { STRIPE } from "./gateway";

const ctx = clockCtx();
const bench = stripeBench();

async function keptCard() {
  const { answer } = await paidPage(bench.double, ctx, { keepCard: "yes" });
  const handle = answer.keptCard?.handle ?? {};
  const owner = () => bench.double.book.owners.get(handle.method ?? "");
  return { handle, owner, call: { ...testCall({ account: doubleAccount() }), customerId: "c-1", handle } };
}

test("a removed card is detached from its customer, and no other card", async () => {
  const [one, other] = [await keptCard(), await keptCard()];
  expect(await STRIPE.forgetCard?.(ctx, one.call)).toBe(true);
  expect(one.owner()).toBeUndefined();
  expect(other.owner()).toBe(other.handle.customer);
  expect(await STRIPE.forgetCard?.(ctx, one.call)).toBe(true);
});

test("a card that Stripe does not know, as with another account's key, is not counted as deleted", async () => {
  const { call } = await keptCard();
  expect(await STRIPE.forgetCard?.(ctx, { ...call, handle: { method: "pm_unknown", customer: "cus_1" } })).toBe(false);
});

test("a wrong key deletes nothing", async () => {
  const { call, owner } = await keptCard();
  bench.double.fail("unauthorized");
  await expect(STRIPE.forgetCard?.(ctx, call)).rejects.toThrow(NotSent);
  expect(owner()).toBeDefined();
});
