/** What a page showed is what is charged (decision 0129). */
import { expect, test } from "vitest";
import { PatchSession, updateSession } from "@/server/domain/sessions";
import { readInput } from "@/server/kernel/read-input";
import { keepCard } from "@/server/testing/cards";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, stateOf } from "@/server/testing/paying";
import { payBySavedCard, readCheckout } from "..";

async function firstCard(merchant: TestMerchant, sessionId: string) {
  return (await readCheckout(merchant.ctx, sessionId, { opening: false }))?.cards[0];
}

test.each([
  ["another amount", { amount: "20.500" }, "10.500 KWD"],
  ["another currency", { amount: "10.50", currency_code: "USD" }, "10.500 KWD"],
  ["no amount", {}, null],
])("a form that showed %s charges nothing and leads back to what is asked for", async (_name, change, amount) => {
  const merchant = await testMerchant();
  await keepCard(merchant, "1");
  const id = await newSession(merchant, { customer_id: "c-1" });
  const card = await firstCard(merchant, id);
  await updateSession(merchant.ctx, { sessionId: id, fields: readInput(PatchSession, change), isFullUpdate: false });
  expect(await payBySavedCard(merchant.ctx, { sessionId: id, cardId: card?.id ?? "", cvv: "", amount })).toEqual({
    kind: "amount_changed",
    sessionId: id,
  });
  expect((await stateOf(merchant, id)).attempts).toEqual([]);
});

test("a fee or a rate that changed since the page was shown charges nothing", async () => {
  const merchant = await testMerchant();
  await keepCard(merchant, "1");
  const id = await newSession(merchant, { customer_id: "c-1" });
  const card = await firstCard(merchant, id);
  const form = { sessionId: id, cardId: card?.id ?? "", cvv: "", amount: "10.500 KWD" };
  await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { feeFixed: "0.100" } });
  expect(await payBySavedCard(merchant.ctx, form)).toEqual({ kind: "amount_changed", sessionId: id });
  expect((await stateOf(merchant, id)).attempts).toEqual([]);
  await payBySavedCard(merchant.ctx, { ...form, amount: "10.600 KWD" });
  expect((await stateOf(merchant, id)).attemptStates).toEqual(["success"]);
});
