import { describe, expect, it, vi } from "vitest";
import { systemContext } from "@/server/context";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { OperationRequest, runOperation } from "@/server/domain/operations";
import { type EventLine, listEventLines, readConsoleEventQuery } from "@/server/domain/webhooks";
import { RateLimited } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import { signedIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, pay, receiver } from "@/server/testing/paying";
import { startReceiver } from "@/server/testing/receiver";
import { readDemoSession } from "./read-demo-session";
import { readMailbox, readMailboxQuery } from "./read-mailbox";
import { redeliverFromPage } from "./redeliver-from-page";
import { startDemoSession } from "./start-demo-session";
import { testMerchantContext, testToolsContext } from "./test-merchant";

const AT = new Date("2026-03-01T10:00:00Z");

function mail(merchantId: string, id: string, sentAt: Date) {
  return {
    id,
    merchantId,
    to: "noor@example.com",
    subject: id,
    language: "en",
    kind: "upcoming_charge",
    html: "<p>Hi</p>",
    text: "Hi",
    sentAt,
  };
}

describe("the mailbox page", () => {
  it("shows a merchant's own mails, newest first", async () => {
    const [own, other] = await Promise.all([testMerchant(), testMerchant()]);
    const { db } = own.ctx;
    const later = new Date(AT.getTime() + 60_000);
    await db.mailMessage.createMany({
      data: [
        mail(own.id, `${own.id}-a`.slice(-40), AT),
        mail(own.id, `${own.id}-b`.slice(-40), later),
        mail(other.id, `${other.id}-c`.slice(-40), AT),
      ],
    });
    const { rows: shown } = await readMailbox(own.ctx);
    expect(shown.map(({ sentAt }) => sentAt)).toEqual([later.toISOString(), AT.toISOString()]);
    const { values } = readMailboxQuery({ person: shown[0]?.to, cursor: `${later.getTime()}-${shown[0]?.id}` });
    expect((await readMailbox(own.ctx, values)).rows.map(({ id }) => id)).toEqual([shown[1]?.id]);
    expect((await readMailbox(own.ctx, { person: "nobody@example.com", rows: null, cursor: null })).rows).toEqual([]);
  });
});

/** The rows that the events page shows for its query. */
async function eventLines(ctx: Ctx, query: Record<string, string | undefined> = {}, limit = 20) {
  const { rows, next } = await listEventLines(ctx, readConsoleEventQuery(query).values, limit);
  return { rows: rows.filter((row): row is EventLine => "id" in row), next };
}

describe("the events page", () => {
  it("shows a merchant's own events with their newest delivery, newest first", async () => {
    const [own, other, shop] = await Promise.all([testMerchant(), testMerchant(), receiver(200)]);
    const sessions: string[] = [];
    for (const webhook of [{}, { webhook_url: shop.url }]) {
      const session = await newSession(own, webhook);
      await pay(own, session, "1");
      sessions.push(session);
    }
    await pay(other, await newSession(other), "1");
    await shop.close();
    const { rows, next } = await eventLines(own.ctx, { type: "payment" });
    const [newest, oldest, ...others] = rows;
    expect([others, next]).toEqual([[], null]);
    expect(newest).toMatchObject({
      objectId: sessions[1],
      kind: "payment",
      told: {
        event: null,
        operation: null,
        result: "success",
        state: "paid",
        money: { currency: "KWD" },
        orderNo: null,
      },
      state: "delivered",
      answer: "200",
      url: shop.url,
    });
    expect(oldest).toMatchObject({ objectId: sessions[0], state: "none", url: null, answer: null });
  });
});

describe("the events page's rows", () => {
  const body = (fields: object) => JSON.stringify({ ...fields, signature: "0" });
  const REFUND = { operation: "refund", result: "success", amount: "4.000" };
  const PAYMENT = { result: "failed", state: "attempted", amount: "10.500", currency_code: "KWD", order_no: "7" };

  async function withEvents(payloads: readonly string[]) {
    const merchant = await testMerchant();
    const objectId = merchant.id.slice(-20).padEnd(40, "0");
    await merchant.ctx.db.event.createMany({
      data: payloads.map((payload, index) => ({
        id: `evt_${merchant.id.slice(-20)}_${index}`,
        merchantId: merchant.id,
        kind: payload.includes("refund") ? "operation" : "payment",
        objectId,
        number: index + 1,
        cause: `attempt:${index}`,
        payload,
        occurredAt: new Date(AT.getTime() + index * 1000),
      })),
    });
    return merchant.ctx;
  }

  it("tell result, state, amount and order of payments and operations, and nothing where there is none", async () => {
    const txn = { amount: "4.000", currency_code: "KWD", state: "refunded", order_no: "7" };
    const ctx = await withEvents([body({ result: 5, order_no: "" }), body({ ...REFUND, txn }), body(PAYMENT)]);
    const { rows } = await eventLines(ctx);
    expect(rows.map(({ told }) => told)).toEqual([
      {
        event: null,
        operation: null,
        result: "failed",
        state: "attempted",
        money: { amount: "10.500", currency: "KWD" },
        orderNo: "7",
      },
      {
        event: null,
        operation: "refund",
        result: "success",
        state: "refunded",
        money: { amount: "4.000", currency: "KWD" },
        orderNo: "7",
      },
      { event: null, operation: null, result: null, state: null, money: null, orderNo: null },
    ]);
  });

  it("are a page of twenty, and those after them by the cursor", async () => {
    const ctx = await withEvents(Array.from({ length: 30 }, () => body(PAYMENT)));
    const first = await eventLines(ctx);
    const second = await eventLines(ctx, { cursor: first.next ?? undefined });
    expect([first.rows.length, second.rows.length, second.next]).toEqual([20, 10, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(30);
    expect(first.rows[0]?.id).toMatch(/_29$/);
  });
});

describe("the events page's filter", () => {
  it("lets through kind, webhook state and session, each and together, and nothing that is no id", async () => {
    const shop = await receiver(500);
    const merchant = await testMerchant();
    const silent = await newSession(merchant);
    const told = await newSession(merchant, { webhook_url: shop.url });
    for (const id of [silent, told]) await pay(merchant, id, "1");
    const refund = { operation: "refund", session_id: told, amount: "1.000" };
    await runOperation(merchant.ctx, readInput(OperationRequest, refund), { trackingKey: null });
    await shop.close();
    const asked = async (type?: string, state?: string, about?: string) => {
      const { rows } = await eventLines(merchant.ctx, { type, state, about });
      return rows.map(({ kind, objectId }) => [kind, objectId === told ? "told" : "silent"].join(" "));
    };
    const all = await asked();
    expect(all.filter((line) => !line.includes("."))).toEqual(["operation told", "payment told", "payment silent"]);
    expect(all.filter((line) => line.includes(".")).toSorted()).toEqual([
      "operation.done told",
      "session.paid silent",
      "session.paid told",
    ]);
    expect(await asked("payment")).toEqual(["payment told", "payment silent"]);
    expect(await asked("payment", "none")).toEqual(["payment silent"]);
    expect(await asked("payment", "pending", told)).toEqual(["payment told"]);
    expect(await asked("payment", undefined, ` ${silent} `)).toEqual(["payment silent"]);
    expect(await asked("session.paid", undefined, silent)).toEqual(["session.paid silent"]);
    for (const [type, state, session] of [
      ["subscription", undefined, undefined],
      [undefined, "delivered", undefined],
      [undefined, undefined, "0".repeat(40)],
      [undefined, undefined, "' OR 1=1"],
    ])
      expect(await asked(type, state, session)).toEqual([]);
  });

  it("shows no event of a deleted transaction", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await pay(merchant, id, "1");
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { deletedAt: new Date() } });
    expect((await eventLines(merchant.ctx)).rows).toEqual([]);
  });
});

describe("the tools that need no credential", () => {
  it("belong to a seeded merchant in test mode only, and its demo is a session in the chosen language", async () => {
    const system = systemContext();
    const seeded = await testMerchant({ merchant: { seeded: true, production: false } });
    expect((await testMerchantContext(system))?.merchant.production).toBe(false);
    const demo = await startDemoSession(system, "ar");
    const row = await system.db.paymentSession.findUniqueOrThrow({ where: { id: demo?.session_id ?? "" } });
    expect(row).toMatchObject({ language: "ar", state: "created", pgCodes: ["sandbox"] });
    await system.db.merchant.update({ where: { id: seeded.id }, data: { seeded: false } });
  });

  it("let at most thirty demo sessions a minute begin", async () => {
    const system = { ...systemContext(), realNow: () => AT };
    const seeded = await testMerchant({ merchant: { seeded: true, production: false } });
    const caller = `session:demo:${seeded.id}`;
    await startDemoSession(system, "en");
    await system.db.rateCounter.updateMany({ where: { caller }, data: { count: 30 } });
    const before = await system.db.paymentSession.count({ where: { merchantId: seeded.id } });
    await expect(startDemoSession(system, "en")).rejects.toThrow(RateLimited);
    expect(await system.db.paymentSession.count({ where: { merchantId: seeded.id } })).toBe(before);
    await system.db.merchant.update({ where: { id: seeded.id }, data: { seeded: false } });
  });

  it("show mails and events to everybody on a loopback address, elsewhere to signed-in users of that merchant", async () => {
    const system = systemContext();
    const [seeded, other] = await Promise.all([
      testMerchant({ merchant: { seeded: true, production: false } }),
      testMerchant(),
    ]);
    const [own, foreign] = [await signedIn(seeded), await signedIn(other)];
    const opens = async (user: ConsoleCtx | null) => (await testToolsContext(system, user)) !== null;
    expect([await opens(null), await opens(foreign)]).toEqual([true, true]);
    vi.stubEnv("BASE_URL", "https://pay.example");
    expect([await opens(null), await opens(foreign), await opens(own)]).toEqual([false, false, true]);
    expect(await opens({ ...own, console: { ...own.console, isOpen: false } })).toBe(false);
    expect(await redeliverFromPage(system, "evt_unknown")).toEqual({ kind: "gone" });
    vi.unstubAllEnvs();
    await system.db.merchant.update({ where: { id: seeded.id }, data: { seeded: false } });
  });

  it("deliver its own events again, whatever became of them, and say how that went", async () => {
    const system = systemContext();
    const [seeded, other] = await Promise.all([testMerchant({ merchant: { seeded: true } }), testMerchant()]);
    const { db } = system;
    const shop = await startReceiver();
    const eventOf = async (merchant: TestMerchant, wire: object = {}) => {
      const id = await newSession(merchant, { ...wire });
      await pay(merchant, id, "1");
      return (await db.event.findFirstOrThrow({ where: { objectId: id, kind: "payment" } })).id;
    };
    const told = await eventOf(seeded, { webhook_url: shop.url() });
    for (const state of ["pending", "delivered", "exhausted", "stopped"]) {
      await db.delivery.updateMany({
        where: { eventId: told },
        data: { state, leaseUntil: null, dueAt: state === "pending" ? AT : null },
      });
      shop.answer = 500;
      expect(await redeliverFromPage(system, told)).toEqual({ kind: "refused", answer: "500" });
      shop.answer = 200;
      expect(await redeliverFromPage(system, told)).toEqual({ kind: "delivered", answer: "200" });
    }
    await db.delivery.updateMany({ where: { eventId: told }, data: { leaseUntil: new Date(Date.now() + 60_000) } });
    expect(await redeliverFromPage(system, told)).toEqual({ kind: "under_way" });
    expect(await redeliverFromPage(system, await eventOf(seeded))).toEqual({ kind: "no_address" });
    for (const id of [await eventOf(other), "evt_unknown", "a\u0000b", ""])
      expect(await redeliverFromPage(system, id)).toEqual({ kind: "gone" });
    await db.merchant.update({ where: { id: seeded.id }, data: { production: true } });
    expect(await redeliverFromPage(system, told)).toEqual({ kind: "gone" });
    await db.merchant.update({ where: { id: seeded.id }, data: { seeded: false, production: false } });
    await shop.stop();
  });
});

it("a session's id with NUL names no session of the demo", async () => {
  const merchant = await testMerchant();
  expect(await readDemoSession(merchant.ctx, "a\0b")).toBeNull();
});
