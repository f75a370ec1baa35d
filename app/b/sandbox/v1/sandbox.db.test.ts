import { describe, expect, it, test } from "vitest";
import { prefixed } from "@/server/kernel/ids";
import { callRoute } from "@/server/testing/call-route";
import { testMerchant } from "@/server/testing/harness";
import { subscribe } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import * as sessions from "../../checkout/v1/pymt-txn/route";
import * as advance from "./clock/advance/route";
import * as clock from "./clock/route";
import * as emails from "./emails/route";

const DAY = 86_400_000;

describe("GET /b/sandbox/v1/clock/", () => {
  test("200: the merchant's present, which an advance moves for every later request", async () => {
    const { privateKey } = await testMerchant();
    const before = await callRoute(clock, { key: privateKey });
    expect(before.status).toBe(200);
    expect(Math.abs(Date.parse(before.body.now) - Date.now())).toBeLessThan(5_000);
    const moved = await callRoute(advance, { method: "POST", key: privateKey, body: { by: "P1D" } });
    expect(moved).toMatchObject({ status: 200, body: { ran: {} } });
    const after = await callRoute(clock, { key: privateKey });
    expect(Math.abs(Date.parse(after.body.now) - Date.now() - DAY)).toBeLessThan(5_000);
  });

  test("401 with the public key, 403 on production merchants", async () => {
    const { publicKey } = await testMerchant();
    expect((await callRoute(clock, { key: publicKey })).status).toBe(401);
    const real = await testMerchant({ merchant: { production: true } });
    const refused = await callRoute(clock, { key: real.privateKey });
    expect(refused).toMatchObject({ status: 403, body: { detail: expect.any(String) } });
  });
});

describe("POST /b/sandbox/v1/clock/advance/", () => {
  test("200: moves to an instant, and nothing moves it for another merchant", async () => {
    const [mine, other] = [await testMerchant(), await testMerchant()];
    const to = new Date(Date.now() + 30 * DAY).toISOString();
    const moved = await callRoute(advance, { method: "POST", key: mine.privateKey, body: { to } });
    expect(moved.status).toBe(200);
    expect(Date.parse(moved.body.now)).toBeGreaterThanOrEqual(Date.parse(to));
    const seen = await callRoute(clock, { key: other.privateKey });
    expect(Math.abs(Date.parse(seen.body.now) - Date.now())).toBeLessThan(5_000);
  });

  test("200: calendar months are counted in the merchant's time zone", async () => {
    const { privateKey } = await testMerchant();
    const { body } = await callRoute(advance, { method: "POST", key: privateKey, body: { by: "P1M" } });
    expect(Date.parse(body.now) - Date.now()).toBeGreaterThan(27.9 * DAY);
    expect(Date.parse(body.now) - Date.now()).toBeLessThan(31.1 * DAY);
  });

  test("200: what falls due on the way is done, in order, before the answer", async () => {
    const { privateKey, ctx } = await testMerchant();
    const create = async (extra: object, lifetime: string): Promise<string> => {
      const body = {
        type: "e_commerce",
        amount: "10.500",
        currency_code: "KWD",
        pg_codes: ["sandbox"],
        expiration_time: lifetime,
        extra,
      };
      const made = await callRoute(sessions, { method: "POST", key: privateKey, body });
      expect(made.status).toBe(201);
      return made.body.session_id;
    };
    const abandoned = await create({}, "02:00:00");
    const inquired = await create({ sandbox_inquiry_result: "success", expires_in_minutes: 30 }, "01:00:00");
    const early = await callRoute(advance, { method: "POST", key: privateKey, body: { by: "PT29M" } });
    expect(early.body.ran).not.toHaveProperty("expire-sessions");
    const moved = await callRoute(advance, { method: "POST", key: privateKey, body: { by: "P1D" } });
    expect(moved.body.ran).toMatchObject({ "run-automatic-inquiries": 1, "expire-sessions": 1 });
    const rows = await ctx.db.paymentSession.findMany({ where: { id: { in: [abandoned, inquired] } } });
    const found = rows.map(({ id, state, updatedAt, createdAt }) => ({
      id,
      state,
      minutes: Math.round((updatedAt.getTime() - createdAt.getTime()) / 60_000),
    }));
    expect(found).toContainEqual({ id: abandoned, state: "expired", minutes: 120 });
    expect(found).toContainEqual({ id: inquired, state: "paid", minutes: 30 });
  });

  it.each([
    [{}, { to: ["This field is required."] }],
    [{ to: "tomorrow" }, { to: [expect.stringContaining("Datetime has wrong format.")] }],
    [{ to: "2020-01-01T00:00:00Z" }, { to: ["The clock only moves forward."] }],
    [{ to: "9999-01-01T00:00:00Z" }, { to: ["The clock advances at most 10 years at a time."] }],
    [{ by: "P11Y" }, { by: ["The clock advances at most 10 years at a time."] }],
    [{ by: "a week" }, { by: ["Enter a positive ISO 8601 duration such as P1M or PT90M."] }],
    [{ by: "-P1D" }, { by: ["Enter a positive ISO 8601 duration such as P1M or PT90M."] }],
    [{ by: "PT0S" }, { by: ["Enter a positive ISO 8601 duration such as P1M or PT90M."] }],
    [{ by: "P1D", to: "2030-01-01T00:00:00Z" }, { non_field_errors: ["Send either to or by, not both."] }],
  ])("400: %j", async (body, fields) => {
    const { privateKey } = await testMerchant();
    const refused = await callRoute(advance, { method: "POST", key: privateKey, body });
    expect(refused).toMatchObject({ status: 400, body: fields });
    const { body: shown } = await callRoute(clock, { key: privateKey });
    expect(Math.abs(Date.parse(shown.now) - Date.now())).toBeLessThan(5_000);
  });

  test("401 with the public key, 403 on production merchants, 409 during another advance", async () => {
    const { publicKey, privateKey, ctx, id } = await testMerchant();
    const body = { by: "P1D" };
    expect((await callRoute(advance, { method: "POST", key: publicKey, body })).status).toBe(401);
    const real = await testMerchant({ merchant: { production: true } });
    expect((await callRoute(advance, { method: "POST", key: real.privateKey, body })).status).toBe(403);
    await ctx.db.merchant.update({ where: { id }, data: { advancingUntil: new Date(Date.now() + 10_000) } });
    const busy = await callRoute(advance, { method: "POST", key: privateKey, body });
    expect(busy).toMatchObject({ status: 409, body: { detail: "The test clock is being advanced already." } });
  });
});

describe("GET /b/sandbox/v1/emails/", () => {
  async function withMails() {
    const merchant = await testMerchant();
    await merchant.ctx.db.mailMessage.createMany({
      data: ["a@shop.example", "b@shop.example", "a@shop.example"].map((to, index) => ({
        id: prefixed("eml", new Uint8Array([...merchant.id].map((letter) => letter.charCodeAt(0) + index))),
        merchantId: merchant.id,
        to,
        subject: `Mail ${index}`,
        language: "en",
        kind: "upcoming_charge",
        html: "<p>Hello</p>",
        text: "Hello",
        sentAt: new Date(Date.UTC(2026, 0, 1 + index)),
      })),
    });
    return merchant;
  }

  test("200: the merchant's mails, newest first, paginated and by customer", async () => {
    const { privateKey } = await withMails();
    const all = await callRoute(emails, { key: privateKey });
    expect(all.body.count).toBe(3);
    expect(all.body.results[0]).toEqual({
      id: expect.any(String),
      channel: "email",
      to: "a@shop.example",
      subject: "Mail 2",
      language: "en",
      kind: "upcoming_charge",
      html: "<p>Hello</p>",
      text: "Hello",
      sent_at: "2026-01-03T00:00:00.000Z",
      related_id: null,
    });
    const one = await callRoute(emails, {
      key: privateKey,
      path: "/b/sandbox/v1/emails/?customer_email=b@shop.example",
    });
    expect(one.body.results.map(({ subject }: { subject: string }) => subject)).toEqual(["Mail 1"]);
    const paged = await callRoute(emails, { key: privateKey, path: "/b/sandbox/v1/emails/?limit=1" });
    expect(paged.body).toMatchObject({ count: 3, next: expect.stringContaining("offset=1"), previous: null });
    const other = await testMerchant();
    expect((await callRoute(emails, { key: other.privateKey })).body.count).toBe(0);
  });

  test("200: by phone number in any notation, and by both filters if both are sent", async () => {
    const merchant = await withMails();
    const [first, second] = await merchant.ctx.db.mailMessage.findMany({ where: { merchantId: merchant.id } });
    await merchant.ctx.db.mailMessage.update({
      where: { id: first?.id ?? "" },
      data: { channel: "sms", subject: "", html: "", to: "+96550001234" },
    });
    const count = async (query: string) =>
      (await callRoute(emails, { key: merchant.privateKey, path: `/b/sandbox/v1/emails/?${query}` })).body.count;
    for (const typed of [
      "+96550001234",
      "0096550001234",
      "+965 5000-1234",
      "50001234",
      "\u0665\u0660\u0660\u0660\u0661\u0662\u0663\u0664",
    ])
      expect([typed, await count(`customer_phone=${encodeURIComponent(typed)}`)]).toEqual([typed, 1]);
    expect(await count(`customer_email=${second?.to}&customer_phone=%2B96550001234`)).toBe(0);
  });

  test("200: what a subscription sent, by kind and language, and which one it was", async () => {
    const merchant = await merchantAt("2030-01-31T09:00:00Z");
    const { id } = await subscribe(merchant, "6", { wire: { language: "ar" }, autopay: { retry_count: 1 } });
    await callRoute(advance, { method: "POST", key: merchant.privateKey, body: { to: "2030-02-28T12:00:00Z" } });
    const path = "/b/sandbox/v1/emails/?customer_email=sara@example.com";
    const { body } = await callRoute(emails, { key: merchant.privateKey, path });
    const told = body.results.map((mail: Record<string, string>) => [mail.kind, mail.language, mail.related_id]);
    expect(told).toEqual(["final_failure", "payment_failed", "upcoming_charge"].map((kind) => [kind, "ar", id]));
  });

  test("403 on production merchants", async () => {
    const { privateKey } = await testMerchant({ merchant: { production: true } });
    expect((await callRoute(emails, { key: privateKey })).status).toBe(403);
  });
});
