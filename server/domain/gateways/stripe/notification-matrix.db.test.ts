import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { expect, it } from "vitest";
import type { TestMerchant } from "@/server/testing/harness";
import { describeNotificationMatrix } from "@/server/testing/notification-matrix";
import { type EventCase, postedTo, type SentEvent, workInbox } from "@/server/testing/notification-world";
import { DOUBLE_SECRET, postedToDouble, stripeBench } from "@/server/testing/stripe/connector-bench";
import { STRIPE_CODES, stripeMerchant } from "@/server/testing/stripe/merchant";
import PUBLISHED from "@/server/testing/stripe/published-objects.json";
import { charge, intent, shown } from "@/server/testing/stripe/things";
import { STRIPE_EVENTS } from "./core/tables/events";

const bench = stripeBench();

const CASES: readonly EventCase[] = Object.entries(STRIPE_EVENTS).map(([type, { about, effect }]) => ({
  ...{ type, about, effect },
}));

type StripeObject = Readonly<Record<string, unknown>>;
type StripePayment = { readonly intent: StripeObject; readonly charge: StripeObject; readonly reference: string };

const idOf = (prefix: string) => `${prefix}_${randomUUID().replaceAll("-", "")}`;
const MONEY = { amount: 10_500, currency: "kwd" };

/** The double's payment of that reference, or one that only the message knows. */
function paymentOf(reference: string | null): StripePayment {
  const { book, desk } = bench.double;
  const payment = [...book.payments.values()].find(({ order }) => order.reference === reference);
  if (payment)
    return { intent: shown(intent(desk, payment)), charge: charge(desk, payment), reference: reference ?? "" };
  const [strange, metadata] = [`SRF${idOf("strange")}`, { reference: `SRF${idOf("strange")}` }];
  const unknown = { id: idOf("pi"), object: "payment_intent", status: "succeeded", ...MONEY, metadata };
  return {
    intent: unknown,
    charge: {
      id: idOf("ch"),
      object: "charge",
      payment_intent: unknown.id,
      amount_captured: 10_500,
      ...MONEY,
      metadata,
    },
    reference: strange,
  };
}

/** A refund of 2.000 KWD made in the dashboard; of a payment that was not taken, Stripe makes none. */
async function refundOf({ id }: StripeObject, status: string): Promise<StripeObject> {
  const answer = await postedToDouble(bench.double, "/refunds", { payment_intent: String(id), amount: "2000" });
  const made: StripeObject = await answer.json();
  if (answer.ok && status === "failed") bench.double.undo(String(made.id));
  const strange = { id: idOf("re"), object: "refund", ...MONEY, payment_intent: id, metadata: {} };
  return { ...(answer.ok ? made : strange), status };
}

/** The object of an event about the payment, as Stripe writes it. */
async function objectOf(type: string, { intent, charge, reference }: StripePayment): Promise<StripeObject> {
  const about = { charge: charge.id, payment_intent: intent.id };
  const [family = ""] = type.split(".");
  if (type.startsWith("charge.dispute."))
    return {
      id: `dp_${String(charge.id)}`,
      object: "dispute",
      ...about,
      ...MONEY,
      status: "needs_response",
      metadata: {},
    };
  if (type.startsWith("refund.") || type.startsWith("charge.refund."))
    return refundOf(intent, type === "refund.failed" ? "failed" : "succeeded");
  if (family === "charge") return charge;
  if (family === "payment_intent") return intent;
  if (family === "checkout")
    return { id: idOf("cs"), object: "checkout.session", payment_intent: intent.id, metadata: { reference } };
  if (family === "radar") return { id: `issfr_${String(charge.id)}`, object: "radar.early_fraud_warning", ...about };
  if (family === "review") return { id: idOf("prv"), object: "review", ...about };
  return { id: idOf(family), object: family, ...MONEY };
}

type StripeEventText = { readonly type: string; readonly object: StripeObject };

function sentTo(merchant: TestMerchant, code: string, { type, object }: StripeEventText): SentEvent {
  const created = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify({ id: idOf("evt"), object: "event", type, created, livemode: false, data: { object } });
  return async () => {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: DOUBLE_SECRET });
    return [await postedTo(merchant, code, { headers: { "stripe-signature": signature }, body })];
  };
}

describeNotificationMatrix({
  name: "Stripe",
  cases: CASES,
  world: async () => {
    const { double } = bench;
    const [merchant, stranger] = [await stripeMerchant(double), await stripeMerchant(double)];
    return {
      merchant,
      stranger,
      codes: STRIPE_CODES,
      loseAnswer: () => double.fail("broken_after"),
      event: async ({ type }, reference, code) => {
        const object = await objectOf(type, paymentOf(reference));
        return sentTo(merchant, code, { type, object });
      },
      passAtVendor: (hours) => double.jump(hours * 3_600),
    };
  },
});

/** Stripe's name of the object of an event. */
function publishedObject(type: string): StripeObject {
  const name = type.startsWith("charge.dispute.")
    ? "dispute"
    : type.startsWith("charge.refund.")
      ? "refund"
      : Object.keys(PUBLISHED).find((object) => type.startsWith(`${object}.`));
  const object = Object.entries<StripeObject>(PUBLISHED).find(([key]) => key === name)?.[1];
  if (object === undefined) throw new Error(`No object of ${type} is published.`);
  return object;
}

it("every event with the published example of its object is accepted, stored, and worked without a fault", async () => {
  const merchant = await stripeMerchant(bench.double);
  const where = { merchantId: merchant.id };
  for (const { type, effect } of CASES) {
    const known = await merchant.ctx.db.gatewayNotification.findMany({ where });
    const send = sentTo(merchant, STRIPE_CODES.purchase, { type, object: publishedObject(type) });
    expect([type, await send()]).toEqual([type, [200]]);
    await workInbox(merchant, 1 / 3_600);
    const added = { ...where, id: { notIn: known.map(({ id }) => id) } };
    const results = (await merchant.ctx.db.gatewayNotification.findMany({ where: added })).map(({ result }) => result);
    expect([type, results]).toEqual([type, [effect === "booked" ? "unknown" : "kept"]]);
  }
  expect(await merchant.ctx.db.operation.count({ where })).toBe(0);
});
