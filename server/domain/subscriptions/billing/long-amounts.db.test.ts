import "@/server/wiring";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPayPage } from "@/server/domain/payments";
import { retrieveSession } from "@/server/domain/sessions";
import { firstRows } from "@/server/kernel/page";
import { eventsOf, pay, payPage } from "@/server/testing/paying";
import { linkOf, mailsOf } from "@/server/testing/scenario";
import { advanceTo, cycleSession, newSubscription, present } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { SubscriptionQuery } from "../contract/requests";
import {
  listCycles,
  listSubscriptions,
  payOutstanding,
  readPlan,
  readSubscriptionPage,
  retrieveSubscription,
} from "../index";

const START = "2030-01-31T09:00:00Z";
const SCALES = { KWD: 3, USD: 2, JPY: 0 } as const;

type Currency = keyof typeof SCALES;

/** Amounts of exactly `digits` digits, as the wire has them. */
function amountOf(code: Currency, digits: number): fc.Arbitrary<string> {
  const scale = SCALES[code];
  return fc.bigInt({ min: 10n ** BigInt(digits - 1), max: 10n ** BigInt(digits) - 1n }).map((units) => {
    const text = String(units);
    return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
  });
}

/** The longest recurring amount there is, and the longest of a session. */
const terms = fc.constantFrom<Currency>("KWD", "USD", "JPY").chain((code) =>
  fc.record({
    code: fc.constant(code),
    recurring: amountOf(code, 14),
    first: amountOf(code, 14 + SCALES[code]),
  }),
);

/** As a floating point number the first amount would be a digit longer than amounts may be. */
const LARGEST = { code: "KWD", recurring: "99999999999.999", first: "99999999999999.999" } as const;

test("the longest amounts are the same to the last unit on the wire, on the pages, in mails, in events and at the gateway", async () => {
  await fc.assert(
    fc.asyncProperty(terms, async ({ code, recurring, first }) => {
      const merchant = await merchantAt(START, { gateways: [{ defaultCurrency: code }] });
      const { db } = merchant.ctx;
      const terms = { recurring_amount: recurring, retry_count: 1 };
      const { id, setupSessionId } = await newSubscription(merchant, terms, { amount: first, currency_code: code });
      const wanted = { recurring_amount: recurring, first_payment_amount: first };

      expect(await readPlan(merchant.ctx, setupSessionId)).toMatchObject({ amount: { amount: recurring } });
      const payView = await readPayPage(merchant.ctx, await payPage(merchant, setupSessionId));
      expect(payView).toMatchObject({ amount: { amount: first }, total: { amount: first } });
      await pay(merchant, setupSessionId, "4");
      expect(await retrieveSession(merchant.ctx, setupSessionId)).toMatchObject({ amount: first, state: "paid" });

      await advanceTo(merchant, "2030-02-28T12:00:00Z");
      const { ctx } = await present(merchant);
      const { token } = await linkOf(merchant, id);
      const page = { amount: { amount: recurring }, outstanding: { amount: recurring } };
      const history = { rows: [{ amount: { amount: recurring } }, { amount: { amount: first } }] };
      expect(await readSubscriptionPage(ctx, token, { rows: 12 })).toMatchObject({ ...page, history });
      const current = { amount_due: recurring, status: "failed" };
      expect(await retrieveSubscription(ctx, id)).toMatchObject({ ...wanted, current_cycle: current });
      const listed = await listSubscriptions(ctx, SubscriptionQuery.parse({}));
      expect(listed.results).toMatchObject([{ recurring_amount: recurring }]);
      const { results } = await listCycles(ctx, id, firstRows(10));
      expect(results.map(({ amount_due }) => amount_due)).toEqual([first, recurring]);

      const mails = await mailsOf(merchant);
      expect(mails.map(({ kind }) => kind)).toEqual(["upcoming_charge", "payment_failed", "final_failure"]);
      for (const { text, html } of mails)
        expect([text, html].map((part) => part.replaceAll(",", "").includes(recurring))).toEqual([true, true]);

      await db.savedCard.updateMany({ where: { merchantId: merchant.id }, data: { token: "411111111111111" } });
      expect(await payOutstanding(ctx, { token })).toEqual({ kind: "page" });
      const charged = await cycleSession(merchant, id, 2);
      expect(await retrieveSession(ctx, charged)).toMatchObject({ amount: recurring, state: "paid" });
      expect((await eventsOf(merchant, charged)).map(({ body }) => body.amount)).toEqual([recurring]);
      const books = await db.$queryRaw<{ amount: string; outcome: string }[]>`
        SELECT amount::text, outcome FROM simulated_gateway_entry WHERE merchant_id = ${merchant.id} AND kind = 'purchase' ORDER BY created_at, id`;
      const three = (amount: string) =>
        amount.includes(".") ? amount.padEnd(amount.indexOf(".") + 4, "0") : `${amount}.000`;
      expect(books.filter(({ outcome }) => outcome === "success").map(({ amount }) => amount)).toEqual(
        [first, recurring].map(three),
      );
      expect(await retrieveSubscription(ctx, id)).toMatchObject({
        current_cycle: { amount_due: recurring, cycle_number: 3 },
      });
    }),
    { numRuns: 4, endOnFailure: true, examples: [[LARGEST]] },
  );
}, 60_000);
