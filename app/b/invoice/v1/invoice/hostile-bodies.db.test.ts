import fc from "fast-check";
import { expect, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { testMerchant } from "@/server/testing/harness";
import { hostileValue } from "@/server/testing/hostile";
import { ITEM, invoiceBody } from "@/server/testing/invoicing";
import * as invoices from "./route";

const ITEM_FIELDS = [...Object.keys(ITEM), "discount_amount", "discount_percentage", "total_incl_tax"];
const FIELDS = [
  ...Object.keys(invoiceBody()),
  ...[
    "tax_rate",
    "discount_amount",
    "discount_percentage",
    "shipping_excl_tax",
    "shipping_tax_rate",
    "shipping_method",
  ],
  ...["company_name", "amount", "subtotal", "expiration_time", "billing_address", "customer_email", "language"],
];

/** Up to three of the fields, each with a value that no client means well with. */
function hostile(fields: readonly string[]) {
  return fc.dictionary(fc.constantFrom(...fields), hostileValue, { maxKeys: 3 });
}

test("hostile bodies meet 201 or 4xx, and a refused one leaves nothing", async () => {
  const merchant = await testMerchant();
  const stored = () =>
    Promise.all([
      merchant.ctx.db.invoice.count({ where: { merchantId: merchant.id } }),
      merchant.ctx.db.paymentSession.count({ where: { merchantId: merchant.id } }),
    ]);
  const body = fc.oneof(
    hostile(FIELDS),
    hostile(ITEM_FIELDS).map((item) => ({ invoice_items: [ITEM, { ...ITEM, ...item }] })),
  );
  let made = 0;
  await fc.assert(
    fc.asyncProperty(body, async (wire) => {
      const text = JSON.stringify(invoiceBody(wire));
      const headers = { "Content-Type": "application/json" };
      const reply = await callRoute(invoices, { method: "POST", key: merchant.privateKey, body: text, headers });
      expect([wire, reply.status < 500]).toEqual([wire, true]);
      if (reply.status === 201) made += 1;
      expect(await stored()).toEqual([made, made]);
    }),
    { numRuns: 60 },
  );
});
