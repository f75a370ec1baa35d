import "@/server/wiring";
import { expect, test } from "vitest";
import { operatingMerchant, paidSession } from "@/server/testing/operating";
import { paymentActions } from "./payment-actions";
import { paymentPage } from "./payment-page";

test("the page of a foreign-currency payment refuses a refund, with the reason", async () => {
  const merchant = await operatingMerchant();
  const sessionId = await paidSession(merchant, "sandbox", { amount: "20.00", currency_code: "USD" });
  const actions = await paymentActions(merchant.ctx, await paymentPage(merchant.ctx, sessionId));
  expect(actions.find(({ act }) => act === "refund")).toMatchObject({ lacks: null, refusal: "foreign_currency" });
});
