/** Every event code of Adyen with this reference, another merchant's and none, once and twice. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { workGatewayNotifications } from "@/server/domain/gateway-notifications";
import { payBySavedCard, readCheckout } from "@/server/domain/payments";
import { adyenBench } from "@/server/testing/adyen/connector-bench";
import { adyenMerchant, CUSTOMER, keptCardOf, tell } from "@/server/testing/adyen/merchant";
import type { Notice } from "@/server/testing/adyen/notices";
import { publishedDocuments } from "@/server/testing/adyen/request-check";
import type { TestMerchant } from "@/server/testing/harness";
import { newSession, stateOf } from "@/server/testing/paying";
import { gatewayRefs } from "../core/result";
import { ADYEN_EVENTS, ruleOf } from "./core/event-table";

const bench = adyenBench();
let merchant: TestMerchant;
let stranger: TestMerchant;

beforeEach(async () => {
  merchant = await adyenMerchant();
  stranger = await adyenMerchant();
  for (const one of [merchant, stranger]) await keptCardOf(one, bench.double);
});

type PaidSession = { readonly owner: TestMerchant; readonly id: string; readonly psp: string; readonly name: string };

/** 10.500 KWD by a kept card. */
async function paid(owner: TestMerchant): Promise<PaidSession> {
  const id = await newSession(owner, { pg_codes: ["adyen"], customer_id: CUSTOMER });
  const cardId = (await readCheckout(owner.ctx, id, { opening: false }))?.cards[0]?.id ?? "";
  await payBySavedCard(owner.ctx, { sessionId: id, cardId, cvv: "", amount: "10.500 KWD" });
  bench.double.queue.notices.splice(0);
  const [attempt] = (await stateOf(owner, id)).attempts;
  return { owner, id, psp: gatewayRefs(attempt?.gatewayRefs).psp ?? "", name: attempt?.referenceNumber ?? "" };
}

/** Everything that the books say about the payment. */
async function booked({ owner, id: sessionId }: PaidSession): Promise<unknown> {
  const state = await stateOf(owner, sessionId);
  const where = { merchantId: owner.id, sessionId };
  const [operations, disputes, reversals, seconds] = await Promise.all([
    owner.ctx.db.operation.findMany({ where, orderBy: { id: "asc" } }),
    owner.ctx.db.dispute.findMany({ where }),
    owner.ctx.db.chargeReversal.count({ where: { merchantId: owner.id, attempt: { sessionId } } }),
    owner.ctx.db.secondCharge.count({ where }),
  ]);
  const { settledAmount, refundedAmount, capturedAmount, voidedAmount, attemptStates, eventCount } = state;
  const amounts = [settledAmount, refundedAmount, capturedAmount, voidedAmount].map((amount) => amount.toFixed(3));
  const moves = operations.map(({ kind, state: at, amount }) => `${kind} ${at} ${amount.toFixed(3)}`);
  const stages = disputes.map(({ stage, amount }) => `${stage} ${amount.toFixed(3)}`);
  return { state: state.state, attemptStates, amounts, eventCount, moves, stages, reversals, seconds };
}

/** Posts the event to the merchant's account and works it. @returns what became of it */
async function post(notice: Notice): Promise<string | null> {
  bench.double.queue.notices.push(notice);
  expect(await tell(merchant, bench.double)).toEqual([200]);
  const at = () => new Date(Date.now() + 1_000);
  const later = { ...merchant.ctx, realNow: at, now: at };
  for (const { id } of await workGatewayNotifications.due(later, { merchantId: merchant.id }, 200))
    await workGatewayNotifications.run(later, id);
  const key = { startsWith: `${notice.eventCode}:${notice.pspReference}:` };
  const where = { merchantId: merchant.id, key };
  const [row] = await merchant.ctx.db.gatewayNotification.findMany({ where, orderBy: { id: "desc" }, take: 1 });
  return row?.result ?? null;
}

let psps = 0;
const freshPsp = () => `MATRIX${String(psps++).padStart(8, "0")}`;

/** The event as Adyen writes it about the payment, or about nothing that it knows. */
function event(eventCode: string, success: boolean, about: { psp: string; name: string }): Notice {
  const isPayment = eventCode === "AUTHORISATION";
  return {
    ...{ eventCode, success, merchantReference: about.name, amount: { currency: "KWD", value: 10_500 } },
    ...(isPayment ? { pspReference: about.psp } : { pspReference: freshPsp(), originalReference: about.psp }),
  };
}

const SUBJECTS = [...new Set(Object.values(ADYEN_EVENTS).map(({ about }) => about))];

type Payments = readonly [own: PaidSession, foreign: PaidSession];

const bothPaid = async (): Promise<Payments> => [await paid(merchant), await paid(stranger)];

/** Nothing, another merchant's payment, then its own twice. @returns what became of each message */
async function tryEvent(code: string, success: boolean, [own, foreign]: Payments): Promise<readonly (string | null)[]> {
  const before = [await booked(own), await booked(foreign)];
  const nothing = await post(event(code, success, { psp: freshPsp(), name: `SRF${freshPsp()}` }));
  const another = await post(event(code, success, foreign));
  expect([code, success, await booked(own), await booked(foreign)]).toEqual([code, success, ...before]);
  const told = event(code, success, own);
  const first = await post(told);
  const once = await booked(own);
  const second = await post(told);
  expect([code, success, await booked(own), await booked(foreign)]).toEqual([code, success, once, before[1]]);
  if (ruleOf(code).effect !== "booked") expect([code, once]).toEqual([code, before[0]]);
  return [nothing, another, first, second];
}

describe("Adyen's events", () => {
  it.each(SUBJECTS)("about a %s change the payment that they name, once, and no other", async (subject) => {
    const codes = Object.keys(ADYEN_EVENTS).filter((code) => ruleOf(code).about === subject);
    const untouched = await bothPaid();
    for (const code of codes)
      for (const success of [true, false]) {
        const payments = ruleOf(code).effect === "booked" ? await bothPaid() : untouched;
        const results = await tryEvent(code, success, payments);
        expect([code, success, results.filter((result) => result === null || result === "failed")]).toEqual([
          code,
          success,
          [],
        ]);
      }
  });
});

type Example = { readonly value?: { readonly notificationItems?: readonly { NotificationRequestItem: Item }[] } };
type Item = Omit<Notice, "success"> & { readonly success?: string };

/** All examples of Adyen's "Webhooks v1", by name. */
function publishedExamples(): readonly (readonly [name: string, item: Item])[] {
  const folder = publishedDocuments();
  if (folder === null) return [];
  const { components } = JSON.parse(readFileSync(join(folder, "Webhooks-v1.json"), "utf8"));
  return Object.entries<Example>(components.examples).flatMap(([name, { value }]) =>
    (value?.notificationItems ?? []).map(({ NotificationRequestItem: item }) => [name, item] as const),
  );
}

it.skipIf(publishedDocuments() === null)(
  "every published example is accepted, stored, and worked without a fault",
  async () => {
    const foreign = await paid(merchant);
    const before = await booked(foreign);
    for (const [name, { success, ...item }] of publishedExamples()) {
      const result = await post({ ...item, success: success === "true" });
      expect([name, result]).toEqual([name, ruleOf(item.eventCode).effect === "booked" ? "unknown" : "kept"]);
    }
    expect(await booked(foreign)).toEqual(before);
  },
);
