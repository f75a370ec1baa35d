import { expect, test } from "vitest";
import { allGateways } from "@/server/domain/gateways";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { CREDITED, giveCredit } from "@/server/testing/credit";
import { countStatements, testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { chargeWallet } from "../charging/pay-by-wallet";

test("a payment by wallet alone takes seven statements", async () => {
  const merchant = await testMerchant();
  await giveCredit(merchant, "50");
  const sessionId = await newSession(merchant, CREDITED);
  const accounts = await allGateways(merchant.ctx);
  const payment = {
    sessionId,
    amount: money("10.500", currency("KWD")),
    pgCodes: accounts.map(({ code }) => code),
    accounts,
    idempotencyKey: null,
    deliverInline: false,
    suppressWebhook: false,
  };
  const { result, statements } = await countStatements(() => chargeWallet(merchant.ctx, payment));
  expect(result).toHaveProperty("attemptId");
  expect(statements).toHaveLength(7);
});
