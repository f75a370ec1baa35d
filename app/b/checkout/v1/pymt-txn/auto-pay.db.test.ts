import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sessionWorld } from "@/server/testing/session-calls";
import { autopayBody } from "@/server/testing/subscribing";
import * as one from "./[session_id]/route";
import * as all from "./route";

const checkoutWorld = sessionWorld({ all, one });

const BODY = autopayBody({ start_date: "2999-01-31" });

describe("201", () => {
  test("names the subscription in extra, also when it is read again, and never echoes the block", async () => {
    const { create, at, merchant } = await checkoutWorld();
    const { status, body } = await create(BODY);
    const { id } = await merchant.ctx.db.subscription.findFirstOrThrow({ where: { merchantId: merchant.id } });
    expect([status, body.payment_type, body.extra, body.autopay]).toEqual([
      201,
      "auto_pay",
      { autopay: { subscription_id: id } },
      undefined,
    ]);
    expect((await at(body.session_id)).body).toEqual(body);
  });

  test("the four words sent in type make the same session", async () => {
    const { create } = await checkoutWorld();
    const { payment_type: _word, ...body } = BODY;
    expect(await create({ ...body, type: "auto_pay" })).toMatchObject({
      status: 201,
      body: { type: "payment_request", payment_type: "auto_pay" },
    });
  });

  test("a repeated Idempotency-Key makes one subscription", async () => {
    const { create, merchant } = await checkoutWorld();
    const headers = { "Idempotency-Key": "k-1" };
    const [first, second] = [await create(BODY, { headers }), await create(BODY, { headers })];
    expect(second.body).toEqual(first.body);
    expect(await merchant.ctx.db.subscription.count({ where: { merchantId: merchant.id } })).toBe(1);
  });
});

describe("400", () => {
  test("without an address has no session_id, and its transaction has failed", async () => {
    const { create, merchant, count } = await checkoutWorld();
    const { status, body } = await create({ ...BODY, customer_email: undefined });
    expect([status, body]).toEqual([400, { autopay: ["AutoPayClient rejected request (422)"] }]);
    expect(await count()).toBe(1);
    expect(await merchant.ctx.db.paymentSession.findFirst({ where: { merchantId: merchant.id } })).toMatchObject({
      state: "failed",
    });
  });

  test("cannot be paid in the creating call", async () => {
    const { create, count } = await checkoutWorld();
    const payment_instrument = { instrument_type: "token", payload: { token: "411111111111111" } };
    expect((await create({ ...BODY, payment_instrument })).status).toBe(400);
    expect(await count()).toBe(0);
  });
});

describe("PATCH of an auto_pay session", () => {
  test("refuses what the subscription hangs on, and takes the rest", async () => {
    const { created, patch } = await checkoutWorld();
    const id = await created(BODY);
    const fixed = {
      amount: "2",
      currency_code: "USD",
      customer_id: "c-2",
      customer_email: "x@example.com",
      pg_codes: ["sandbox"],
    };
    const { status, body } = await patch(id, { ...fixed, autopay: {}, agreement: { id: "other" } });
    expect([status, Object.keys(body).sort()]).toEqual([400, [...Object.keys(fixed), "agreement", "autopay"].sort()]);
    expect((await patch(id, { order_no: "o-2" })).body.order_no).toBe("o-2");
  });

  test("PUT must name some of it: the stored value may be repeated, another value is refused", async () => {
    const { created, put } = await checkoutWorld();
    const id = await created(BODY);
    const { autopay: _, ...standing } = BODY;
    expect(await put(id, { ...standing, order_no: "o-3" })).toMatchObject({ status: 200, body: { order_no: "o-3" } });
    const { status, body } = await put(id, { ...standing, amount: "2" });
    expect([status, Object.keys(body)]).toEqual([400, ["amount"]]);
  });
});

const value = fc.oneof(
  fc.constantFrom<unknown>(
    "monthly",
    "yearly",
    "5",
    "0",
    "-0",
    "+1e3",
    "1e99",
    "0x10",
    "NaN",
    "2999-01-31",
    "2999-02-30",
    "0000-01-01",
    "99999-01-01",
    "",
    null,
    true,
    "\0",
    "\ud800",
    3,
    1e21,
  ),
  fc.jsonValue(),
);
const FIELDS = [
  "frequency",
  "recurring_amount",
  "start_date",
  "end_date",
  "description",
  "retry_count",
  "notification_preferences",
  "__proto__",
];

test("whatever the block holds, it is 201 with a whole subscription, or 400 with messages and nothing of it", async () => {
  const { post, count, merchant } = await checkoutWorld();
  const subscriptions = () => merchant.ctx.db.subscription.count({ where: { merchantId: merchant.id } });
  const block = fc.oneof(
    fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 4 }).map((change) => ({ ...BODY.autopay, ...change })),
    value,
  );
  await fc.assert(
    fc.asyncProperty(block, async (autopay) => {
      const before = await count();
      const body = { type: "payment_request", currency_code: "KWD", pg_codes: ["sandbox"], ...BODY, autopay };
      const got = await post({ body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
      expect([201, 400]).toContain(got.status);
      expect(await count()).toBe(got.status === 201 ? before + 1 : before);
      expect(await subscriptions()).toBe(await count());
    }),
    { numRuns: 200 },
  );
}, 120_000);
