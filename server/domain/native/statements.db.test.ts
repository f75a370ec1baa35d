import { expect, it } from "vitest";
import { APPLE_PAY } from "@/server/testing/device-payloads";
import { countStatements, testMerchant } from "@/server/testing/harness";
import { operate } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import { payByDeviceWallet } from "./index";

it("a payment by device wallet takes five round trips and its refund six, the simulated gateway's books included", async () => {
  const merchant = await testMerchant({ gateways: [{ paymentServices: ["apple_pay"] }] });
  const sessionId = await newSession(merchant);
  const payment = {
    sessionId,
    wallet: "apple_pay",
    payload: APPLE_PAY,
    pgCode: null,
    idempotencyKey: null,
  } as const;
  const paid = await countStatements(() => payByDeviceWallet(merchant.ctx, payment));
  const refund = { operation: "refund", session_id: sessionId, amount: "10.500" };
  const refunded = await countStatements(() => operate(merchant.ctx, refund));
  expect([paid.result.status, refunded.result.status]).toEqual([200, 200]);
  expect([paid.roundTrips, refunded.roundTrips]).toEqual([5, 6]);
  expect([paid.statements.length, refunded.statements.length]).toEqual([10, 15]);
});
