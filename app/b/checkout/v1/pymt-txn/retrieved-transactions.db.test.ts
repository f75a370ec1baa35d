import { expect, test } from "vitest";
import * as session from "@/app/b/checkout/v1/pymt-txn/[session_id]/route";
import * as list from "@/app/b/pbl/v2/transactions/route";
import { callRoute } from "@/server/testing/call-route";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";

test("the retrieval of a session shows what is known of its operations, and no list does", async () => {
  const merchant = await operatingMerchant();
  const key = merchant.privateKey;
  const session_id = await paidSession(merchant);
  await operate(merchant.ctx, { operation: "refund", session_id, amount: "1" }, "TK-1");
  const { body: one } = await callRoute(session, { key, params: { session_id } });
  expect(one.transactions).toEqual([
    {
      amount: "1.000",
      currency_code: "KWD",
      session_id: expect.any(String),
      order_no: null,
      state: "refunded",
      operation: "refund",
      reference_number: expect.stringMatching(/^SRF/),
      tracking_key: "TK-1",
      destination: "pg",
      created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      pg_response: expect.any(Object),
    },
  ]);
  const { body: listed } = await callRoute(list, { key });
  expect(Object.keys(listed.results[0].transactions[0]).sort()).toEqual(
    ["amount", "currency_code", "order_no", "session_id", "state"].sort(),
  );
});

test("a session with operations takes no change, so that no answer to one has operations", async () => {
  const merchant = await operatingMerchant();
  const key = merchant.privateKey;
  const session_id = await paidSession(merchant);
  await operate(merchant.ctx, { operation: "refund", session_id, amount: "1" });
  const sent = { method: "PATCH", key, params: { session_id }, body: { order_no: "A-1" } } as const;
  expect(await callRoute(session, sent)).toMatchObject({
    status: 400,
    body: { detail: "A transaction in state paid cannot be changed." },
  });
  await merchant.ctx.db.paymentSession.update({ where: { id: session_id }, data: { state: "created" } });
  expect(await callRoute(session, sent)).toMatchObject({ status: 200, body: { transactions: [] } });
});
