import { expect, test } from "vitest";
import { testMerchant } from "@/server/testing/harness";
import { LINK } from "@/server/testing/payment-links";
import { createLinkOnce } from "./create-link";

test("the same form makes one link, and another form under its key none", async () => {
  const merchant = await testMerchant();
  const form = { key: "form-1", body: LINK };
  const ids = [await createLinkOnce(merchant.ctx, form), await createLinkOnce(merchant.ctx, form)];
  expect(ids[0]).toMatch(/^plink_/);
  expect(ids[1]).toBe(ids[0]);
  await expect(createLinkOnce(merchant.ctx, { ...form, body: { ...LINK, amount: "11" } })).rejects.toThrow();
  expect(await merchant.ctx.db.paymentLink.count({ where: { merchantId: merchant.id } })).toBe(1);
});
