/**
 * What a page showed is what is charged, whatever the way of paying (Spec, "Prices shown to the customer").
 */
import { describe, expect, test } from "vitest";
import { PatchSession, updateSession } from "@/server/domain/sessions";
import { readInput } from "@/server/kernel/read-input";
import { keepCard } from "@/server/testing/cards";
import { balances, CREDITED, giveCredit } from "@/server/testing/credit";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, pay, payPage, stateOf, typed } from "@/server/testing/paying";
import { payByCard, payBySavedCard, payByWallet, readCheckout, readPayPage, startAttempt } from "..";

/** How a form says what it showed; null if it says nothing. */
type ShownTotal = string | null;

const WAYS: readonly [
  string,
  string,
  (merchant: TestMerchant, sessionId: string, shown: ShownTotal) => Promise<unknown>,
][] = [
  [
    "a method",
    "10.500 KWD",
    ({ ctx }, sessionId, shown) => startAttempt(ctx, { sessionId, pgCode: "sandbox", amount: shown ?? "" }),
  ],
  [
    "a method with a part of the wallet",
    "6.500 KWD",
    ({ ctx }, sessionId, shown) =>
      startAttempt(ctx, { sessionId, pgCode: "sandbox", credit: "4.000", amount: shown ?? "" }),
  ],
  [
    "a saved card",
    "10.500 KWD",
    async (merchant, sessionId, amount) =>
      payBySavedCard(merchant.ctx, { sessionId, cardId: await firstCard(merchant, sessionId), cvv: "", amount }),
  ],
  [
    "a saved card with a part of the wallet",
    "6.500 KWD",
    async (merchant, sessionId, amount) => {
      const cardId = await firstCard(merchant, sessionId);
      return payBySavedCard(merchant.ctx, { sessionId, cardId, cvv: "", amount, credit: "4.000" });
    },
  ],
];

async function firstCard(merchant: TestMerchant, sessionId: string): Promise<string> {
  return (await readCheckout(merchant.ctx, sessionId, { opening: false }))?.cards[0]?.id ?? "";
}

async function patch({ ctx }: TestMerchant, sessionId: string, wire: object): Promise<void> {
  await updateSession(ctx, { sessionId, fields: readInput(PatchSession, wire), isFullUpdate: false });
}

/** A customer with credit of 4.000 and a saved card, and a session of theirs. */
async function customer() {
  const merchant = await testMerchant();
  await keepCard(merchant, "1");
  await giveCredit(merchant, "4.000");
  return { merchant, id: await newSession(merchant, CREDITED) };
}

describe.each(WAYS)("%s", (_way, price, submit) => {
  test("begins if the form showed the price", async () => {
    const { merchant, id } = await customer();
    expect(await submit(merchant, id, price)).toMatchObject({ kind: expect.stringMatching(/pay|checkout/) });
    expect((await stateOf(merchant, id)).attempts).toHaveLength(1);
  });

  test.each([
    ["another amount is asked for", { amount: "20.500" }],
    ["another currency is asked for", { amount: "10.50", currency_code: "USD" }],
  ])("charges and holds nothing if %s by now", async (_change, wire) => {
    const { merchant, id } = await customer();
    await patch(merchant, id, wire);
    expect(await submit(merchant, id, price)).toEqual({ kind: "amount_changed", sessionId: id });
    expect((await stateOf(merchant, id)).attempts).toEqual([]);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "0.000"] });
  });

  test("charges nothing if the fee or the rate is another by now", async () => {
    const { merchant, id } = await customer();
    const where = { merchantId: merchant.id };
    await merchant.ctx.db.gateway.updateMany({ where, data: { feeFixed: "0.100" } });
    expect(await submit(merchant, id, price)).toEqual({ kind: "amount_changed", sessionId: id });
    expect((await stateOf(merchant, id)).attempts).toEqual([]);
  });

  test.each([null, "", "10.500", "10.5 KWD", "10.500 USD", "x"])(
    "charges nothing if the form says %s",
    async (shown) => {
      const { merchant, id } = await customer();
      expect(await submit(merchant, id, shown)).toEqual({ kind: "amount_changed", sessionId: id });
      expect((await stateOf(merchant, id)).attempts).toEqual([]);
    },
  );
});

describe("the wallet alone", () => {
  test.each([
    ["another amount is asked for", { amount: "9.500" }, "10.500 KWD"],
    ["another currency is asked for", { amount: "10.50", currency_code: "USD" }, "10.500 KWD"],
    ["the form names no currency", {}, "10.500"],
  ])("pays nothing if %s", async (_change, wire, amount) => {
    const merchant = await testMerchant();
    await giveCredit(merchant, "20.000");
    await giveCredit(merchant, "20.00", { currencyCode: "USD" });
    const sessionId = await newSession(merchant, CREDITED);
    await patch(merchant, sessionId, wire);
    const form = { sessionId, credit: "10.500", amount };
    expect(await payByWallet(merchant.ctx, form)).toEqual({ kind: "amount_changed", sessionId });
    expect((await stateOf(merchant, sessionId)).attempts).toEqual([]);
    const [asked] = [(await readCheckout(merchant.ctx, sessionId, { opening: false }))?.amount];
    const shown = { sessionId, credit: asked?.amount ?? "", amount: `${asked?.amount} ${asked?.currency}` };
    expect(await payByWallet(merchant.ctx, shown)).toEqual({ kind: "checkout", sessionId });
    expect((await stateOf(merchant, sessionId)).state).toBe("paid");
  });
});

describe("the card page", () => {
  test("charges the price that it shows, though fee and rate are others by now", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const token = await payPage(merchant, id);
    const where = { merchantId: merchant.id };
    await merchant.ctx.db.gateway.updateMany({ where, data: { feeFixed: "0.100" } });
    expect((await readPayPage(merchant.ctx, token))?.total).toEqual({ amount: "10.500", currency: "KWD" });
    await payByCard(merchant.ctx, { token, ...typed("1") });
    const { attempts } = await stateOf(merchant, id);
    expect(attempts.map(({ state, fee }) => [state, fee.toFixed(3)])).toEqual([["success", "0.000"]]);
  });

  test("charges nothing once the payment was changed, and leads to the checkout", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const token = await payPage(merchant, id);
    await patch(merchant, id, { amount: "20.500" });
    expect(await payByCard(merchant.ctx, { token, ...typed("1") })).toEqual({ kind: "checkout", sessionId: id });
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["canceled"]);
    await pay(merchant, id, "1");
    expect((await stateOf(merchant, id)).state).toBe("paid");
  });
});
