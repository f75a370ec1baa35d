import { describe, expect, it, test } from "vitest";
import { BadRequest, Forbidden, Locked, NotFound } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import { refusalOf, userActor } from "@/server/testing/creating";
import { type TestMerchant, testMerchant, twoConnections } from "@/server/testing/harness";
import { newSession, pay, payPage, stateOf } from "@/server/testing/paying";
import { isWaitedFor } from "@/server/testing/waiting";
import { CreateSession, PatchSession } from "./contract/requests";
import { updateSession } from "./update-session";

const LEAST = { type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] };
const FIXED = ["This field cannot be changed."];

function patch(ctx: Ctx, sessionId: string, body: Record<string, unknown>) {
  return updateSession(ctx, { sessionId, fields: readInput(PatchSession, body), isFullUpdate: false });
}

function put(ctx: Ctx, sessionId: string, body: Record<string, unknown>) {
  return updateSession(ctx, { sessionId, fields: readInput(CreateSession, { ...LEAST, ...body }), isFullUpdate: true });
}

async function setState(merchant: TestMerchant, id: string, state: string): Promise<void> {
  await merchant.ctx.db.paymentSession.update({ where: { id }, data: { state } });
}

describe("an update", () => {
  test("changes what was sent and leaves the rest", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { order_no: "o-1", vendor_name: "v", customer_email: "a@x.test" });
    const view = await patch(merchant.ctx, id, { amount: 7, product_type: "book", customer_email: "b@x.test" });
    expect(view).toMatchObject({
      amount: "7.000",
      remaining_amount: "7.000",
      payment_methods: [{ amount: "7.000" }],
      order_no: "o-1",
      vendor_name: "v",
      product_type: "book",
      customer_email: "b@x.test",
    });
  });

  test("may change currency, gateways and with them the operation", async () => {
    const gateways = [
      {},
      { code: "hold", operation: "authorize", acceptedCurrencies: ["USD"], defaultCurrency: "USD" },
    ];
    const merchant = await testMerchant({ gateways });
    const id = await newSession(merchant);
    const view = await patch(merchant.ctx, id, { currency_code: "USD", amount: "5", pg_codes: ["hold"] });
    expect(view).toMatchObject({ amount: "5.00", currency_code: "USD", pg_codes: ["hold"], operation: "authorize" });
  });

  test("checks the stored amount in the new currency", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { amount: "10.505" });
    expect(await refusalOf(patch(merchant.ctx, id, { currency_code: "USD" }))).toEqual({
      amount: ["Ensure that there are no more than 2 decimal places."],
    });
  });

  test("replaces extra as a whole and arms or disarms the automatic inquiry with it", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { extra: { a: 1, expires_in_minutes: 5 } });
    await patch(merchant.ctx, id, { order_no: "o" });
    expect((await stateOf(merchant, id)).inquiryDueAt).not.toBeNull();
    expect(await patch(merchant.ctx, id, { extra: { b: 2 } })).toMatchObject({ extra: { b: 2 } });
    expect((await stateOf(merchant, id)).inquiryDueAt).toBeNull();
    await patch(merchant.ctx, id, { extra: { expires_in_minutes: 1 } });
    expect((await stateOf(merchant, id)).inquiryDueAt).not.toBeNull();
  });

  test("starts a sent expiration_time from now, and leaves the time alone without one", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { expiration_time: "01:00:00" });
    const { expiresAt } = await stateOf(merchant, id);
    const now = new Date(Date.now() + 1_800_000);
    const later = merchant.as({ now: () => now });
    await patch(later, id, { order_no: "o" });
    expect((await stateOf(merchant, id)).expiresAt).toEqual(expiresAt);
    expect(await patch(later, id, { expiration_time: "02:00:00" })).toMatchObject({ expiration_time: "02:00:00" });
    expect((await stateOf(merchant, id)).expiresAt).toEqual(new Date(now.getTime() + 7_200_000));
  });

  test("an old session with a number that cannot be dialled takes other changes", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { customer_phone: "+96550000000", notifications: { sms: ["paid"] } });
    const old = { customerPhone: "abc", dialledPhone: null };
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: old });
    expect(await patch(merchant.ctx, id, { order_no: "A-1" })).toMatchObject({ order_no: "A-1" });
  });

  test("checks the sent fields together with the stored ones", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    expect(await refusalOf(patch(merchant.ctx, id, { notifications: { sms: ["paid"] } }))).toEqual({
      notifications: { sms: ["To use sms notifications provide the `customer_phone` field."] },
    });
    await patch(merchant.ctx, id, { customer_phone: "+965 5000 0000" });
    expect(await patch(merchant.ctx, id, { notifications: { sms: ["paid"] } })).toMatchObject({
      notifications: { sms: ["paid"] },
    });
  });

  test("judges new gateways, but lets other fields change when a gateway was taken away since", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    expect(await refusalOf(patch(merchant.ctx, id, { pg_codes: ["nobody"] }))).toEqual({
      pg_codes: ['"nobody" is not a valid choice.'],
    });
    await merchant.ctx.db.gateway.deleteMany({ where: { merchantId: merchant.id } });
    expect(await patch(merchant.ctx, id, { order_no: "o-2" })).toMatchObject({
      order_no: "o-2",
      operation: "purchase",
    });
  });

  test("withdraws the attempt that the customer has not submitted, without an event", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await payPage(merchant, id);
    const view = await patch(merchant.ctx, id, { amount: "3" });
    expect(view.attempts).toMatchObject([{ result: "canceled", amount: "10.500" }]);
    const { attempts, eventCount } = await stateOf(merchant, id);
    expect(eventCount).toBe(0);
    const changes = await merchant.ctx.db.stateChange.findMany({ where: { objectId: attempts[0]?.id ?? "" } });
    expect(changes).toMatchObject([{ from: "pending", event: "withdrawn", to: "canceled" }]);
  });

  test("by an API key may name another initiator, by a user never", async () => {
    const merchant = await testMerchant();
    const person = await merchant.ctx.db.merchantUser.create({
      data: { merchantId: merchant.id, username: `n-${merchant.id}`, passwordHash: "x" },
    });
    const id = await newSession(merchant);
    const permissions = ["Can change payment requests"];
    await patch(merchant.as({ actor: userActor(permissions) }), id, { initiator_id: person.id });
    expect((await stateOf(merchant, id)).initiatorId).toBeNull();
    expect(await patch(merchant.ctx, id, { initiator_id: person.id })).toMatchObject({ initiator_id: person.id });
  });
});

describe("fixed fields refuse another value and take their own", () => {
  const agreement = { id: "a-1", max_amount_per_cycle: "20", expiry_date: "01/02/2030" };
  const AUTO_DEBIT = { payment_type: "auto_debit", customer_id: "c", agreement };
  it.each<[created: Record<string, unknown>, body: Record<string, unknown>, errors: unknown]>([
    [{}, { type: "payment_request", payment_type: "one_off" }, null],
    [{}, { type: "e_commerce" }, { type: FIXED }],
    [{}, { type: "save_card" }, { payment_type: FIXED }],
    [{}, { payment_type: "auto_debit" }, { payment_type: FIXED }],
    [{}, { agreement: { id: "a" } }, { agreement: FIXED }],
    [{}, { autopay: { frequency: "monthly" } }, { autopay: FIXED }],
    [AUTO_DEBIT, { agreement }, null],
    [AUTO_DEBIT, { agreement: { ...agreement, id: "a-2" } }, { agreement: FIXED }],
    [AUTO_DEBIT, { agreement: { ...agreement, max_amount_per_cycle: "20.0001" } }, { agreement: FIXED }],
    [AUTO_DEBIT, { type: "auto_debit" }, null],
  ])("%j, %j", async (created, body, errors) => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, created);
    expect(await refusalOf(patch(merchant.ctx, id, body))).toEqual(errors);
  });

  test("on a subscription's session more of them", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { paymentType: "auto_pay", customerId: "c" } });
    const body = { amount: "1", currency_code: "USD", customer_id: "d", customer_email: "a@x.test", pg_codes: ["x"] };
    expect(await refusalOf(patch(merchant.ctx, id, body))).toEqual(
      Object.fromEntries(Object.keys(body).map((name) => [name, FIXED])),
    );
  });
});

describe("only a session that can still be paid changes", () => {
  it.each(["created", "pending", "attempted"])("%s", async (state) => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await setState(merchant, id, state);
    expect(await patch(merchant.ctx, id, { order_no: "o" })).toMatchObject({ state, order_no: "o" });
  });

  it.each(["paid", "authorized", "captured", "cod", "failed", "canceled", "expired", "invalided"])(
    "not %s",
    async (state) => {
      const merchant = await testMerchant();
      const id = await newSession(merchant);
      await setState(merchant, id, state);
      const refused = patch(merchant.ctx, id, { order_no: "o" });
      await expect(refused).rejects.toThrow(new BadRequest(`A transaction in state ${state} cannot be changed.`));
    },
  );

  test("not one past its time", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { expiration_time: "00:01:00" });
    const later = merchant.as({ now: () => new Date(Date.now() + 61_000) });
    await expect(patch(later, id, { expiration_time: "24:00:00" })).rejects.toThrow("state expired");
  });

  test("not while a charge is in flight, even past its time", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { expiration_time: "00:01:00" });
    await payPage(merchant, id);
    await merchant.ctx.db.attempt.updateMany({ where: { sessionId: id }, data: { state: "processing" } });
    await expect(patch(merchant.ctx, id, { amount: "1" })).rejects.toThrow(Locked);
    const later = merchant.as({ now: () => new Date(Date.now() + 61_000) });
    await expect(patch(later, id, { amount: "1" })).rejects.toThrow(Locked);
  });

  test("but again after a declined attempt", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await pay(merchant, id, "2");
    expect(await patch(merchant.ctx, id, { amount: "1" })).toMatchObject({ state: "attempted", amount: "1.000" });
  });
});

describe("who may change it", () => {
  const change = "Can change payment requests";
  it.each<[permissions: string[], body: Record<string, unknown>, patched: boolean, replaced: boolean]>([
    [[change, "Can use sandbox"], { pg_codes: ["sandbox"] }, true, true],
    [[change], { order_no: "o" }, true, false],
    [[change], { pg_codes: ["sandbox"] }, false, false],
    [["Can add payment requests", "Can use sandbox"], { order_no: "o" }, false, false],
    [["Can change e-commerce payments", "Can use sandbox"], {}, false, false],
  ])("a user with %j sending %j", async (permissions, body, patched, replaced) => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const ctx = merchant.as({ actor: userActor(permissions) });
    for (const [update, allowed] of [[patch, patched] as const, [put, replaced] as const]) {
      const work = update(ctx, id, body);
      if (allowed) expect((await work).session_id).toBe(id);
      else await expect(work).rejects.toThrow(Forbidden);
    }
  });

  test("no other merchant", async () => {
    const [merchant, other] = await Promise.all([testMerchant(), testMerchant()]);
    const id = await newSession(merchant);
    await expect(patch(other.ctx, id, { order_no: "o" })).rejects.toThrow(NotFound);
  });
});

test("PUT changes as PATCH does, with the required fields of a creation", async () => {
  const merchant = await testMerchant();
  const id = await newSession(merchant, { order_no: "o-1" });
  expect(await put(merchant.ctx, id, { amount: "2" })).toMatchObject({ amount: "2.000", order_no: "o-1" });
});

describe("two at once", () => {
  test("updates of different fields are both kept", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await Promise.all([
      patch(merchant.ctx, id, { vendor_name: "v" }),
      patch(merchant.ctx, id, { product_type: "p" }),
      patch(merchant.ctx, id, { order_no: "o" }),
      patch(merchant.ctx, id, { amount: "1" }),
    ]);
    const { details, orderNo, amount } = await stateOf(merchant, id);
    expect(details).toEqual({ vendor_name: "v", product_type: "p" });
    expect([orderNo, amount.toString()]).toEqual(["o", "1"]);
  });

  test("an update sees what the holder of the session's lock made of it", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await twoConnections(async (holder, watcher) => {
      await holder.query("BEGIN");
      await holder.query("SELECT 1 FROM payment_session WHERE id = $1 FOR UPDATE", [id]);
      const update = patch(merchant.ctx, id, { amount: "1" });
      const refused = expect(update).rejects.toThrow("state canceled");
      await isWaitedFor(holder, watcher);
      await holder.query("UPDATE payment_session SET state = 'canceled' WHERE id = $1", [id]);
      await holder.query("COMMIT");
      await refused;
    });
  });

  test("an update and a submit: the amount charged is the amount of the session", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await Promise.allSettled([pay(merchant, id, "1"), patch(merchant.ctx, id, { amount: "1" })]);
    const { state, amount, attempts } = await stateOf(merchant, id);
    const paid = attempts.find((attempt) => attempt.state === "success");
    if (state === "paid") expect(paid?.amount).toEqual(amount);
    else expect(paid).toBeUndefined();
  });
});
