/** Adyen's events, and the published examples of them. */
import { expect, it } from "vitest";
import { adyenBench } from "@/server/testing/adyen/connector-bench";
import { DECISIVE_EVENTS } from "@/server/testing/adyen/decisive-events";
import { ADYEN_CODES, adyenMerchant, keptCardOf, tell } from "@/server/testing/adyen/merchant";
import type { Notice } from "@/server/testing/adyen/notices";
import WEBHOOKS from "@/server/testing/adyen-documents/webhooks-v1.json";
import { describeNotificationMatrix } from "@/server/testing/notification-matrix";
import { type EventCase, postedTo, workInbox } from "@/server/testing/notification-world";
import { ADYEN_EVENTS, ruleOf } from "./core/tables/events";

const bench = adyenBench();

/** Events that mean the same either way (`notifications.test.ts`) are tried only with success. */
const CASES: readonly EventCase[] = Object.entries(ADYEN_EVENTS).flatMap(([type, { about, effect, ...rule }]) =>
  (DECISIVE_EVENTS.includes(type) ? [true, false] : [true]).map((isSuccess) => {
    const outcome = isSuccess ? rule.success : rule.failure;
    return { type, about, effect, isSuccess, isUntrue: about === "charge" && outcome !== "success" };
  }),
);

let psps = 0;
const freshPsp = () => `MATRIX${String(psps++).padStart(8, "0")}`;

/** The event as Adyen writes it about the payment, or about nothing that it knows. */
function noticeOf({ type: eventCode, isSuccess: success = true }: EventCase, reference: string | null): Notice {
  const payment = [...bench.double.book.payments.values()].find(({ order }) => order.reference === reference);
  const about = { psp: payment?.id ?? freshPsp(), reference: payment?.order.reference ?? `SRF${freshPsp()}` };
  const amount = { currency: "KWD", value: 10_500 };
  const named = { eventCode, success, merchantReference: about.reference, amount, eventDate: new Date().toISOString() };
  if (eventCode === "AUTHORISATION") return { ...named, pspReference: about.psp };
  return { ...named, pspReference: freshPsp(), originalReference: about.psp };
}

describeNotificationMatrix({
  name: "Adyen",
  cases: CASES,
  world: async () => {
    const { double } = bench;
    const [merchant, stranger] = [await adyenMerchant(), await adyenMerchant()];
    for (const owner of [merchant, stranger])
      for (const code of Object.values(ADYEN_CODES)) await keptCardOf(owner, double, code, `CARD${owner.id}`);
    return {
      merchant,
      stranger,
      codes: ADYEN_CODES,
      loseAnswer: () => double.fail("broken_after"),
      event: async (event, reference, code) => {
        const notice = noticeOf(event, reference);
        return () => {
          double.notices.waiting.splice(0, double.notices.waiting.length, notice);
          return tell(merchant, double, { codes: [code] });
        };
      },
      passAtVendor: (hours) => double.jump(hours * 3_600),
    };
  },
});

it("every published example is accepted, stored, and worked without a fault", async () => {
  const merchant = await adyenMerchant();
  const examples = Object.entries(WEBHOOKS.examples);
  const published = examples.flatMap(([name, example]) =>
    "notificationItems" in example
      ? example.notificationItems.map(({ NotificationRequestItem: item }) => [name, item] as const)
      : [],
  );
  expect(published).toHaveLength(39);
  // Adyen shows the notices of changed bank accounts in a format without items.
  for (const [name, example] of examples.filter(([, shown]) => !("notificationItems" in shown))) {
    const body = JSON.stringify(example);
    expect([name, await postedTo(merchant, ADYEN_CODES.purchase, { body })]).toEqual([name, 401]);
  }
  for (const [name, { success, ...item }] of published) {
    bench.double.notices.waiting.push({ ...item, success: success === "true" });
    expect([name, await tell(merchant, bench.double)]).toEqual([name, [200]]);
    await workInbox(merchant, 1 / 3_600);
    const key = { startsWith: `${item.eventCode}:${item.pspReference}:` };
    const row = await merchant.ctx.db.gatewayNotification.findFirst({ where: { merchantId: merchant.id, key } });
    expect([name, row?.result]).toEqual([name, ruleOf(item.eventCode).effect === "booked" ? "unknown" : "kept"]);
  }
  expect(await merchant.ctx.db.operation.count({ where: { merchantId: merchant.id } })).toBe(0);
});
