/** Payments at Stripe through the whole service: session, page, return, notification, refund. */
import { beforeEach, describe, expect, test } from "vitest";
import { workGatewayNotifications } from "@/server/domain/gateway-notifications";
import { createGatewayAccount, setGatewayFields } from "@/server/domain/gateways";
import { resolveUnknownOperations } from "@/server/domain/operations";
import {
  openGatewayPage,
  payBySavedCard,
  readCheckout,
  resolveUnknownOperations as resolveUnknownCharges,
  returnFromPage,
} from "@/server/domain/payments";
import type { Sending } from "@/server/testing/gateway-double/notices";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { operate } from "@/server/testing/operating";
import { newSession, payPage, stateOf } from "@/server/testing/paying";
import { runAfter } from "@/server/testing/resolve-for";
import { DOUBLE_SECRET, doubleAccount, postedToDouble, stripeBench } from "@/server/testing/stripe/connector-bench";
import { DECLINED, PAYING } from "@/server/testing/stripe/double";
import * as inbox from "./route";

const bench = stripeBench();
let merchant: TestMerchant;

beforeEach(async () => {
  merchant = await testMerchant({ gateways: [] });
  for (const [code, operation] of [
    ["stripe", "purchase"],
    ["stripe-held", "authorize"],
  ] as const) {
    await createGatewayAccount(merchant.ctx, {
      code,
      name: "Stripe",
      connector: "stripe",
      defaultCurrency: "KWD",
      operation,
      operations: ["capture", "void", "refund"],
      isTokenizable: true,
      plugins: ["payment_request"],
    });
    await setGatewayFields(merchant.ctx, { code, values: doubleAccount().values });
  }
});

type Visit = { readonly id: string; readonly token: string; readonly url: string };

/** A customer on Stripe's page. */
async function visit(wire: Record<string, unknown> = {}, pgCode = "stripe"): Promise<Visit> {
  const id = await newSession(merchant, { amount: "5.120", pg_codes: [pgCode], ...wire });
  const token = await payPage(merchant, id, pgCode);
  const outcome = await openGatewayPage(merchant.ctx, token);
  if (outcome.kind !== "page") throw new Error(outcome.kind);
  return { id, token, url: outcome.url };
}

/** The customer's browser: what the page shows, and where the submitted form leads. */
async function submit({ url }: Visit, number: string, ticked: { save?: "on" } = {}): Promise<URL | null> {
  expect(await (await fetch(url)).text()).toContain("Pay 5120 kwd");
  const body = new URLSearchParams({ number, ...ticked });
  const response = await fetch(url, { method: "POST", body, redirect: "manual" });
  const location = response.headers.get("location");
  return location === null ? null : new URL(location);
}

function comeBack({ token }: Visit, to: URL | null) {
  return returnFromPage(merchant.ctx, { token, query: Object.fromEntries(to?.searchParams ?? []) });
}

const moved = () => bench.double.book.movements.map(({ kind, amount }) => `${kind} ${amount.units}`);

const resolveOperationsAfter = (ms: number) => runAfter(merchant, resolveUnknownOperations, ms);
const resolveChargesAfter = (ms: number) => runAfter(merchant, resolveUnknownCharges, ms);

/** What Stripe has told since, posted to the account's address and worked. @returns the answers' statuses */
async function hear(sending: Sending = {}): Promise<readonly number[]> {
  const { id } = await merchant.ctx.db.gateway.findFirstOrThrow({ where: { merchantId: merchant.id, code: "stripe" } });
  const statuses: number[] = [];
  for (const { headers, body } of bench.double.notices.messages(DOUBLE_SECRET, sending)) {
    const request = new Request("http://internal.invalid/", { method: "POST", headers, body });
    statuses.push((await inbox.POST(request, { params: Promise.resolve({ account_id: id }) })).status);
  }
  for (const { id: item } of await workGatewayNotifications.due(merchant.ctx, { merchantId: merchant.id }, 100)) {
    await workGatewayNotifications.run(merchant.ctx, item);
  }
  return statuses;
}

test("a customer pays on Stripe's page, comes back, and a part of it is refunded", async () => {
  const visited = await visit();
  expect(await submit(visited, DECLINED)).toBeNull();
  const to = await submit(visited, PAYING);
  expect(to?.pathname).toContain(visited.token);
  expect(await comeBack(visited, to)).toMatchObject({ kind: "decided" });
  expect(await hear()).toEqual([200, 200, 200]);
  const { state, attempts, eventCount } = await stateOf(merchant, visited.id);
  expect([state, attempts[0]?.state, eventCount]).toEqual(["paid", "success", 1]);
  const refund = { operation: "refund", session_id: visited.id, amount: "2.000" };
  expect((await operate(merchant.ctx, refund)).view).toMatchObject({ amount: "2.000", result: "success" });
  expect(moved()).toEqual(["take 5120", "refund 2000"]);
});

test("a customer who never comes back has paid all the same, once, however the events arrive", async () => {
  const visited = await visit();
  await submit(visited, PAYING);
  expect(await hear({ isForged: true })).toEqual([401, 401]);
  expect(await stateOf(merchant, visited.id)).toMatchObject({ attemptStates: ["open"] });
  expect(await hear({ times: 2, isReversed: true })).toEqual([200, 200, 200, 200]);
  const kept = await merchant.ctx.db.gatewayNotification.count({ where: { merchantId: merchant.id } });
  expect(kept).toBe(2);
  expect(await stateOf(merchant, visited.id)).toMatchObject({
    state: "paid",
    attemptStates: ["success"],
    eventCount: 1,
  });
});

describe("one payment pays one order", () => {
  test.each(["paid", "refunded"])("the page of another order, which is %s, decides nothing", async (what) => {
    const other = await visit();
    const to = await submit(other, PAYING);
    if (what === "refunded") {
      await comeBack(other, to);
      await operate(merchant.ctx, { operation: "refund", session_id: other.id, amount: "5.120" });
    }
    const visited = await visit();
    const before = await merchant.ctx.db.attempt.findFirstOrThrow({ where: { sessionId: visited.id } });
    expect(await comeBack(visited, to)).toMatchObject({ kind: "confirming" });
    const { state, attempts } = await stateOf(merchant, visited.id);
    expect([state, attempts[0]?.state, attempts[0]?.gatewayRefs]).toEqual(["created", "open", before.gatewayRefs]);
    await comeBack(visited, await submit(visited, PAYING));
    expect((await stateOf(merchant, visited.id)).state).toBe("paid");
  });

  /** An order whose page Stripe has opened, while its answer is on the way. */
  async function beingOpened() {
    const id = await newSession(merchant, { amount: "5.120", pg_codes: ["stripe"] });
    const token = await payPage(merchant, id, "stripe");
    const { came, open } = bench.double.hold();
    const outcome = openGatewayPage(merchant.ctx, token);
    await came;
    const answered = async () => {
      open();
      return outcome;
    };
    return { visited: { id, token, url: [...bench.double.book.pages.keys()].at(-1) ?? "" }, answered };
  }

  test("nor does a return with it while the page of this order is being opened", async () => {
    const to = await submit(await visit(), PAYING);
    const { visited, answered } = await beingOpened();
    expect(await comeBack(visited, to)).toEqual({ kind: "confirming", sessionId: visited.id });
    const outcome = await answered();
    const { state, attempts } = await stateOf(merchant, visited.id);
    expect([state, attempts.map(({ gatewayRefs }) => gatewayRefs)]).toEqual(["created", [{ session: visited.url }]]);
    if (outcome.kind !== "page") throw new Error(outcome.kind);
    await comeBack(visited, await submit({ ...visited, url: outcome.url }, PAYING));
    expect((await stateOf(merchant, visited.id)).state).toBe("paid");
    expect(moved()).toEqual(["take 5120", "take 5120"]);
  });

  test("a notification that arrives before the page's answer pays its order, once, and the page is not shown", async () => {
    const { visited, answered } = await beingOpened();
    bench.double.act(visited.url);
    expect(await hear()).toEqual([200, 200]);
    expect(await answered()).toEqual({ kind: "checkout", sessionId: visited.id });
    await resolveChargesAfter(1_000);
    expect(await stateOf(merchant, visited.id)).toMatchObject({ state: "paid", eventCount: 1 });
    expect(await merchant.ctx.db.secondCharge.count({ where: { merchantId: merchant.id } })).toBe(0);
    expect(moved()).toEqual(["take 5120"]);
  });
});

test("a customer who leaves Stripe's page is answered at once, and the page can still be paid", async () => {
  const visited = await visit();
  const page = await (await fetch(visited.url)).text();
  const left = new URL(/href="([^"]+)">Back to the shop/.exec(page)?.[1] ?? "");
  const { length } = bench.double.requests;
  expect(await comeBack(visited, left)).toEqual({ kind: "left", sessionId: visited.id });
  expect(bench.double.requests.slice(length)).toEqual([]);
  await comeBack(visited, await submit(visited, PAYING));
  expect((await stateOf(merchant, visited.id)).state).toBe("paid");
});

test("a return asks Stripe at most twice", async () => {
  const visited = await visit();
  const { length } = bench.double.requests;
  expect(await comeBack(visited, null)).toMatchObject({ kind: "confirming" });
  expect(bench.double.requests.length - length).toBe(2);
});

test("a page that took less, or another currency, than was asked is not a success", async () => {
  const visited = await visit();
  bench.double.next({ kind: "approved", amount: { units: 5000 } });
  await submit(visited, PAYING);
  await hear();
  expect((await stateOf(merchant, visited.id)).state).not.toBe("paid");
});

test("a refund made in Stripe's dashboard is asked about and booked, once", async () => {
  const visited = await visit();
  await comeBack(visited, await submit(visited, PAYING));
  await hear();
  const [intent] = bench.double.book.payments.values();
  await postedToDouble(bench.double, "/refunds", { payment_intent: intent?.id ?? "", amount: "2000" });
  await hear({ times: 2 });
  const operations = await merchant.ctx.db.operation.findMany({ where: { merchantId: merchant.id } });
  expect(operations.map(({ source, kind, state }) => `${source} ${kind} ${state}`)).toEqual(["pg refund done"]);
  expect((await stateOf(merchant, visited.id)).refundedAmount.toFixed(3)).toBe("2.000");
});

test("a refund that fails days later becomes reversed", async () => {
  const visited = await visit();
  await comeBack(visited, await submit(visited, PAYING));
  await operate(merchant.ctx, { operation: "refund", session_id: visited.id, amount: "5.120" });
  const made = [...bench.double.book.followUps.values()].find(({ kind }) => kind === "refund");
  bench.double.undo(made?.id ?? "");
  await hear();
  const operations = await merchant.ctx.db.operation.findMany({ where: { merchantId: merchant.id } });
  expect(operations.map(({ state }) => state)).toEqual(["reversed"]);
});

describe("whatever is lost on the way, money moves once", () => {
  test.each(["broken_before", "broken_after", "error_after", "proxy"] as const)("a refund: %s", async (trouble) => {
    const visited = await visit();
    await comeBack(visited, await submit(visited, PAYING));
    bench.double.fail(trouble);
    await operate(merchant.ctx, { operation: "refund", session_id: visited.id, amount: "2.000" });
    await resolveOperationsAfter(120_000);
    await resolveOperationsAfter(600_000);
    expect(moved()).toEqual(["take 5120", "refund 2000"]);
    const operations = await merchant.ctx.db.operation.findMany({ where: { merchantId: merchant.id } });
    expect(operations.map(({ state }) => state)).toEqual(["done"]);
  });

  test("a page whose address was lost is never shown, and another one is paid", async () => {
    const id = await newSession(merchant, { amount: "5.120", pg_codes: ["stripe"] });
    bench.double.fail("broken_after");
    expect((await openGatewayPage(merchant.ctx, await payPage(merchant, id, "stripe"))).kind).toBe("checkout");
    const token = await payPage(merchant, id, "stripe");
    const outcome = await openGatewayPage(merchant.ctx, token);
    const visited = { id, token, url: outcome.kind === "page" ? outcome.url : "" };
    await comeBack(visited, await submit(visited, PAYING));
    expect((await stateOf(merchant, id)).state).toBe("paid");
    expect(moved()).toEqual(["take 5120"]);
  });
});

test("what is held is captured in part, and the rest is released", async () => {
  const visited = await visit({}, "stripe-held");
  await comeBack(visited, await submit(visited, PAYING));
  expect((await stateOf(merchant, visited.id)).state).toBe("authorized");
  await operate(merchant.ctx, { operation: "capture", session_id: visited.id, amount: "3.000" });
  expect(moved()).toEqual(["hold 5120", "take 3000", "release 2120"]);
});

test("a card that was kept on the page pays the next session without a page", async () => {
  const first = await visit({ customer_id: "c-1" });
  await comeBack(first, await submit(first, PAYING, { save: "on" }));
  const id = await newSession(merchant, { amount: "5.120", pg_codes: ["stripe"], customer_id: "c-1" });
  const cardId = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards[0]?.id ?? "";
  await payBySavedCard(merchant.ctx, { sessionId: id, cardId, cvv: "", amount: "5.120 KWD" });
  expect((await stateOf(merchant, id)).state).toBe("paid");
});

test("an amount that Stripe cannot take exactly is not offered there", async () => {
  await expect(newSession(merchant, { amount: "5.125", pg_codes: ["stripe"] })).rejects.toThrow();
});
