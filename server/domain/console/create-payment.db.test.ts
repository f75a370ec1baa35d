import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { Forbidden, InvalidFields, Unprocessable } from "@/server/kernel/errors";
import { signedIn } from "@/server/testing/console";
import { refusalOf } from "@/server/testing/creating";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { operatingMerchant } from "@/server/testing/operating";
import { createPayment, offerGateways } from ".";

const RIGHTS = ["console.access", "Can add payment requests", "Can use sandbox"];
const BODY = { type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"], order_no: "77" };
const PLAN = {
  payment_type: "auto_pay",
  customer_id: "c-1",
  customer_email: "sara@example.com",
  agreement: { id: "agr-1" },
  autopay: { frequency: "monthly", recurring_amount: "10.500", start_date: "9000-01-01" },
};

let merchant: TestMerchant;
let ctx: ConsoleCtx;

beforeAll(async () => {
  merchant = await operatingMerchant();
  ctx = await signedIn(merchant, RIGHTS);
});

const made = (body: object, key: string = randomUUID(), by = ctx) => createPayment(by, { key, body });
const eventsOf = (objectId: string) =>
  database().auditEvent.findMany({ where: { merchantId: merchant.id, objectId, action: "payment.created" } });

describe("a payment made on the console", () => {
  test("is the session that REST would make, with the user as its initiator and one event", async () => {
    const id = await made(BODY);
    const session = await database().paymentSession.findUniqueOrThrow({ where: { id } });
    expect(session).toMatchObject({ merchantId: merchant.id, orderNo: "77", initiatorId: ctx.actor.id });
    const events = await eventsOf(id);
    expect(events).toMatchObject([{ userId: ctx.actor.id, after: { amount: "10.500", currency_code: "KWD" } }]);
  });

  test("of one form is one payment, however often and from however many tabs it is sent", async () => {
    const key = randomUUID();
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => made(BODY, key)));
    const ids = new Set(all.flatMap((each) => (each.status === "fulfilled" ? [each.value] : [])));
    expect(ids.size).toBe(1);
    expect([...ids]).toEqual([await made(BODY, key)]);
    expect(await eventsOf(await made(BODY, key))).toHaveLength(1);
    await expect(made({ ...BODY, amount: "11.000" }, key)).rejects.toThrow(Unprocessable);
  });

  test("may set up a subscription, with one event too", async () => {
    const id = await made({ ...BODY, ...PLAN });
    expect(await database().subscription.count({ where: { merchantId: merchant.id, setupSessionId: id } })).toBe(1);
    expect(await eventsOf(id)).toMatchObject([{ after: { payment_type: "auto_pay" } }]);
  });

  test("is refused at its fields, and leaves neither session nor event", async () => {
    const before = await database().paymentSession.count({ where: { merchantId: merchant.id } });
    expect(await refusalOf(made({ ...BODY, amount: "0.0001" }))).toHaveProperty("amount");
    expect(await refusalOf(made({ ...BODY, pg_codes: [] }))).toHaveProperty("pg_codes");
    expect(await refusalOf(made({ ...BODY, notifications: { sms: ["created"] } }))).toHaveProperty("notifications.sms");
    expect(await database().paymentSession.count({ where: { merchantId: merchant.id } })).toBe(before);
  });

  test.each([
    ["the type", ["console.access", "Can view payment requests", "Can use sandbox"]],
    ["the gateway", ["console.access", "Can add payment requests"]],
  ])("is not for users without the permission for %s", async (_, permissions) => {
    await expect(made(BODY, randomUUID(), await signedIn(merchant, permissions))).rejects.toThrow(Forbidden);
  });

  test("is never paid by the form itself", async () => {
    const payment_instrument = { instrument_type: "token", payload: { token: "x" } };
    const id = await made({ ...BODY, payment_instrument });
    expect(await database().attempt.count({ where: { sessionId: id } })).toBe(0);
  });
});

describe("the gateways of the form", () => {
  const asked = { type: "payment_request", paymentType: "one_off", amount: "10.5", currency: "KWD" } as const;

  test("fit, or say why they do not", async () => {
    const choices = await offerGateways(ctx, asked, "en");
    expect(choices[0]).toMatchObject({ code: "sandbox", reason: null });
    expect(choices.filter(({ reason }) => reason === "permission").map(({ code }) => code)).toContain("sandbox-auth");
    const foreign = await offerGateways(ctx, { ...asked, currency: "XOF", amount: "10" }, "en");
    expect(foreign.find(({ code }) => code === "sandbox")).toMatchObject({ reason: "currency", fee: null });
  });

  test("say beforehand that a foreign-currency payment, exchanged or not, is refunded only at the gateway", async () => {
    const rated = { code: "rated", exchangeRates: { USD: "0.3" } };
    const user = await signedIn(await operatingMerchant({ gateways: [rated] }), [...RIGHTS, "Can use rated"]);
    const terms = async (change: object) => {
      const open = (await offerGateways(user, { ...asked, ...change }, "en")).filter(({ reason }) => reason === null);
      return Object.fromEntries(open.map(({ code, charged, foreignTo }) => [code, [charged?.amount, foreignTo]]));
    };
    expect(await terms({})).toEqual({ sandbox: [undefined, null], rated: [undefined, null] });
    expect(await terms({ currency: "USD", amount: "20" })).toEqual({
      sandbox: [undefined, "KWD"],
      rated: ["6.000", "KWD"],
    });
  });

  test("that only authorize bill no subscription", async () => {
    const may = await signedIn(merchant, [...RIGHTS, "Can use sandbox-auth"]);
    const choices = await offerGateways(may, { ...asked, paymentType: "auto_pay" }, "en");
    expect(choices.find(({ code }) => code === "sandbox-auth")).toMatchObject({ reason: "subscription" });
    expect(choices.find(({ code }) => code === "sandbox")).toMatchObject({ reason: null });
  });

  test("are not asked for an amount that cannot be", async () => {
    for (const wrong of [{ amount: "0" }, { amount: "1.0001" }, { currency: "XQX" }])
      await expect(offerGateways(ctx, { ...asked, ...wrong }, "en")).rejects.toThrow(InvalidFields);
  });

  test("are the merchant's own, and no other is taken", async () => {
    const stranger = await signedIn(await testMerchant(), RIGHTS);
    const own = await database().gateway.findMany({ where: { merchantId: stranger.merchant.id } });
    const codes = (await offerGateways(stranger, asked, "en")).map(({ code }) => code);
    expect([...codes].sort()).toEqual(own.map(({ code }) => code).sort());
    expect(
      await refusalOf(
        made(
          { ...BODY, pg_codes: ["unknown"] },
          randomUUID(),
          await signedIn(merchant, [...RIGHTS, "Can use unknown"]),
        ),
      ),
    ).toHaveProperty("pg_codes");
  });
});
