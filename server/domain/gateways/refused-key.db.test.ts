import { expect, test } from "vitest";
import { pageCall, stripeBench } from "@/server/testing/stripe/connector-bench";
import { STRIPE_CODES, stripeMerchant } from "@/server/testing/stripe/merchant";
import { checkGatewayAccount, refusedKeys } from "./check-account";
import { KeyRefused } from "./port";
import { gatewayOf } from "./registry";

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
