import { describe, expect, test } from "vitest";
import { workGatewayNotifications } from "@/server/domain/gateway-notifications";
import {
  cancelSession,
  openGatewayPage,
  payBySavedCard,
  pruneDevices,
  readCheckout,
  resolveUnknownOperations,
  returnFromPage,
} from "@/server/domain/payments";
import type { CustomerDevice, Job } from "@/server/kernel/types";
import { adyenBench } from "@/server/testing/adyen/connector-bench";
import { adyenMerchant, CUSTOMER, keptCardOf, tell } from "@/server/testing/adyen/merchant";
import type { TestMerchant } from "@/server/testing/harness";
import { operate } from "@/server/testing/operating";
import { newSession, payPage, stateOf } from "@/server/testing/paying";

const bench = adyenBench();

const kinds = () => bench.double.book.movements.map(({ kind }) => kind);

/** A session of the customer, and the payment of it by the kept card. */
async function payByKeptCard(merchant: TestMerchant, device?: CustomerDevice): Promise<string> {
  const id = await newSession(merchant, { pg_codes: ["adyen"], customer_id: CUSTOMER });
  const cardId = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards[0]?.id ?? "";
  const ctx = { ...merchant.ctx, ...(device && { device }) };
  await payBySavedCard(ctx, { sessionId: id, cardId, cvv: "", amount: "10.500 KWD" });
  return id;
}

const DEVICE: CustomerDevice = {
  address: "203.0.113.7",
  userAgent: "Mozilla/5.0",
  accept: "text/html",
  language: "ar-KW",
  screen: { width: 390, height: 844, depth: 24, offset: -180 },
};

/** What a job finds due some seconds from now. */
async function runDue(merchant: TestMerchant, job: Job, seconds: number): Promise<void> {
  const at = () => new Date(Date.now() + seconds * 1_000);
  const later = { ...merchant.ctx, realNow: at, now: at };
  for (const { id } of await job.due(later, { merchantId: merchant.id }, 50)) await job.run(later, id);
}

const work = (merchant: TestMerchant, seconds = 1) => runDue(merchant, workGatewayNotifications, seconds);
const resolve = (merchant: TestMerchant, seconds: number) => runDue(merchant, resolveUnknownOperations, seconds);

describe("a kept card at Adyen", () => {
  test("pays a session, and its refund is taken up", async () => {
    const merchant = await adyenMerchant();
    await keptCardOf(merchant, bench.double);
    const id = await payByKeptCard(merchant);
    const { state, attempts } = await stateOf(merchant, id);
    const [payment] = bench.double.book.payments.values();
    expect([state, attempts[0]?.gatewayRefs]).toEqual(["paid", { psp: payment?.id }]);
    expect(payment).toMatchObject({ order: { reference: attempts[0]?.referenceNumber }, amount: { units: 10_500 } });
    const { view } = await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4" });
    expect(view).toMatchObject({ result: "queued", amount: "4.000" });
    expect(kinds()).toEqual(["take", "refund"]);
  });

  test.each(["broken_before", "broken_after", "error_after", "html"] as const)(
    "%s: the same charge again finds the answer, and the customer pays once",
    async (fault) => {
      const merchant = await adyenMerchant();
      await keptCardOf(merchant, bench.double);
      bench.double.fail(fault, /payments$/);
      const id = await payByKeptCard(merchant);
      expect((await stateOf(merchant, id)).attemptStates).toEqual(["processing"]);
      await resolve(merchant, 3_600);
      expect((await stateOf(merchant, id)).state).toBe("paid");
      expect(kinds()).toEqual(["take"]);
    },
  );

  test("names the customer's browser in every repeat, which is stored encrypted and only until then", async () => {
    const merchant = await adyenMerchant();
    await keptCardOf(merchant, bench.double);
    bench.double.fail("broken_before", /payments$/);
    const id = await payByKeptCard(merchant, DEVICE);
    const [kept] = await merchant.ctx.db.attemptDevice.findMany({ where: { merchantId: merchant.id } });
    expect(kept?.device).not.toContain(DEVICE.address);
    await resolve(merchant, 60);
    expect((await stateOf(merchant, id)).state).toBe("paid");
    const bodies = bench.double.requests.map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[0]).toMatchObject({ shopperIP: "203.0.113.7", browserInfo: { screenWidth: 390, language: "ar-KW" } });
    expect(await merchant.ctx.db.attemptDevice.count({ where: { merchantId: merchant.id } })).toBe(0);
  });

  test("forgets the customer's browser when the session is canceled on the bank's page", async () => {
    const merchant = await adyenMerchant();
    await keptCardOf(merchant, bench.double);
    bench.double.next({ kind: "redirect" });
    const id = await payByKeptCard(merchant, DEVICE);
    const where = { merchantId: merchant.id };
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["open"]);
    expect(await merchant.ctx.db.attemptDevice.count({ where })).toBe(1);
    await cancelSession(merchant.ctx, { sessionId: id });
    expect(await merchant.ctx.db.attemptDevice.count({ where })).toBe(0);
    const [attempt] = (await stateOf(merchant, id)).attempts;
    const device = { attemptId: attempt?.id ?? "", merchantId: merchant.id, device: "sealed", createdAt: new Date() };
    await merchant.ctx.db.attemptDevice.create({ data: device });
    await pruneDevices(merchant.ctx);
    expect(await merchant.ctx.db.attemptDevice.count({ where })).toBe(0);
  });

  test("a charge that never left ends at once, and another may be made", async () => {
    const merchant = await adyenMerchant();
    await keptCardOf(merchant, bench.double);
    bench.double.fail("too_many", /payments$/);
    const id = await payByKeptCard(merchant);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["error"]);
    expect(kinds()).toEqual([]);
  });

  test("less money than asked for is never booked: a person is asked", async () => {
    const merchant = await adyenMerchant();
    await keptCardOf(merchant, bench.double);
    bench.double.next({ kind: "approved", amount: { units: 4_000 } });
    const id = await payByKeptCard(merchant);
    const { state, attempts } = await stateOf(merchant, id);
    expect(state).not.toBe("paid");
    expect(attempts).toMatchObject([{ state: "processing", parkedReason: "amount_differs" }]);
  });
});

describe("a page of Adyen's", () => {
  /** A customer on the page of a session. */
  async function onPage(page: string, wire: Record<string, unknown> = {}) {
    const merchant = await adyenMerchant(page);
    const id = await newSession(merchant, { pg_codes: ["adyen"], customer_id: CUSTOMER, ...wire });
    const token = await payPage(merchant, id, "adyen");
    const opened = await openGatewayPage(merchant.ctx, token);
    if (opened.kind !== "page") throw new Error(`No page, but ${opened.kind}.`);
    const back = (url: string | null) => {
      const query = Object.fromEntries(new URL(url ?? "").searchParams);
      return returnFromPage(merchant.ctx, { token, query });
    };
    return { merchant, id, url: opened.url, back };
  }

  test.each(["checkout", "link"])(
    "%s: being confirmed until Adyen tells; then paid, and refunded by its word",
    async (page) => {
      const { merchant, id, url, back } = await onPage(page);
      expect(await back(bench.double.act(url, { act: "pay" }))).toEqual({ kind: "confirming", sessionId: id });
      expect((await stateOf(merchant, id)).state).not.toBe("paid");
      expect(await tell(merchant, bench.double)).toEqual([200]);
      await work(merchant);
      expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", eventCount: 1, attemptStates: ["success"] });
      const { view } = await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4" });
      expect(view).toMatchObject({ result: "queued" });
      await tell(merchant, bench.double);
      await work(merchant);
      expect((await stateOf(merchant, id)).refundedAmount.toFixed(3)).toBe("4.000");
      const psp = bench.double.book.movements.find(({ kind }) => kind === "refund")?.id ?? "";
      bench.double.undo(psp);
      await tell(merchant, bench.double);
      await work(merchant, 5);
      expect((await stateOf(merchant, id)).refundedAmount.toFixed(3)).toBe("0.000");
    },
  );

  test("another payment's result that the browser brings while it is being opened decides nothing", async () => {
    const merchant = await adyenMerchant();
    await keptCardOf(merchant, bench.double);
    bench.double.next({ kind: "redirect" });
    await payByKeptCard(merchant, DEVICE);
    const [bank = ""] = bench.double.desk.banks.keys();
    const stolen = new URL(bench.double.answerBank(bank, true) ?? "").searchParams;
    const id = await newSession(merchant, { pg_codes: ["adyen"] });
    const token = await payPage(merchant, id, "adyen");
    const { came, open } = bench.double.hold();
    const opening = openGatewayPage(merchant.ctx, token);
    await came;
    const returned = await returnFromPage(merchant.ctx, { token, query: Object.fromEntries(stolen) });
    open();
    expect([returned.kind, (await opening).kind]).toEqual(["confirming", "page"]);
    expect(bench.double.requests.filter(({ route }) => route === "POST /payments/details")).toHaveLength(1);
    const { state, attempts } = await stateOf(merchant, id);
    expect([state, attempts.map(({ gatewayRefs }) => Object.keys(Object(gatewayRefs)))]).toEqual([
      "created",
      [["session"]],
    ]);
    expect(kinds()).toEqual(["take"]);
  });

  test("a refused card leaves it open, and the next one pays; told twice and in the wrong order", async () => {
    const { merchant, id, url } = await onPage("checkout");
    bench.double.act(url, { act: "decline" });
    await tell(merchant, bench.double);
    await work(merchant);
    expect((await stateOf(merchant, id)).attempts).toMatchObject([
      { state: "open", decline: { category: "insufficient_funds", code: "12" } },
    ]);
    bench.double.act(url, { act: "decline" });
    bench.double.act(url, { act: "pay" });
    bench.double.notices.waiting.push(...bench.double.notices.waiting);
    bench.double.notices.waiting.reverse();
    expect(await tell(merchant, bench.double)).toEqual([200, 200, 200, 200]);
    await work(merchant, 5);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", eventCount: 1 });
  });

  test("the card that a customer kept there is charged again", async () => {
    const { merchant, url } = await onPage("checkout");
    bench.double.act(url, { act: "pay", keep: true });
    await tell(merchant, bench.double);
    await work(merchant);
    const id = await payByKeptCard(merchant);
    expect((await stateOf(merchant, id)).state).toBe("paid");
    expect(kinds()).toEqual(["take", "take"]);
  });

  test("a forged notification is refused, and pays nothing", async () => {
    const { merchant, id, url } = await onPage("checkout");
    bench.double.act(url, { act: "pay" });
    expect(await tell(merchant, bench.double, { hmacKey: "00".repeat(32) })).toEqual([401]);
    await work(merchant);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["open"]);
  });

  test("a page that was given up and is paid all the same is given back, once", async () => {
    const { merchant, id, url } = await onPage("link");
    await cancelSession(merchant.ctx, { sessionId: id });
    await resolve(merchant, 60);
    bench.double.act(url, { act: "pay", late: true });
    await tell(merchant, bench.double);
    await work(merchant);
    await resolve(merchant, 120);
    await tell(merchant, bench.double);
    await work(merchant, 200);
    expect(kinds()).toEqual(["take", "refund"]);
    expect((await stateOf(merchant, id)).state).toBe("canceled");
  });
});
