import { describe, expect, it, test } from "vitest";
import { DRIVER, type Driver, driverOf } from "@/server/db/driver/statement";
import { APPROVED } from "@/server/testing/approved";
import { type Fault, FLAKY, flaky, registerFlakyGateway } from "@/server/testing/flaky-gateway";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { eventsOf, newSession, pay, payPage, stateOf, typed } from "@/server/testing/paying";
import { cancelSession, inquire, payByCard, resolveUnknownOperations, settle } from "../index";
import { gatewayAnswered } from "../settlement/charge-outcome";

registerFlakyGateway();

const HOUR_MS = 3_600_000;

function flakyMerchant(change: object = {}) {
  return testMerchant({ gateways: [{ connector: FLAKY, ...change }] });
}

/** Runs the resolver on what is due, `ms` from now. */
async function resolveAll(merchant: TestMerchant, ms = HOUR_MS) {
  const at = () => new Date(Date.now() + ms);
  const later = { ...merchant.ctx, realNow: at, now: at };
  const due = await resolveUnknownOperations.due(later, { merchantId: merchant.id }, 50);
  for (const { id } of due) await resolveUnknownOperations.run(later, id);
  return due.length;
}

async function books(merchant: TestMerchant) {
  const rows = await merchant.ctx.db.simulatedGatewayEntry.findMany({
    where: { merchantId: merchant.id },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(({ kind, outcome }) => `${kind} ${outcome}`);
}

/** A charge that reached the gateway, and a process that died before it could settle. */
async function crashedCharge(merchant: TestMerchant, sessionId: string) {
  flaky.fault = "timeout";
  await pay(merchant, sessionId, "1");
  flaky.fault = "fine";
}

describe("a charge whose answer was lost", () => {
  it.each(["timeout", "broken"] as const)(
    "after it succeeded (%s) ends paid and is never charged again",
    async (fault) => {
      const merchant = await flakyMerchant();
      const id = await newSession(merchant);
      flaky.fault = fault;
      expect(await pay(merchant, id, "1")).toEqual({ kind: "checkout", sessionId: id });
      expect(await stateOf(merchant, id)).toMatchObject({ attemptStates: ["processing"], eventCount: 0 });
      flaky.fault = "fine";
      expect(await resolveAll(merchant)).toBe(1);
      expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"], eventCount: 1 });
      expect(await resolveAll(merchant)).toBe(0);
      expect([flaky.charges, await books(merchant)]).toEqual([1, ["purchase success"]]);
    },
  );

  test("after it was declined leaves the session open for another try", async () => {
    const merchant = await flakyMerchant();
    const id = await newSession(merchant);
    flaky.fault = "timeout";
    await pay(merchant, id, "2");
    flaky.fault = "fine";
    await resolveAll(merchant);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "attempted", attemptStates: ["failed"] });
  });

  test("that never arrived is an error, and the customer may pay again", async () => {
    const merchant = await flakyMerchant();
    const id = await newSession(merchant);
    flaky.fault = "lost";
    await pay(merchant, id, "1");
    await resolveAll(merchant);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "attempted", attemptStates: ["error"] });
    flaky.fault = "fine";
    await pay(merchant, id, "1");
    expect((await stateOf(merchant, id)).state).toBe("paid");
  });

  it.each(["deaf", "undecided"] as const)(
    "is never decided by its age (%s): the resolver asks ever more rarely",
    async (fault) => {
      const merchant = await flakyMerchant();
      const id = await newSession(merchant);
      flaky.fault = fault;
      await pay(merchant, id, "1");
      for (const days of [1, 30, 365]) await resolveAll(merchant, days * 24 * HOUR_MS);
      const { attempts, attemptStates, state } = await stateOf(merchant, id);
      expect([attemptStates, state]).toEqual([["processing"], "created"]);
      expect(attempts[0]?.inquireAt?.getTime()).toBeGreaterThan(Date.now() + 365 * 24 * HOUR_MS);
      flaky.fault = "fine";
      await resolveAll(merchant, 400 * 24 * HOUR_MS);
      expect(await stateOf(merchant, id)).toMatchObject(
        fault === "deaf" ? { attemptStates: ["error"] } : { state: "paid", attemptStates: ["success"] },
      );
    },
  );

  test("is found by the merchant's status query before the resolver comes", async () => {
    const merchant = await flakyMerchant();
    const id = await newSession(merchant);
    await crashedCharge(merchant, id);
    const reply = await inquire(merchant.ctx, { sessionId: id, orderNo: undefined, notify: false, webhookUrl: null });
    expect(reply).toMatchObject({ result: "success", state: "paid" });
    expect(await resolveAll(merchant)).toBe(0);
  });
});

describe("a process that dies between the question and the answer", () => {
  it.each([
    ["after the gateway charged", "fine", "paid", ["success"]],
    ["before the gateway was asked", "lost", "attempted", ["error"]],
  ] as const)("%s", async (_when, fault: Fault, state, attemptStates) => {
    const merchant = await flakyMerchant();
    const id = await newSession(merchant);
    flaky.fault = fault;
    const token = await payPage(merchant, id);
    const dying = { ...merchant.ctx, db: dyingAfterSubmit(merchant) };
    await payByCard(dying, { token, ...typed("1") });
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["processing"]);
    expect(await resolveAll(merchant, 59_000)).toBe(0);
    await resolveAll(merchant);
    expect(await stateOf(merchant, id)).toMatchObject({ state, attemptStates });
    expect(await eventsOf(merchant, id)).toHaveLength(1);
  });
});

/** The database of a process that can open one transaction and no second one, however it begins. */
function dyingAfterSubmit(merchant: TestMerchant) {
  let transactions = 0;
  const driver = driverOf(merchant.ctx.db);
  const groupCommit: Driver["groupCommit"] = (statements, lock = null) => {
    if (lock !== null && transactions > 0) return Promise.reject(new Error("killed"));
    return driver?.groupCommit?.(statements, lock) ?? Promise.reject(new Error("The client has no driver."));
  };
  return new Proxy(merchant.ctx.db, {
    get(db, name) {
      if (name === "$transaction" && transactions++ > 0) return () => Promise.reject(new Error("killed"));
      if (name === DRIVER) return { ...driver, groupCommit };
      if (name === "attempt" && transactions > 0) return { updateMany: () => Promise.reject(new Error("killed")) };
      const value: unknown = Reflect.get(db, name);
      return typeof value === "function" ? value.bind(db) : value;
    },
  });
}

describe("a success that comes too late", () => {
  it.each(["failed", "expired"] as const)(
    "still pays a session that has %s, and the merchant gets an event",
    async (state) => {
      const merchant = await flakyMerchant({ multiAttempt: state !== "failed" });
      const id = await newSession(merchant);
      await crashedCharge(merchant, id);
      const attempt = (await stateOf(merchant, id)).attempts[0];
      const result = { outcome: "error", message: "x", raw: {}, params: {}, card: null } as const;
      await settle(merchant.ctx, {
        attemptId: attempt?.id ?? "",
        outcome: gatewayAnswered(result),
        deliverInline: false,
      });
      if (state === "expired") await merchant.ctx.db.paymentSession.update({ where: { id }, data: { state } });
      const reply = await inquire(merchant.ctx, { sessionId: id, orderNo: undefined, notify: false, webhookUrl: null });
      expect(reply).toMatchObject({ result: "success", state: "paid" });
      expect((await eventsOf(merchant, id)).map(({ cause, body }) => [cause, body.state])).toEqual([
        [`attempt:${attempt?.id}`, state === "failed" ? "failed" : "attempted"],
        [`late-attempt:${attempt?.id}`, "paid"],
      ]);
    },
  );

  it.each([
    ["purchase", "refund"],
    ["authorize", "void"],
  ] as const)("for a canceled session gives a %s back by %s, once", async (operation, reversal) => {
    const merchant = await flakyMerchant({ operation });
    const id = await newSession(merchant);
    await crashedCharge(merchant, id);
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { state: "canceled" } });
    await resolveAll(merchant);
    await resolveAll(merchant);
    expect(await stateOf(merchant, id)).toMatchObject({
      state: "canceled",
      attemptStates: ["canceled"],
      eventCount: 0,
    });
    expect(await books(merchant)).toEqual([`${operation} success`, `${reversal} success`]);
  });

  test("through the page's own settling, for a canceled session, is left to the resolver", async () => {
    const merchant = await flakyMerchant();
    const id = await newSession(merchant);
    await crashedCharge(merchant, id);
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { state: "canceled" } });
    const attempt = (await stateOf(merchant, id)).attempts[0];
    const result = APPROVED;
    const settled = await settle(merchant.ctx, {
      attemptId: attempt?.id ?? "",
      outcome: gatewayAnswered(result),
      deliverInline: true,
    });
    expect(settled).toMatchObject({ settled: false, attemptState: "processing", sessionState: "canceled" });
    expect(await resolveAll(merchant, 1000)).toBe(1);
    expect(await books(merchant)).toEqual(["purchase success", "refund success"]);
  });

  test("of an earlier attempt, after a later one has paid, is refunded; the payment stays", async () => {
    const merchant = await flakyMerchant();
    const id = await newSession(merchant);
    await crashedCharge(merchant, id);
    const [first] = (await stateOf(merchant, id)).attempts;
    const attemptId = first?.id ?? "";
    const error = { outcome: "error", message: "x", raw: {}, params: {}, card: null } as const;
    await settle(merchant.ctx, { attemptId, outcome: gatewayAnswered(error), deliverInline: false });
    await pay(merchant, id, "1");
    await settle(merchant.ctx, {
      attemptId,
      outcome: gatewayAnswered({ ...APPROVED, card: error.card }),
      deliverInline: false,
    });
    await resolveAll(merchant);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["error", "success"] });
    expect(await books(merchant)).toEqual(["purchase success", "purchase success", "refund success"]);
  });

  test("finds no customer still on the gateway's page of a newer attempt", async () => {
    const merchant = await flakyMerchant();
    const id = await newSession(merchant);
    await crashedCharge(merchant, id);
    const attemptId = (await stateOf(merchant, id)).attempts[0]?.id ?? "";
    const error = { outcome: "error", message: "x", raw: {}, params: {}, card: null } as const;
    await settle(merchant.ctx, { attemptId, outcome: gatewayAnswered(error), deliverInline: false });
    const token = await payPage(merchant, id);
    await settle(merchant.ctx, {
      attemptId,
      outcome: gatewayAnswered({ ...APPROVED, card: error.card }),
      deliverInline: false,
    });
    await payByCard(merchant.ctx, { token, ...typed("1") });
    await cancelSession(merchant.ctx, { sessionId: id });
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success", "canceled"] });
    expect(await books(merchant)).toEqual(["purchase success"]);
  });
});
