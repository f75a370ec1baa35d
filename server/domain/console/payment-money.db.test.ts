import { expect, test } from "vitest";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { paymentPage } from ".";

test("a payment says what is still on hold until the hold is voided", async () => {
  const own = await operatingMerchant();
  const session_id = await paidSession(own, "sandbox-auth");
  await operate(own.ctx, { operation: "capture", session_id, amount: "4.500" });
  const partly = (await paymentPage(own.ctx, session_id)).money;
  expect([partly.held?.amount, partly.captured?.amount, partly.kept?.amount]).toEqual(["6.000", "4.500", "4.500"]);
  const other = await paidSession(own, "sandbox-auth");
  expect((await paymentPage(own.ctx, other)).money.held?.amount).toBe("10.500");
  await operate(own.ctx, { operation: "void", session_id: other });
  expect((await paymentPage(own.ctx, other)).money.held).toBeNull();
});
