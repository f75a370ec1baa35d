import { expect, test } from "vitest";
import { DRIVER, type Driver, driverOf } from "@/server/db/driver/statement";
import { balances, CREDITED, giveCredit } from "@/server/testing/credit";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, stateOf } from "@/server/testing/paying";
import { payByWalletCall } from "./index";

/** The context of a call that does `meanwhile` once, between reading the session and reading the credit. */
function slow({ ctx }: TestMerchant, meanwhile: () => Promise<unknown>): TestMerchant["ctx"] {
  const driver = driverOf(ctx.db) as Driver;
  let hasWaited = false;
  const sendBatch: Driver["sendBatch"] = async (statements) => {
    if (!hasWaited && statements.some(({ name }) => name === "usable_wallets")) {
      hasWaited = true;
      await meanwhile();
    }
    return driver.sendBatch(statements);
  };
  const db = new Proxy(ctx.db, {
    get(target, name) {
      if (name === DRIVER) return { ...driver, sendBatch };
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { ...ctx, db };
}

async function withExactCredit() {
  const merchant = await testMerchant();
  await giveCredit(merchant, "10.500");
  return { merchant, sessionId: await newSession(merchant, CREDITED) };
}

test("a repeat that finds the credit taken by its first call answers with that payment", async () => {
  const { merchant, sessionId } = await withExactCredit();
  const call = { sessionId, pgCode: null, idempotencyKey: "k" };
  const late = slow(merchant, () => payByWalletCall(merchant.ctx, call));
  expect(await payByWalletCall(late, call)).toMatchObject({ status: 200, isRepeat: true, view: { result: "success" } });
  expect((await stateOf(merchant, sessionId)).attemptStates).toEqual(["success"]);
  expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.000", "0.000"] });
});

test("a call without the key that finds the session paid does not say that it failed", async () => {
  const { merchant, sessionId } = await withExactCredit();
  const call = { sessionId, pgCode: null, idempotencyKey: null };
  const late = slow(merchant, () => payByWalletCall(merchant.ctx, call));
  const refused = await payByWalletCall(late, call).catch((error: unknown) => error);
  expect(refused).toMatchObject({ message: "This session can no longer be paid." });
  expect(JSON.stringify(refused)).not.toContain("failed");
});
