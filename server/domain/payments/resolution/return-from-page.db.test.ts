import { beforeEach, expect, test } from "vitest";
import type { TestMerchant } from "@/server/testing/harness";
import { newSession, payPage } from "@/server/testing/paying";
import { stripeBench } from "@/server/testing/stripe/connector-bench";
import { STRIPE_CODES, stripeMerchant } from "@/server/testing/stripe/merchant";
import { openGatewayPage } from "../charging/open-gateway-page";
import { resolveUnknownOperations } from "./due-jobs";
import { returnFromPage } from "./return-from-page";

const bench = stripeBench();
let merchant: TestMerchant;
let token = "";

beforeEach(async () => {
  merchant = await stripeMerchant(bench.double);
  token = await payPage(
    merchant,
    await newSession(merchant, { pg_codes: [STRIPE_CODES.purchase] }),
    STRIPE_CODES.purchase,
  );
  expect((await openGatewayPage(merchant.ctx, token)).kind).toBe("page");
});

const comeBack = () => returnFromPage(merchant.ctx, { token, query: {} });

test("while a return asks the gateway, no job asks as well", async () => {
  const { came, open } = bench.double.holdNext();
  const returned = comeBack();
  await came;
  const due = await resolveUnknownOperations.due(merchant.ctx, { merchantId: merchant.id }, 50);
  open();
  expect([due, (await returned).kind]).toEqual([[], "confirming"]);
});

test("many returns of one payment do not use up the account's calls", async () => {
  const { length } = bench.double.asked;
  await Promise.all(Array.from({ length: 20 }, comeBack));
  expect(bench.double.asked.length - length).toBeLessThanOrEqual(12);
});
