import { beforeAll, describe, expect, test } from "vitest";
import { countStatements, testMerchant } from "@/server/testing/harness";
import { attemptOf, sessionWorld, userWith } from "@/server/testing/session-calls";
import * as all from "../route";
import * as one from "./route";

const checkoutWorld = sessionWorld({ all, one });

type World = Awaited<ReturnType<typeof checkoutWorld>>;
let world: World;
beforeAll(async () => {
  world = await checkoutWorld({ gateways: [{}, { code: "auth", operation: "authorize", walletProviders: [] }] });
});

const stored = (id: string) =>
  world.ctx.db.paymentSession.findUniqueOrThrow({ where: { id }, include: { attempts: true } });
const setState = (id: string, state: string) => world.ctx.db.paymentSession.update({ where: { id }, data: { state } });

describe("GET answers with the session object", () => {
  test("and its attempts, exact to the last decimal, in two statements with authentication", async () => {
    const amount = "999999999999.749";
    const id = await world.created({ amount });
    const at = new Date("2026-03-04T05:06:07.891Z");
    const reason = "HTTP 500";
    const facts = { amount, chargeAmount: amount, fee: "0.250", chargeCurrency: "KWD", createdAt: at, finishedAt: at };
    await attemptOf(world.merchant, id, { ...facts, state: "failed", message: "declined", disclosureUrlError: reason });
    await attemptOf(world.merchant, id, { number: 2, state: "processing", disclosedToMerchant: true });
    const { result, statements } = await countStatements(() => world.at(id));
    expect(statements).toHaveLength(2);
    expect(result.status).toBe(200);
    expect(result.body.attempts).toMatchObject([
      { amount, result: "failed", message: "declined", disclosed_to_merchant: false, disclosure_url_error: reason },
      { amount: "10.500", result: "pending", disclosed_to_merchant: true, disclosure_url_error: null },
    ]);
    expect(result.body.attempts[0]).toMatchObject({ created_at: at.toISOString(), finished_at: at.toISOString() });
    expect(result.body.attempts[0].amount_details).toMatchObject({ amount, fee: "0.250", currency_code: "KWD" });
    expect(JSON.stringify(result.body)).not.toMatch(/merchant_id|"id"|pg_params|inquire/);
  });

  test.each([
    { amount: "99999999999999.749", chargeAmount: "99999999999999.747" },
    { amount: "1", fee: "9007199254740.993" },
    { amount: "1", exchangeRate: "1234567890.12345678" },
  ])("and its attempts exactly, however large: %j", async (change) => {
    const id = await world.created({ amount: "99999999999999.749" });
    await attemptOf(world.merchant, id, { state: "failed", ...change });
    const attempt = (await world.at(id)).body.attempts[0];
    const { fee = "0.000", chargeAmount = "10.500", exchangeRate } = { exchangeRate: undefined, ...change };
    expect(attempt.amount_details).toMatchObject({ amount: chargeAmount, fee });
    expect(attempt.amount_details.exchange_rate).toBe(exchangeRate);
    expect((await world.patch(id, {})).body.attempts[0]).toEqual(attempt);
  });

  test("where what is left is the amount without what was settled", async () => {
    const id = await world.created({ amount: "10" });
    const data = { state: "paid", settledAmount: "10", paidAmount: "10.25", settledPgCode: "sandbox" };
    await world.ctx.db.paymentSession.update({ where: { id }, data });
    expect((await world.at(id)).body).toMatchObject({
      state: "paid",
      settled_pg_code: "sandbox",
      remaining_amount: "0.000",
      settled_amount: "10.000",
      paid_amount: "10.250",
    });
  });

  test("that is expired as soon as its time is over, unless a charge is in flight", async () => {
    const id = await world.created({ expiration_time: "00:01:00" });
    await world.ctx.db.paymentSession.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await world.at(id)).body.state).toBe("expired");
    expect((await stored(id)).state).toBe("created");
    await attemptOf(world.merchant, id, { state: "processing" });
    expect((await world.at(id)).body.state).toBe("created");
  });

  test.each(["Can view payment requests", "Can add payment requests", "Can change payment requests"])(
    "to a user who holds: %s",
    async (permission) => {
      const basic = await userWith(world.merchant, [permission]);
      const [mine, other] = [await world.created(), await world.created({ type: "e_commerce" })];
      expect((await world.at(mine, { key: undefined, basic })).status).toBe(200);
      expect((await world.at(other, { key: undefined, basic })).status).toBe(403);
    },
  );
});

describe("a session that the caller may not know of is 404 to every verb", () => {
  test.each(["GET", "PATCH", "PUT"] as const)("%s", async (method) => {
    const stranger = await testMerchant();
    const id = await world.created();
    const body = { type: "payment_request", amount: "1", currency_code: "KWD", pg_codes: ["sandbox"] };
    const sent = method === "GET" ? { method } : { method, body };
    for (const asked of ["0".repeat(40), "x", "a".repeat(3_000), `${id}0`, "٣", "' OR 1=1 --"]) {
      expect(await world.at(asked, sent)).toMatchObject({ status: 404, body: { detail: "Not found." } });
    }
    expect(await world.at(id, { ...sent, key: stranger.privateKey })).toMatchObject({ status: 404 });
    expect((await stored(id)).amount.toString()).toBe("10.5");
  });
});

describe("PATCH changes what was sent and nothing else", () => {
  test("every updatable field, in the form of creation", async () => {
    const id = await world.created({ customer_first_name: "A", extra: { a: 1, b: 2 }, order_no: "old" });
    const change = {
      amount: "3.5",
      currency_code: "USD",
      pg_codes: ["auth", "sandbox"],
      customer_id: "c2",
      customer_email: "n@m.example",
      customer_phone: "123",
      language: "ar",
      order_no: "new",
      webhook_url: "https://n.example/w",
      redirect_url: "https://n.example/r",
      extra: { c: 3 },
      notifications: { email: ["paid"] },
      shopping_address: {
        line1: "1",
        city: "K",
        country: "KW",
        first_name: "F",
        last_name: "L",
        email: "f@l.example",
        phone: "1",
      },
      vendor_name: "V",
    };
    const { status, body } = await world.patch(id, change);
    const { shopping_address: shipping_address, ...echoed } = change;
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...echoed,
      shipping_address,
      amount: "3.50",
      operation: "authorize",
      state: "created",
    });
    expect(body.customer_first_name).toBe("A");
    expect(body.extra).toEqual({ c: 3 });
    expect((await world.at(id)).body).toEqual(body);
  });

  test("an empty text is no change, and an empty body none at all", async () => {
    const id = await world.created({ order_no: "A" });
    const before = (await world.at(id)).body;
    for (const body of [{}, { order_no: "", expiration_time: "", pg_codes: "" }]) {
      expect(await world.patch(id, body)).toMatchObject({ status: 200, body: before });
    }
  });

  test("a lifetime that is sent starts again, on the merchant's clock", async () => {
    const ahead = await checkoutWorld({ merchant: { clockOffset: 86_400_000n } });
    const id = await ahead.created();
    const from = Date.now() + 86_400_000;
    expect((await ahead.patch(id, { expiration_time: "1 02:00:00" })).body.expiration_time).toBe("26:00:00");
    const { expiresAt } = await stored(id);
    expect(Math.abs(expiresAt.getTime() - from - 26 * 3_600_000)).toBeLessThan(10_000);
  });

  test("an attempt that waits on the gateway's page is withdrawn, without an event", async () => {
    const id = await world.created();
    const attemptId = await attemptOf(world.merchant, id);
    const { body } = await world.patch(id, { amount: "1" });
    expect(body).toMatchObject({
      state: "created",
      attempts: [{ result: "canceled", finished_at: expect.any(String) }],
    });
    const changes = await world.ctx.db.stateChange.findMany({ where: { objectId: { in: [id, attemptId] } } });
    expect(changes).toMatchObject([{ machine: "attempt", from: "pending", event: "withdrawn", to: "canceled" }]);
    expect(await world.ctx.db.event.count({ where: { objectId: id, kind: "payment" } })).toBe(0);
  });

  test.each(["pending", "attempted"])("in state %s, which stays", async (state) => {
    const id = await world.created();
    await setState(id, state);
    expect(await world.patch(id, { amount: "1" })).toMatchObject({ status: 200, body: { state, amount: "1.000" } });
  });
});

describe("PATCH is refused", () => {
  test.each(["paid", "authorized", "captured", "cod", "failed", "canceled", "expired", "invalided"])(
    "with 400 {detail} in state %s",
    async (state) => {
      const id = await world.created();
      await setState(id, state);
      expect(await world.patch(id, { amount: "1" })).toMatchObject({
        status: 400,
        body: { detail: `A transaction in state ${state} cannot be changed.` },
      });
    },
  );

  test("with 400 {detail} once the time is over: no lifetime brings it back", async () => {
    const id = await world.created();
    await world.ctx.db.paymentSession.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } });
    const got = await world.patch(id, { expiration_time: "02:00:00" });
    expect(got).toMatchObject({ status: 400, body: { detail: "A transaction in state expired cannot be changed." } });
  });

  test("with 423 {detail} while a charge is in flight, and nothing changes", async () => {
    const id = await world.created();
    await attemptOf(world.merchant, id, { state: "processing" });
    const got = await world.patch(id, { amount: "1" });
    expect(got).toMatchObject({ status: 423, body: { detail: expect.any(String) } });
    expect(await stored(id)).toMatchObject({ state: "created", attempts: [{ state: "processing" }] });
    expect((await stored(id)).amount.toString()).toBe("10.5");
  });

  test("with 400 under every fixed field that would change; stored values may be repeated", async () => {
    const fixed = ["This field cannot be changed."];
    const agreement = { id: "A1", type: "unscheduled", frequency: "irregular", max_amount_per_cycle: "5" };
    const id = await world.created({ payment_type: "auto_debit", customer_id: "c", agreement, pg_codes: ["sandbox"] });
    const other = { type: "e_commerce", payment_type: "one_off", agreement: { ...agreement, id: "A2" }, autopay: {} };
    expect(await world.patch(id, other)).toMatchObject({
      status: 400,
      body: { type: fixed, payment_type: fixed, agreement: fixed, autopay: fixed },
    });
    const same = {
      type: "auto_debit",
      payment_type: "auto_debit",
      agreement: { ...agreement, max_amount_per_cycle: 5 },
    };
    expect(await world.patch(id, same)).toMatchObject({ status: 200 });
    const plain = await world.created();
    expect(await world.patch(plain, { agreement })).toMatchObject({ status: 400, body: { agreement: fixed } });
    expect(await world.patch(plain, { type: "save_card" })).toMatchObject({
      status: 400,
      body: { payment_type: fixed },
    });
  });

  test.each([
    [{ amount: "0" }, { amount: ["Ensure this value is greater than or equal to 0.001."] }],
    [{ currency_code: "JPY" }, { amount: ["Ensure that there are no more than 0 decimal places."] }],
    [{ currency_code: "EUR", amount: "1" }, { pg_codes: ["None of the selected payment gateways accepts EUR."] }],
    [{ pg_codes: ["none"] }, { pg_codes: ['"none" is not a valid choice.'] }],
    [{ notifications: { sms: ["paid"] } }, { notifications: { sms: [expect.stringContaining("`customer_phone`")] } }],
    [{ extra: { expires_in_minutes: 0 } }, { extra: { expires_in_minutes: [expect.any(String)] } }],
    [{ order_no: null }, { order_no: ["This field may not be null."] }],
    [{ pg_codes: [] }, { pg_codes: ["This list may not be empty."] }],
  ])("with the message of creation: %j", async (body, fields) => {
    const id = await world.created();
    expect(await world.patch(id, body)).toMatchObject({ status: 400, body: fields });
  });

  test("with 403 to users without the right to change, or to a gateway that they list", async () => {
    const change = "Can change payment requests";
    const id = await world.created();
    const as = async (permissions: string[], body: object) => {
      const basic = await userWith(world.merchant, permissions);
      return (await world.patch(id, body, { key: undefined, basic })).status;
    };
    expect(await as(["Can view payment requests"], { amount: "2" })).toBe(403);
    expect(await as(["Can change e-commerce payments"], { amount: "2" })).toBe(403);
    expect(await as([change], { pg_codes: ["sandbox"] })).toBe(403);
    expect(await as([change], { amount: "2" })).toBe(200);
    expect(await as([change, "Can use sandbox"], { pg_codes: ["sandbox"] })).toBe(200);
  });
});

describe("PUT", () => {
  test("takes creation's required fields and otherwise changes like PATCH", async () => {
    const id = await world.created({ order_no: "kept" });
    const required = ["This field is required."];
    expect(await world.at(id, { method: "PUT", body: {} })).toMatchObject({
      status: 400,
      body: { type: required, amount: required, currency_code: required, pg_codes: required },
    });
    const got = await world.put(id, { amount: "2", customer_id: "c" });
    expect(got).toMatchObject({ status: 200, body: { amount: "2.000", customer_id: "c", order_no: "kept" } });
  });

  test("is refused to users without the right to the gateways that the session has now", async () => {
    const id = await world.created({ pg_codes: ["auth"] });
    const change = "Can change payment requests";
    const one = await userWith(world.merchant, [change, "Can use sandbox"]);
    const both = await userWith(world.merchant, [change, "Can use sandbox", "Can use auth"]);
    expect((await world.put(id, {}, { key: undefined, basic: one })).status).toBe(403);
    expect((await world.put(id, {}, { key: undefined, basic: both })).status).toBe(200);
  });
});

test("other verbs are 405, HEAD answers as GET without the body", async () => {
  const id = await world.created();
  const got = await world.at(id, { method: "DELETE" });
  expect(got).toMatchObject({ status: 405, body: { detail: 'Method "DELETE" not allowed.' } });
  expect(got.headers.get("allow")).toBe("GET, HEAD, PUT, PATCH, OPTIONS");
  expect(await world.at(id, { method: "HEAD" })).toMatchObject({ status: 200, body: null });
  expect((await world.at(id, { key: undefined })).status).toBe(401);
});
