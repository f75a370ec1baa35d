import { expect, test } from "vitest";
import { testMerchant } from "@/server/testing/harness";
import { pageCall, stripeBench } from "@/server/testing/stripe/connector-bench";
import { STRIPE_CODES, stripeMerchant } from "@/server/testing/stripe/merchant";
import { checkGatewayAccount, refusedKeys } from "./check-account";
import type { Account } from "./core/opened-account";
import { type Gateway, GatewayUnreachable, KeyRefused, NotSent, RightMissing, Throttled } from "./port";
import { gatewayOf } from "./registry";
import { withNotedRefusals } from "./with-noted-refusals";

const bench = stripeBench();

test("an account whose key the gateway refuses is named until a check accepts it", async () => {
  const { ctx } = await stripeMerchant(bench.double);
  const call = pageCall();
  const mine = { ...call, account: { ...call.account, gatewayCode: STRIPE_CODES.purchase } };
  bench.double.fail("too_many");
  await expect(gatewayOf("stripe").begin?.(ctx, mine)).rejects.toThrow();
  expect(await refusedKeys(ctx)).toEqual([]);
  bench.double.fail("unauthorized");
  await expect(gatewayOf("stripe").begin?.(ctx, mine)).rejects.toThrow(KeyRefused);
  expect((await refusedKeys(ctx)).map(({ code }) => code)).toEqual([STRIPE_CODES.purchase]);
  await checkGatewayAccount(ctx, STRIPE_CODES.purchase);
  expect(await refusedKeys(ctx)).toEqual([]);
});

/** A gateway of which every call fails with `error`. */
function failing(error: Error) {
  const fail = () => Promise.reject(error);
  return withNotedRefusals({ ...gatewayOf("stripe"), charge: fail, refund: fail, inquire: fail });
}

/** What is noted of a failed call: whether the key is refused, and the seconds for which charges wait. */
async function noted(error: Error, kind: "charge" | "refund" | "inquire", pausedSeconds = 0) {
  const { ctx } = await testMerchant({ gateways: [{ code: "stripe", connector: "stripe" }] });
  const gateway = await ctx.db.gateway.findFirstOrThrow({ where: { merchantId: ctx.merchant.id } });
  const pausedUntil = new Date(Date.now() + pausedSeconds * 1_000);
  if (pausedSeconds > 0)
    await ctx.db.chargePace.create({ data: { acquirer: gateway.id, nextAt: new Date(), pausedUntil } });
  const account: Account = { gatewayCode: "stripe", environment: "test", name: null, values: {} };
  const call = { account } as Parameters<Gateway["charge"]>[1] & Parameters<Gateway["refund"]>[1];
  await expect(failing(error)[kind](ctx, call as never)).rejects.toBe(error);
  const refused = (await refusedKeys(ctx)).length > 0;
  const pace = await ctx.db.chargePace.findUnique({ where: { acquirer: gateway.id } });
  const left = pace?.pausedUntil == null ? null : Math.round((pace.pausedUntil.getTime() - Date.now()) / 1_000);
  return { refused, left };
}

const repeated = (cause: Error) => new GatewayUnreachable("again", { cause });

test.each([
  ["the rate limit with a wait", new Throttled("slow", 90), "charge", { refused: false, left: 90 }],
  ["the rate limit without one", new Throttled("slow", null), "refund", { refused: false, left: 5 }],
  ["the rate limit of a repeated call", repeated(new Throttled("slow", 90)), "charge", { refused: false, left: 90 }],
  ["the rate limit of an inquiry", new Throttled("slow", 9_999), "inquire", { refused: false, left: 3_600 }],
  ["no connection", new NotSent("none"), "charge", { refused: false, left: 5 }],
  ["an unknown key", new KeyRefused("who"), "inquire", { refused: true, left: null }],
  ["a key that may not charge", new RightMissing("no"), "charge", { refused: true, left: null }],
  ["a key that may not refund", new RightMissing("no"), "refund", { refused: false, left: null }],
  ["an answer that is lost", new GatewayUnreachable("lost"), "charge", { refused: false, left: null }],
] as const)("%s pauses the account's due charges, or names its key", async (_, error, kind, expected) => {
  expect(await noted(error, kind)).toEqual(expected);
});

test("a short wait does not end a longer one", async () => {
  expect(await noted(new Throttled("slow", null), "charge", 3_600)).toEqual({ refused: false, left: 3_600 });
});

test("a wait ends one from before the database's clock was put back by three days", async () => {
  expect(await noted(new Throttled("slow", 90), "charge", 3 * 86_400)).toEqual({ refused: false, left: 90 });
});
