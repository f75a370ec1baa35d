import { describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { PauseRequest, pauseSubscription, resumeSubscription } from "@/server/domain/subscriptions";
import { Forbidden, NotFound } from "@/server/kernel/errors";
import { signedIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { advanceTo, newSubscription, present, subscribe } from "@/server/testing/subscribing";
import { merchantAt, NOW, writeSubscription } from "@/server/testing/subscriptions";
import { listPayments, readPaymentQuery } from "../index";
import { listSubscriptionLines, subscriptionSums } from "./statements/list-subscriptions";
import { subscriptionPage } from "./subscription-page";
import { readCyclesQuery, readSubscriptionQuery } from "./subscription-query";

const PAUSE = PauseRequest.parse({});

const values = (query: Record<string, string> = {}) => readSubscriptionQuery(query).values;

async function ids(of: TestMerchant["ctx"], query: Record<string, string> = {}, limit = 20) {
  const { rows, next } = await listSubscriptionLines(of, values(query), limit);
  return { ids: rows.map((row) => ("brokenId" in row ? row.brokenId : row.id)), next };
}

/** Three live ones, the middle one past due, and one whose setup is open. */
async function fourPlans() {
  const merchant = await merchantAt(NOW);
  const active = await writeSubscription(merchant, { merchantReference: "SUB-1", planName: "Gold" });
  const pastDue = await writeSubscription(merchant, { status: "past_due" }, { status: "failed", dueAt: null });
  const yearly = await writeSubscription(merchant, { frequency: "yearly", recurringAmount: "12", customerId: "c-2" });
  const setup = await writeSubscription(merchant, { status: "pending_setup" });
  return { merchant, active: active.id, pastDue: pastDue.id, yearly: yearly.id, setup: setup.id };
}

describe("the list", () => {
  test("has past due ones first, then the newest, and goes on by cursor without gap and repeat", async () => {
    const { merchant, active, pastDue, yearly, setup } = await fourPlans();
    const order = [pastDue, setup, yearly, active];
    expect((await ids(merchant.ctx)).ids).toEqual(order);
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof ids>> = await ids(merchant.ctx, { cursor }, 1);
      seen.push(...page.ids);
      cursor = page.next;
    }
    expect(seen).toEqual(order);
    const first = await ids(merchant.ctx, { status: "active" }, 1);
    expect(await ids(merchant.ctx, { status: "active", cursor: first.next ?? "" })).toEqual({
      ids: [active],
      next: null,
    });
  });

  test("finds by status, customer, how often, reference and id, and each line has what matters", async () => {
    const { merchant, active, pastDue, yearly, setup } = await fourPlans();
    const found = async (query: Record<string, string>) => (await ids(merchant.ctx, query)).ids;
    expect(await found({ status: "pending_setup" })).toEqual([setup]);
    expect(await found({ status: "setup_failed" })).toEqual([]);
    expect(await found({ frequency: "yearly" })).toEqual([yearly]);
    expect(await found({ customer: "c-2" })).toEqual([yearly]);
    expect(await found({ q: "SUB-1" })).toEqual([active]);
    expect(await found({ q: pastDue.slice(0, 14) })).toEqual([pastDue]);
    const named = await database().subscription.update({
      where: { id: yearly },
      data: { customerName: "Omar Haddad" },
    });
    const details = { customer_first_name: "Omar", customer_last_name: "Haddad" };
    await database().paymentSession.update({ where: { id: named.setupSessionId }, data: { details } });
    for (const q of ["haddad", "Omar H"]) expect(await found({ q })).toEqual([yearly]);
    expect(await found({ q: "Omar Nobody" })).toEqual([]);
    expect(await found({ currency: "USD" })).toEqual([]);
    const { rows } = await listSubscriptionLines(merchant.ctx, values({ q: "sara@example.com" }), 20);
    expect(rows).toMatchObject([
      { outstanding: { amount: "5.000", currency: "KWD" }, next_billing_date: null },
      { status: "pending_setup", card: null },
      { recurring_amount: "12.000" },
      { plan: "Gold", next_billing_date: "2030-02-28", card: { brand: "Visa", lastFour: "1111" } },
    ]);
  });

  test("is filtered by statuses, amount, card and days of the plan, each together with the others", async () => {
    const { merchant, active, pastDue, yearly, setup } = await fourPlans();
    const found = async (query: Record<string, string>) => (await ids(merchant.ctx, query)).ids.toSorted();
    const of = (...plans: string[]) => plans.toSorted();
    await database().savedCard.updateMany({
      where: { subscriptions: { some: { id: yearly } } },
      data: { brand: "Master Card", last4: "5454" },
    });
    const ended = { status: "canceled", canceledAt: new Date("2030-02-03T22:00:00Z"), currency: "USD" };
    const canceled = await writeSubscription(merchant, ended, { status: "canceled", dueAt: null });
    expect(await found({ state: "active,pending_setup" })).toEqual(of(active, yearly, setup));
    expect(await found({ amount: ">5" })).toEqual([yearly]);
    expect(await found({ amount: "5..12" })).toEqual(of(active, pastDue, yearly, setup, canceled.id));
    expect(await found({ card: "mastercard" })).toEqual([yearly]);
    expect(await found({ card: "visa", currency: "KWD" })).toEqual(of(active, pastDue));
    expect(await found({ card: "none,5454" })).toEqual(of(yearly, setup));
    expect(await found({ by: "next", from: "2030-02-28", to: "2030-02-28" })).toEqual(of(active, yearly));
    expect(await found({ by: "next", from: "2030-03-01" })).toEqual([]);
    expect(await found({ by: "started", to: "2030-01-31", card: "visa" })).toEqual(of(active, pastDue, canceled.id));
    expect(await found({ by: "canceled", from: "2030-02-04", to: "2030-02-04" })).toEqual([canceled.id]);
    expect(await found({ by: "created", from: "2030-02-10", to: "2030-02-10" })).toHaveLength(5);
    const { counts } = await subscriptionSums(merchant.ctx, values({ card: "visa" }));
    expect([counts.all, counts.active, counts.past_due]).toEqual([3, 1, 1]);
    await pauseSubscription(merchant.ctx, active, PAUSE);
    expect(await found({ by: "next" })).toEqual([yearly]);
  });

  test("has no filter by card where no card is shown", async () => {
    const merchant = await merchantAt(NOW, { merchant: { region: "KSA" } });
    const { id } = await writeSubscription(merchant);
    expect([(await ids(merchant.ctx)).ids, (await ids(merchant.ctx, { card: "visa" })).ids]).toEqual([[id], []]);
  });

  test("counts every status and adds up the chosen one", async () => {
    const { merchant } = await fourPlans();
    const sums = await subscriptionSums(merchant.ctx, values());
    expect(sums.counts).toMatchObject({ all: 4, past_due: 1, active: 2, pending_setup: 1, canceled: 0 });
    expect(sums.currencies).toEqual([{ currency: "KWD", count: 4, monthly: "11.000", outstanding: "5.000" }]);
    const chosen = await subscriptionSums(merchant.ctx, values({ status: "active" }));
    expect(chosen.counts.all).toBe(4);
    expect(chosen.currencies).toEqual([{ currency: "KWD", count: 2, monthly: "6.000", outstanding: "0.000" }]);
  });

  test("a setup whose time is over reads failed before a job has written it", async () => {
    const merchant = await testMerchant();
    const { id } = await newSubscription(merchant, { start_date: "2035-01-31" });
    const later = merchant.as({ now: () => new Date(Date.now() + 40 * 86_400_000) });
    expect((await ids(later, { status: "setup_failed" })).ids).toEqual([id]);
    expect((await ids(later, { status: "pending_setup" })).ids).toEqual([]);
    expect((await subscriptionSums(later, values())).counts).toMatchObject({ setup_failed: 1, pending_setup: 0 });
  });

  test("shows users the types that they may view, another merchant nothing, and names what cannot be shown", async () => {
    const { merchant, active, pastDue, yearly, setup } = await fourPlans();
    expect((await ids(await signedIn(merchant, ["console.access", "Can view e-commerce payments"]))).ids).toEqual([]);
    await expect(ids(await signedIn(merchant))).rejects.toThrow(Forbidden);
    expect((await ids((await testMerchant()).ctx, { q: active })).ids).toEqual([]);
    await database().$executeRaw`UPDATE subscription SET currency = 'XQX' WHERE id = ${yearly}`;
    const { rows } = await listSubscriptionLines(merchant.ctx, values(), 20);
    expect(rows).toMatchObject([{ id: pastDue }, { id: setup }, { brokenId: yearly }, { id: active }]);
    expect(await subscriptionSums(merchant.ctx, values())).toMatchObject({
      currencies: [{ currency: "KWD", count: 3 }],
    });
    await database().$executeRaw`UPDATE subscription SET currency = 'KWD' WHERE id = ${yearly}`;
  });

  test("what the address says and nobody understands is left out", () => {
    expect(readSubscriptionQuery({ status: "late", frequency: "daily", cursor: "1-1" }).dropped).toEqual([
      "status",
      "frequency",
      "cursor",
    ]);
    expect(readSubscriptionQuery({ from: "2030-02-01", card: "5", by: "never" }).dropped).toEqual([
      "card",
      "by",
      "from",
    ]);
    expect(readSubscriptionQuery({ renewal: "due", by: "next", from: "2030-02-01" }).dropped).toEqual(["by"]);
    expect(readCyclesQuery({ before: "0" }).dropped).toEqual(["before"]);
  });
});

describe("the page of one", () => {
  test("that is past due tells what is outstanding, every try and the mail that it caused", async () => {
    const merchant = await merchantAt("2030-01-20T09:00:00Z");
    // The test card that declines after its first payment.
    const { id } = await subscribe(merchant, "4", { autopay: { plan_name: "Gold", retry_count: 2 } });
    await advanceTo(merchant, "2030-02-02T12:00:00Z");
    const { ctx } = await present(merchant);
    const view = await subscriptionPage(ctx, id, null);
    expect(view).toMatchObject({
      sentence: "outstanding",
      outstanding: { amount: "5.000", currency: "KWD" },
      collected: "1.000",
      nextCycle: 3,
      older: null,
    });
    expect(view.cycles.map(({ cycle_number: number, payer }) => `${number} ${payer}`)).toEqual([
      "2 service",
      "1 customer",
    ]);
    const mails = view.cycles[0]?.tries.map(({ status, mail }) => `${status} ${mail}`);
    expect(mails).toEqual(["failed payment_failed", "failed payment_failed", "failed final_failure"]);
    const kinds = view.timeline.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["retries_exhausted", "reminded", "setup_paid", "created"]));
    expect(kinds.at(-1)).toBe("created");
    const payments = await listPayments(ctx, readPaymentQuery({ subscription: id, range: "all" }).values, 9);
    expect(payments.rows).toHaveLength(2);
  });

  test("a cycle that a pause holds is named as held, and no longer after the pause", async () => {
    const merchant = await merchantAt("2030-01-31T09:00:00Z");
    const { id } = await subscribe(merchant);
    await advanceTo(merchant, "2030-02-10T09:00:00Z");
    const held = async () => {
      const { cycles } = await subscriptionPage((await present(merchant)).ctx, id, null);
      return cycles.map(({ cycle_number: number, isHeld }) => [number, isHeld]);
    };
    expect(await held()).toEqual([
      [2, false],
      [1, false],
    ]);
    await pauseSubscription((await present(merchant)).ctx, id, PAUSE);
    expect(await held()).toEqual([
      [2, true],
      [1, false],
    ]);
    await resumeSubscription((await present(merchant)).ctx, id, { reason: undefined });
    expect((await held())[0]).toEqual([2, false]);
  });

  test("shows twelve cycles, and the older ones from a number on", async () => {
    const merchant = await merchantAt(NOW);
    const { id } = await writeSubscription(merchant);
    const [, second] = await database().billingCycle.findMany({
      where: { subscriptionId: id },
      orderBy: { number: "asc" },
    });
    if (second === undefined) throw new Error("There is no second cycle.");
    await database().billingCycle.update({ where: { id: second.id }, data: { number: 14 } });
    const paid = { status: "paid", paidAt: merchant.ctx.now(), dueAt: null };
    for (let number = 2; number < 14; number++)
      await database().billingCycle.create({
        data: { ...second, ...paid, id: `${second.id}-${number}`.slice(-40), number },
      });
    const newest = await subscriptionPage(merchant.ctx, id, null);
    expect(newest.cycles.map(({ cycle_number: number }) => number)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(newest).toMatchObject({ older: 3, sentence: "renews", collected: "61.000" });
    const older = await subscriptionPage(merchant.ctx, id, newest.older);
    expect(older.cycles.map(({ cycle_number: number }) => number)).toEqual([2, 1]);
    expect(older).toMatchObject({ older: null, nextCycle: null });
  });

  test("is not there for another merchant, and closed to a user who may not view its type", async () => {
    const merchant = await merchantAt(NOW);
    const { id } = await writeSubscription(merchant);
    await expect(subscriptionPage((await testMerchant()).ctx, id, null)).rejects.toThrow(NotFound);
    const viewer = await signedIn(merchant, ["console.access", "Can view e-commerce payments"]);
    await expect(subscriptionPage(viewer, id, null)).rejects.toThrow(Forbidden);
  });
});
