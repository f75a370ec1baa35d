import { expect, test } from "vitest";
import { offerGateways } from "@/server/domain/console";
import { InvalidFields } from "@/server/kernel/errors";
import { testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { readGateways } from "./read-gateways";

test("an account without plugins takes no payment, is offered nowhere, and is counted on the page alone", async () => {
  const merchant = await testMerchant({ gateways: [{}, { code: "unused", plugins: [] }] });
  const { gateways, unused } = await readGateways(merchant.ctx);
  expect([gateways.map(({ account }) => account.code), unused]).toEqual([["sandbox"], 1]);
  expect((await readGateways((await testMerchant()).ctx)).unused).toBe(0);
  const asked = { amount: "5", currency: "KWD", type: "payment_request", paymentType: "one_off" } as const;
  const offers = await offerGateways(merchant.ctx, asked as Parameters<typeof offerGateways>[1], "en");
  expect(offers.map(({ code }) => code)).toEqual(["sandbox"]);
  await expect(newSession(merchant, { pg_codes: ["unused"] })).rejects.toThrow(InvalidFields);
});
