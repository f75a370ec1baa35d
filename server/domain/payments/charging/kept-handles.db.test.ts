import { expect, test, vi } from "vitest";
import type { GatewayResult } from "@/server/domain/gateways";
import { gatewayOf } from "@/server/domain/gateways";
import { APPROVED } from "@/server/testing/approved";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, pay, stateOf } from "@/server/testing/paying";
import { payBySavedCard, readCheckout } from "../index";

const GATEWAY = gatewayOf("sarraf_sandbox");
const HANDLE = { customer: "cus_1", method: `pm_${"x".repeat(80)}` };
const CARD = {
  token: null,
  brand: "Visa",
  last4: "4242",
  expiryMonth: 3,
  expiryYear: 2031,
  nameOnCard: null,
  cvvRequired: false,
};
const PAID: GatewayResult = APPROVED;
const KEPT: GatewayResult = { ...PAID, card: CARD, keptCard: { handle: HANDLE, networkTransactionId: "n-1" } };

/** The customer pays and the gateway keeps the card. */
async function keep(merchant: TestMerchant): Promise<void> {
  const id = await newSession(merchant, { customer_id: "c-1" });
  vi.spyOn(GATEWAY, "charge").mockResolvedValueOnce(KEPT);
  await pay(merchant, id, "1", { save: true });
}

test("a card of several values is kept sealed, once, and merchants know it by a name of ours", async () => {
  const merchant = await testMerchant();
  await keep(merchant);
  await keep(merchant);
  const cards = await merchant.ctx.db.savedCard.findMany({ where: { merchantId: merchant.id } });
  expect(cards).toMatchObject([{ last4: "4242", networkTransactionId: "n-1" }]);
  expect(cards[0]?.token).toMatch(/^kept_[\w-]{32}$/);
  expect(JSON.stringify(cards)).not.toContain(HANDLE.method);
});

test("its charge opens the handle for the gateway, and only for it", async () => {
  const merchant = await testMerchant();
  await keep(merchant);
  const id = await newSession(merchant, { customer_id: "c-1" });
  const cardId = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards[0]?.id ?? "";
  const charge = vi.spyOn(GATEWAY, "charge").mockResolvedValueOnce({ ...PAID, refs: { intent: "pi_1" } });
  await payBySavedCard(merchant.ctx, { sessionId: id, cardId, cvv: "", amount: "10.500 KWD" });
  expect(charge.mock.lastCall?.[1].source).toMatchObject({ kind: "token", handle: HANDLE });
  const { attempts, state } = await stateOf(merchant, id);
  expect([state, attempts[0]?.gatewayRefs]).toEqual(["paid", { intent: "pi_1" }]);
  expect(JSON.stringify(attempts)).not.toContain(HANDLE.method);
});

const AGREEMENT = { id: "agr-1", amount_variability: "variable", cycle_interval_days: 30, total_cycles: 12 };

test.each(["auto_debit", "one_off"])("a later charge, %s, names the network's id of the first one", async (type) => {
  const merchant = await testMerchant();
  await keep(merchant);
  const isLater = type !== "one_off";
  const terms = isLater ? { payment_type: type, agreement: AGREEMENT } : {};
  const id = await newSession(merchant, { customer_id: "c-1", ...terms });
  const cardId = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards[0]?.id ?? "";
  const charge = vi.spyOn(GATEWAY, "charge").mockResolvedValueOnce(PAID);
  await payBySavedCard(merchant.ctx, { sessionId: id, cardId, cvv: "", amount: "10.500 KWD" });
  const { agreement } = charge.mock.lastCall?.[1] ?? {};
  expect(agreement?.networkTransactionId).toBe(isLater ? "n-1" : undefined);
});

test("a gateway that does not take the amount exactly is not offered", async () => {
  const merchant = await testMerchant();
  const rule = vi.spyOn(GATEWAY, "amountRule").mockReturnValue({ step: 10n });
  const methods = async (amount: string) => {
    const id = await newSession(merchant, { amount });
    return (await readCheckout(merchant.ctx, id, { opening: false }))?.methods.length;
  };
  expect(await methods("10.510")).toBe(1);
  await expect(methods("10.505")).rejects.toThrow();
  rule.mockRestore();
  expect(await methods("10.505")).toBe(1);
});
