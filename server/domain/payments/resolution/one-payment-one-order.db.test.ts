/** A payment at a gateway pays only the order that it names, by whatever way its references arrive. */
import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { beforeEach, expect, test } from "vitest";
import type { TestMerchant } from "@/server/testing/harness";
import { postedTo, workInbox } from "@/server/testing/notification-world";
import { operate } from "@/server/testing/operating";
import { newSession, payPage, stateOf } from "@/server/testing/paying";
import { DOUBLE_SECRET, postedToDouble, stripeBench } from "@/server/testing/stripe/connector-bench";
import { STRIPE_CODES, stripeMerchant } from "@/server/testing/stripe/merchant";
import { keepCandidates } from "../attempt/candidates";
import { openGatewayPage } from "../charging/open-gateway-page";
import { resolveUnknownOperations } from "./due-jobs";
import { decideParkedAttempt } from "./parked-attempts";
import { returnFromPage } from "./return-from-page";

const bench = stripeBench();
let merchant: TestMerchant;

type Order = { readonly id: string; readonly code: string; readonly token: string; readonly page: string };
type Stolen = Order & { readonly intent: string; readonly reference: string };

async function opened(code: string): Promise<Order> {
  const id = await newSession(merchant, { pg_codes: [code] });
  const token = await payPage(merchant, id, code);
  const page = await openGatewayPage(merchant.ctx, token);
  if (page.kind !== "page") throw new Error(page.kind);
  return { id, code, token, page: page.url };
}

const nameOf = (page: string) => page.split("/").at(-1) ?? "";

async function calledAt(path: string, body: Readonly<Record<string, string>> = {}): Promise<void> {
  expect((await postedToDouble(bench.double, path, body)).status).toBe(200);
}

/** How the other payment ended before its references are brought. */
const ENDS = ["paid", "refunded", "released", "expired"] as const;

async function stolen(end: (typeof ENDS)[number]): Promise<Stolen> {
  const order = await opened(end === "released" ? STRIPE_CODES.authorize : STRIPE_CODES.purchase);
  const { referenceNumber: reference = "" } = (await stateOf(merchant, order.id)).attempts[0] ?? {};
  if (end === "expired") await calledAt(`/checkout/sessions/${nameOf(order.page)}/expire`);
  else bench.double.act(order.page);
  const payment = [...bench.double.book.payments.values()].find(({ order: of }) => of.reference === reference);
  const intent = payment?.id ?? "";
  if (end === "refunded") await calledAt("/refunds", { payment_intent: intent });
  if (end === "released") await calledAt(`/payment_intents/${intent}/cancel`);
  return { ...order, intent, reference };
}

/** What the customer has of the order that is not paid. */
const KNOWN = ["page", "nothing", "intent"] as const;

async function unpaid(code: string, known: (typeof KNOWN)[number]): Promise<Order> {
  const order = await opened(code);
  const change = { nothing: {}, intent: { intent: "pi_of_the_bank" }, page: null }[known];
  const where = { sessionId: order.id };
  if (change !== null) await merchant.ctx.db.attempt.updateMany({ where, data: { gatewayRefs: change } });
  return order;
}

beforeEach(async () => {
  merchant = await stripeMerchant(bench.double);
});

const SETTLED = ["paid", "authorized", "captured"];

/** The order is not paid and has none of the references. */
async function expectUnpaid({ id }: Order, { page, intent }: Stolen): Promise<void> {
  const { state, attempts, settledAmount } = await stateOf(merchant, id);
  expect([SETTLED.includes(state), settledAmount.toFixed()]).toEqual([false, "0"]);
  const stored = JSON.stringify(attempts.map(({ gatewayRefs }) => gatewayRefs));
  for (const name of [nameOf(page), intent].filter(Boolean)) expect(stored).not.toContain(name);
}

const codes = Object.values(STRIPE_CODES);
const everyPair = async () => {
  const others: Stolen[] = [];
  for (const end of ENDS) others.push(await stolen(end));
  const pairs: { own: Order; other: Stolen }[] = [];
  for (const other of others)
    for (const code of codes) for (const known of KNOWN) pairs.push({ own: await unpaid(code, known), other });
  return pairs;
};

async function job({ id: sessionId }: Order): Promise<void> {
  const where = { sessionId };
  await merchant.ctx.db.attempt.updateMany({ where, data: { inquireAt: new Date(0) } });
  const { id } = await merchant.ctx.db.attempt.findFirstOrThrow({ where });
  await resolveUnknownOperations.run(merchant.ctx, id);
}

test("by no return, in whatever state either payment is, nor at another account of the vendor", async () => {
  const pairs = await everyPair();
  await Promise.all(
    pairs.map(({ own, other }) =>
      returnFromPage(merchant.ctx, { token: own.token, query: { session_id: nameOf(other.page) } }),
    ),
  );
  for (const { own, other } of pairs) await expectUnpaid(own, other);
});

test("by no look-up of the job, which is given the references", async () => {
  for (const { own, other } of await everyPair()) {
    const { id } = await merchant.ctx.db.attempt.findFirstOrThrow({ where: { sessionId: own.id } });
    await keepCandidates(merchant.ctx, id, { session: nameOf(other.page) });
    await keepCandidates(merchant.ctx, id, { session: nameOf(other.page), intent: other.intent });
    await job(own);
    await expectUnpaid(own, other);
  }
});

test("by no notification, though a buyer chose the order's reference in a Payment Link", async () => {
  const other = await stolen("paid");
  for (const code of codes) {
    const own = await unpaid(code, "nothing");
    const { referenceNumber } = (await stateOf(merchant, own.id)).attempts[0] ?? {};
    const objects = [
      { id: nameOf(other.page), client_reference_id: referenceNumber, metadata: { reference: other.reference } },
      { id: nameOf(other.page), client_reference_id: referenceNumber, metadata: {} },
      { id: nameOf(other.page), client_reference_id: referenceNumber, metadata: { reference: referenceNumber } },
    ];
    for (const named of objects) {
      const object = { object: "checkout.session", payment_status: "paid", payment_intent: other.intent, ...named };
      const created = Math.floor(Date.now() / 1_000);
      const event = { id: `evt_${randomUUID()}`, object: "event", type: "checkout.session.completed", created };
      const payload = JSON.stringify({ ...event, livemode: false, data: { object } });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: DOUBLE_SECRET });
      const init = { headers: { "stripe-signature": signature }, body: payload };
      expect(await postedTo(merchant, code, init)).toBe(200);
      await workInbox(merchant, 0.01);
      await job(own);
    }
    await expectUnpaid(own, other);
  }
});

test.each(["happened", "give_back"] as const)(
  "by no person's decision %s: it moves nothing of the other payment, whose references were brought",
  async (finding) => {
    const other = await stolen("paid");
    const own = await unpaid(STRIPE_CODES.purchase, "nothing");
    const { id } = await merchant.ctx.db.attempt.findFirstOrThrow({ where: { sessionId: own.id } });
    await keepCandidates(merchant.ctx, id, { session: nameOf(other.page), intent: other.intent });
    const parked = { parkedAt: new Date(), parkedReason: "outcome_unknown", parkedNote: "?" };
    await merchant.ctx.db.attempt.update({ where: { id }, data: { ...parked, inquireAt: new Date(0) } });
    const moved = () => bench.double.book.movements.map(({ kind, payment }) => [kind, payment.id]);
    const before = moved();
    await decideParkedAttempt(merchant.ctx, id, { finding, by: "Sara" });
    await job(own);
    if (finding === "happened") {
      const refund = { operation: "refund", session_id: own.id, amount: "10.500" };
      await operate(merchant.ctx, refund).catch(() => undefined);
    }
    expect(moved()).toEqual(before);
    const { attempts } = await stateOf(merchant, own.id);
    expect(JSON.stringify(attempts)).not.toContain(other.intent);
  },
);
