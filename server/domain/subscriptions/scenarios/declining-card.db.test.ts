import { expect, test } from "vitest";
import { firstRows } from "@/server/kernel/page";
import { eventsOf, stateOf } from "@/server/testing/paying";
import { auditAtEnd, linkOf, mailLines, mailsOf, payOnGatewayPage, tokenIn } from "@/server/testing/scenario";
import { advanceTo, chargesAtGateway, present, subscribe, subscriptionState } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { addCard, payOutstanding, retrieveSubscription, startBalancePayment, switchCard } from "../index";
import { listCycles } from "../merchant-api/list-cycles";
import { readSubscriptionPage } from "../self-service/read-subscription-page";

const auditLater = auditAtEnd();

/** Milliseconds: years of jobs on a busy machine. */
const LONG_STORY = 60_000;

const ALL = firstRows(100);

test(
  "fourteen months with a card that starts to decline: every cycle, attempt, event and Arabic mail agrees",
  async () => {
    const merchant = await merchantAt("2030-01-31T09:00:00Z");
    const wire = { language: "ar", product_type: "الباقة الذهبية" };
    const { id } = await subscribe(merchant, "1", { wire });
    await advanceTo(merchant, "2030-06-30T12:00:00Z");
    expect((await subscriptionState(merchant, id)).cycles.slice(-2)).toEqual([
      "6 mit 2030-06-30 paid",
      "7 mit 2030-07-31 scheduled",
    ]);
    expect(await mailLines(merchant)).toEqual([
      "2030-02-26 09 upcoming_charge",
      "2030-03-29 09 upcoming_charge",
      "2030-04-28 09 upcoming_charge",
      "2030-05-29 09 upcoming_charge",
      "2030-06-28 09 upcoming_charge",
    ]);

    // The customer adds a card that saves and then has no money.
    await payOnGatewayPage(merchant, await addCard((await present(merchant)).ctx, await linkOf(merchant, id)), "6");
    await advanceTo(merchant, "2030-07-31T12:00:00Z");
    expect(await subscriptionState(merchant, id)).toMatchObject({ status: "past_due" });
    expect((await mailLines(merchant)).slice(5)).toEqual([
      "2030-07-29 09 upcoming_charge",
      "2030-07-31 00 payment_failed",
      "2030-07-31 01 payment_failed",
      "2030-07-31 02 payment_failed",
      "2030-07-31 03 final_failure",
    ]);
    const mails = await mailsOf(merchant);
    expect(
      mails.every(
        ({ language, html, relatedId, to }) =>
          language === "ar" && html.includes('dir="rtl"') && relatedId === id && to === "sara@example.com",
      ),
    ).toBe(true);
    const final = mails.at(-1);
    expect(final?.subject).toBe("الباقة الذهبية: مبلغ 5.000 د.ك مستحق الدفع");
    expect(final?.text).toContain("لم يكن رصيد البطاقة كافيًا.");

    // Two months later the recovery link still leads to what is outstanding; a new card pays it.
    await advanceTo(merchant, "2030-09-15T09:00:00Z");
    const { ctx } = await present(merchant);
    const token = tokenIn({ text: final?.text ?? "" });
    const page = await readSubscriptionPage(ctx, token, { rows: 12 });
    expect([page?.status, page?.outstanding, page?.can.pay]).toEqual([
      "past_due",
      { amount: "5.000", currency: "KWD" },
      true,
    ]);
    await payOnGatewayPage(merchant, await startBalancePayment(ctx, { token }), "1");
    expect(await subscriptionState(merchant, id)).toMatchObject({ status: "active" });
    expect((await subscriptionState(merchant, id)).cycles.slice(-2)).toEqual([
      "7 mit 2030-07-31 paid",
      "8 mit 2030-09-30 scheduled",
    ]);

    await advanceTo(merchant, "2031-03-31T12:00:00Z");
    const { status, cycles } = await subscriptionState(merchant, id);
    expect([status, cycles.length, cycles.at(-1)]).toEqual(["active", 15, "15 mit 2031-04-30 scheduled"]);
    expect(await chargesAtGateway(merchant)).toBe(14);
    expect(await chargesAtGateway(merchant, "failed")).toBe(4);
    const listed = await listCycles((await present(merchant)).ctx, id, ALL);
    expect(
      listed.results.map(({ payment_attempts: tries }) => tries.map(({ status: word }) => word).join(" ")),
    ).toEqual([
      ...Array.from({ length: 6 }, () => "success"),
      "failed failed failed failed",
      ...Array.from({ length: 7 }, () => "success"),
      "",
    ]);
    auditLater(merchant);
  },
  LONG_STORY,
);

test("a card switched between two retries is the one charged next, and the cycle's session keeps every attempt", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(merchant, "4");
  const link = await linkOf(merchant, id);
  await advanceTo(merchant, "2030-02-27T22:30:00Z");
  expect((await subscriptionState(merchant, id)).cycles.at(-1)).toBe("2 mit 2030-02-28 retry_scheduled");
  await payOnGatewayPage(merchant, await addCard((await present(merchant)).ctx, link), "1");
  await advanceTo(merchant, "2030-02-28T12:00:00Z");
  expect(await subscriptionState(merchant, id)).toEqual({
    status: "active",
    cycles: ["1 cit 2030-01-31 paid", "2 mit 2030-02-28 paid", "3 mit 2030-03-31 scheduled"],
  });
  const { sessionId } = await merchant.ctx.db.billingCycle.findFirstOrThrow({
    where: { subscriptionId: id, number: 2 },
  });
  const session = await stateOf(merchant, sessionId ?? "");
  expect(session.attemptStates).toEqual(["failed", "failed", "success"]);
  expect((await eventsOf(merchant, session.id)).map(({ body }) => body.state)).toEqual([
    "attempted",
    "attempted",
    "paid",
  ]);
  expect(await mailLines(merchant)).toEqual([
    "2030-02-26 09 upcoming_charge",
    "2030-02-28 00 payment_failed",
    "2030-02-28 01 payment_failed",
  ]);
  expect((await mailsOf(merchant)).at(-1)?.text).toContain("The bank declined the card.");

  // Switched back to the first card, the next period fails again; the other card pays the balance by the
  // button.
  const cards = await merchant.ctx.db.savedCard.findMany({ where: { merchantId: merchant.id } });
  const [bad, good] = ["411111111111114", "411111111111111"].map(
    (token) => cards.find((card) => card.token === token)?.id ?? "",
  );
  await switchCard((await present(merchant)).ctx, { token: link.token, cardId: bad ?? "" });
  await advanceTo(merchant, "2030-03-31T12:00:00Z");
  expect(await subscriptionState(merchant, id)).toMatchObject({ status: "past_due" });
  const before = await mailLines(merchant);
  await payOutstanding((await present(merchant)).ctx, link);
  expect([(await subscriptionState(merchant, id)).status, await mailLines(merchant)]).toEqual(["past_due", before]);
  await switchCard((await present(merchant)).ctx, { token: link.token, cardId: good ?? "" });
  await payOutstanding((await present(merchant)).ctx, link);
  expect(await subscriptionState(merchant, id)).toMatchObject({ status: "active" });
  auditLater(merchant);
});

test("past due for half a year, nobody cancels, nothing is charged and nobody is written to", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(merchant, "5", { autopay: { retry_count: 1 } });
  await advanceTo(merchant, "2030-02-28T12:00:00Z");
  const told = await mailLines(merchant);
  expect(told.slice(1)).toEqual(["2030-02-28 00 payment_failed", "2030-02-28 01 final_failure"]);
  const asked = await chargesAtGateway(merchant, "failed");
  await advanceTo(merchant, "2030-09-01T12:00:00Z");
  expect(await subscriptionState(merchant, id)).toEqual({
    status: "past_due",
    cycles: ["1 cit 2030-01-31 paid", "2 mit 2030-02-28 failed"],
  });
  expect([await mailLines(merchant), await chargesAtGateway(merchant, "failed")]).toEqual([told, asked]);
  const view = await retrieveSubscription((await present(merchant)).ctx, id);
  expect([view.next_billing_date, view.current_cycle?.status]).toEqual([null, "failed"]);
  auditLater(merchant);
});

test("failed tries are mailed as each of the preferences says", async () => {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const wanted = { failure_enabled: false, final_failure_enabled: "no" };
  await subscribe(merchant, "6", { autopay: { notification_preferences: wanted } });
  await advanceTo(merchant, "2030-02-28T12:00:00Z");
  expect(await mailLines(merchant)).toEqual(["2030-02-26 09 upcoming_charge", "2030-02-28 03 final_failure"]);
  auditLater(merchant);
});
