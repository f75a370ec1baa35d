import "@/server/wiring";
import { expect, test } from "vitest";
import { bulkForm } from "@/server/testing/bulk";
import { signedIn } from "@/server/testing/console";
import { operatingMerchant, paidSession } from "@/server/testing/operating";
import { paymentActions } from "./payment-actions";
import { paymentPage } from "./payment-page";

test("a foreign-currency payment is offered no refund on its page, nor among several, with the reason", async () => {
  const merchant = await operatingMerchant();
  const sessionId = await paidSession(merchant, "sandbox", { amount: "20.00", currency_code: "USD" });
  const actions = await paymentActions(merchant.ctx, await paymentPage(merchant.ctx, sessionId));
  expect(actions.find(({ act }) => act === "refund")).toMatchObject({ lacks: null, refusal: "foreign_currency" });
  const user = await signedIn(merchant, ["console.access", "Can view payment requests", "payment.refund"]);
  const session = [sessionId, await paidSession(merchant)];
  expect((await bulkForm(user, "refund", { session })).foreseen).toMatchObject({
    allowed: [{ sessionId: session[1] }],
    refused: [{ sessionId, refusal: "foreign_currency", amount: null }],
    sums: [{ amount: "10.500", currency: "KWD" }],
  });
});
