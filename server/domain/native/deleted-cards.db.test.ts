import { expect, test } from "vitest";
import { payBySavedCard, readCheckout } from "@/server/domain/payments";
import { CreateSession, createOrPay, onInstrument } from "@/server/domain/sessions";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import { keepCard } from "@/server/testing/cards";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { AUTO_DEBIT, payFirst } from "@/server/testing/native";
import { newSession, stateOf } from "@/server/testing/paying";
import { BODY } from "@/server/testing/session-calls";
import { autoDebit, findOneStepResult, payInOneStep } from "./index";

const TOKEN = "411111111111111";
const NOT_LINKED = { message: "This token is not the card linked to the agreement.", extra: { result: "failed" } };

onInstrument({ validate: payInOneStep, findEarlierResult: findOneStepResult });

/** The same caller; every card of the merchant is deleted before each of its transactions begins. */
function deletingCards(merchant: TestMerchant): Ctx {
  const { ctx } = merchant;
  const $transaction = async (work: Parameters<typeof ctx.db.$transaction>[0]) => {
    await ctx.db.savedCard.deleteMany({ where: { merchantId: merchant.id } });
    return ctx.db.$transaction(work);
  };
  const db = new Proxy(ctx.db, {
    get: (target, name) => (name === "$transaction" ? $transaction : Reflect.get(target, name)),
  });
  return { ...ctx, db };
}

const charges = (merchant: TestMerchant) =>
  merchant.ctx.db.simulatedGatewayEntry.count({ where: { merchantId: merchant.id, kind: "purchase" } });

test("a card deleted after its token was judged is not charged by the merchant's call", async () => {
  const merchant = await testMerchant();
  await payFirst(merchant, "1");
  const id = await newSession(merchant, AUTO_DEBIT);
  const before = await charges(merchant);
  const call = { sessionId: id, token: TOKEN, idempotencyKey: null };
  await expect(autoDebit(deletingCards(merchant), call)).rejects.toMatchObject(NOT_LINKED);
  expect([await charges(merchant), (await stateOf(merchant, id)).attempts]).toEqual([before, []]);
});

test("nor in the creating call", async () => {
  const merchant = await testMerchant();
  await payFirst(merchant, "1");
  const before = await charges(merchant);
  const instrument = { instrument_type: "token", payload: { token: TOKEN } };
  const input = readInput(CreateSession, { ...BODY, ...AUTO_DEBIT, payment_instrument: instrument });
  await expect(createOrPay(deletingCards(merchant), input)).rejects.toMatchObject(NOT_LINKED);
  expect(await charges(merchant)).toBe(before);
});

test("nor at the checkout, which then shows what is there", async () => {
  const merchant = await testMerchant();
  await keepCard(merchant, "1");
  const sessionId = await newSession(merchant, { customer_id: "c-1" });
  const view = await readCheckout(merchant.ctx, sessionId, { opening: false });
  const [card] = view?.cards ?? [];
  const before = await charges(merchant);
  const input = { sessionId, cardId: card?.id ?? "", cvv: "", amount: "10.500 KWD" };
  expect(await payBySavedCard(deletingCards(merchant), input)).toEqual({ kind: "checkout", sessionId });
  expect([await charges(merchant), (await stateOf(merchant, sessionId)).attempts]).toEqual([before, []]);
});
