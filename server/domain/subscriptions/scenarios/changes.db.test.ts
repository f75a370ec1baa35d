import { expect, test } from "vitest";
import { firstRows } from "@/server/kernel/page";
import { newSession, pay } from "@/server/testing/paying";
import { auditAtEnd, linkOf, mailLines, mailsOf } from "@/server/testing/scenario";
import { advanceTo, present, subscribe } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { ChangeRequest } from "../contract/requests";
import {
  allowBackupCard,
  changeEmail,
  changeSubscription,
  listChanges,
  listCycles,
  listUpcoming,
  payOutstanding,
  readSubscriptionPage,
  retrieveSubscription,
} from "../index";

const auditLater = auditAtEnd();

type Merchant = Awaited<ReturnType<typeof merchantAt>>;
const PAGE = firstRows(10);

async function subscribed(ending = "1", autopay: Record<string, unknown> = {}) {
  const merchant = await merchantAt("2030-01-31T09:00:00Z");
  const { id } = await subscribe(merchant, ending, { autopay });
  return { merchant, id };
}

async function change(merchant: Merchant, id: string, body: Record<string, unknown>) {
  return changeSubscription((await present(merchant)).ctx, id, ChangeRequest.parse(body));
}

async function upcoming(merchant: Merchant, id: string, limit = 3) {
  const { results } = await listUpcoming((await present(merchant)).ctx, id, firstRows(limit));
  return results.map((each) => `${each.cycle_number} ${each.scheduled_date} ${each.amount}`);
}

async function refused(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "done",
    (error: Error) => error.name,
  );
}

test("a higher amount waits for three whole days after its mail, a lower one does not; cycles that exist keep theirs", async () => {
  const { merchant, id } = await subscribed("4", { retry_count: 1 });
  await advanceTo(merchant, "2030-03-27T09:00:00Z");
  await merchant.ctx.db.savedCard.updateMany({
    where: { merchantId: merchant.id },
    data: { token: "411111111111111" },
  });
  const changed = await change(merchant, id, { recurring_amount: "6", reason: "New price" });
  expect(changed).toMatchObject({ recurring_amount: "6.000", recurring_amount_from: "2030-03-31" });
  await advanceTo(merchant, "2030-03-28T09:00:00Z");
  await change(merchant, id, { recurring_amount: "7" });
  await payOutstanding((await present(merchant)).ctx, await linkOf(merchant, id));
  expect(await upcoming(merchant, id)).toEqual(["3 2030-03-31 5.000", "4 2030-04-30 7.000", "5 2030-05-31 7.000"]);
  await advanceTo(merchant, "2030-04-01T09:00:00Z");
  await change(merchant, id, { recurring_amount: "4.5" });
  expect(await upcoming(merchant, id)).toEqual(["4 2030-04-30 7.000", "5 2030-05-31 4.500", "6 2030-06-30 4.500"]);
  const told = (await mailsOf(merchant)).filter(({ kind }) => kind === "subscription_changed");
  expect(told.map(({ text }) => /first charged on (\S+ \S+ \S+)\./.exec(text)?.[1])).toEqual([
    undefined,
    undefined,
    "31 May 2030",
  ]);
  auditLater(merchant);
});

test("changes are recorded once, mailed to both addresses, and refused with nothing changed where one part is bad", async () => {
  const { merchant, id } = await subscribed();
  const body = { customer_email: "new@example.com", description: "Tea", reason: "Asked by phone" };
  await change(merchant, id, body);
  await change(merchant, id, body);
  const { ctx } = await present(merchant);
  expect(await refused(change(merchant, id, { description: "Coffee", card_token: "4000" }))).toBe("InvalidFields");
  expect(await refused(change(merchant, id, { description: "Coffee", recurring_amount: "0.0001" }))).toBe("ZodError");
  expect(await refused(change(merchant, id, { recurring_amount: "123456789012" }))).toBe("InvalidFields");
  const { results } = await listChanges(ctx, id, PAGE);
  expect(results.map(({ number, field, after, initiator }) => [number, field, after, initiator])).toEqual([
    [2, "customer_email", "new@example.com", "merchant"],
    [1, "description", "Tea", "merchant"],
  ]);
  const mails = (await mailsOf(merchant)).map(({ to }) => to).sort();
  expect(mails).toEqual(["new@example.com", "sara@example.com"]);
});

test("the customer changes the address three times a day at most, and a bad one not at all", async () => {
  const { merchant, id } = await subscribed();
  const { token } = await linkOf(merchant, id);
  const { ctx } = await present(merchant);
  const to = async (email: string) => (await changeEmail(ctx, { token, email })).kind;
  expect(await to("nobody")).toBe("invalid_email");
  for (const name of ["a", "b", "c"]) expect(await to(`${name}@example.com`)).toBe("page");
  expect(await to("d@example.com")).toBe("too_often");
  expect(await changeEmail(ctx, { token: `${token}x`, email: "e@example.com" })).toEqual({ kind: "not_found" });
  expect(await readSubscriptionPage(ctx, token, { rows: 12 })).toMatchObject({ email: "c•••@example.com" });
});

test("retries follow the days of the plan, and every second one uses the card that the customer allowed", async () => {
  const { merchant, id } = await subscribed("6", { retry_days: [1, 4, 9] });
  const second = await newSession(await present(merchant), {
    payment_type: "save_card",
    amount: "0",
    customer_id: "c-1",
  });
  await pay(merchant, second, "1", { save: true });
  const { db } = merchant.ctx;
  const cards = await db.savedCard.findMany({ where: { merchantId: merchant.id } });
  const other = cards.find((card) => card.token.endsWith("1"))?.id ?? "";
  const active = cards.find((card) => card.token.endsWith("6"))?.id ?? "";
  await db.subscription.update({ where: { id }, data: { cardId: active } });
  await advanceTo(merchant, "2030-03-02T09:00:00Z");
  const due = async () => (await db.billingCycle.findFirstOrThrow({ where: { subscriptionId: id, number: 2 } })).dueAt;
  expect((await due())?.toISOString().slice(0, 13)).toBe("2030-03-03T21");
  const { token } = await linkOf(merchant, id);
  const { ctx } = await present(merchant);
  await allowBackupCard(ctx, { token, cardId: active });
  expect((await retrieveSubscription(ctx, id)).backup_card).toBeNull();
  await allowBackupCard(ctx, { token, cardId: other });
  expect((await retrieveSubscription(ctx, id)).backup_card).toEqual({
    masked_card: "**** 1111",
    card_brand: "Visa",
    expiry_month: "12",
    expiry_year: "2030",
  });
  await advanceTo(merchant, "2030-03-10T09:00:00Z");
  const { results } = await listCycles((await present(merchant)).ctx, id, PAGE);
  const tries = results[1]?.payment_attempts.map((each) => `${each.attempted_at.slice(0, 13)} ${each.status}`);
  expect(tries).toEqual([
    "2030-02-27T21 failed",
    "2030-02-28T21 failed",
    "2030-03-03T21 failed",
    "2030-03-08T21 success",
  ]);
  expect(results[1]).toMatchObject({ status: "paid" });
  auditLater(merchant);
});

/** The active card has no money; the customer allowed a second one. */
async function withSecondCard(retryDays: readonly number[]) {
  const { merchant, id } = await subscribed("6", { retry_days: retryDays });
  const saving = { payment_type: "save_card", amount: "0", customer_id: "c-1" };
  await pay(merchant, await newSession(await present(merchant), saving), "1", { save: true });
  const { db } = merchant.ctx;
  const cards = await db.savedCard.findMany({ where: { merchantId: merchant.id } });
  const [active = "", second = ""] = ["6", "1"].map((end) => cards.find(({ token }) => token.endsWith(end))?.id);
  await db.subscription.update({ where: { id }, data: { cardId: active } });
  await allowBackupCard((await present(merchant)).ctx, { token: (await linkOf(merchant, id)).token, cardId: second });
  const tries = async () => {
    const { results } = await listCycles((await present(merchant)).ctx, id, PAGE);
    return results[1]?.payment_attempts.map((each) => `${each.attempted_at.slice(0, 13)} ${each.status}`);
  };
  const dueAt = async () =>
    (await db.billingCycle.findFirstOrThrow({ where: { subscriptionId: id, number: 2 } })).dueAt;
  return { merchant, id, active, second, tries, dueAt };
}

test("a second card that has expired leaves its try to the active card, and is not listed for the charge", async () => {
  const { merchant, id, active, second, tries } = await withSecondCard([1, 4]);
  await advanceTo(merchant, "2030-02-28T09:00:00Z");
  const { db } = merchant.ctx;
  await db.savedCard.update({ where: { id: second }, data: { token: "x", expiryMonth: 1, expiryYear: 2030 } });
  await db.savedCard.update({ where: { id: active }, data: { token: "411111111111111" } });
  const { results } = await listUpcoming((await present(merchant)).ctx, id, PAGE);
  expect(results[0]).toMatchObject({ cycle_number: 2, card_will_have_expired: false });
  await advanceTo(merchant, "2030-03-02T09:00:00Z");
  expect(await tries()).toEqual(["2030-02-27T21 failed", "2030-02-28T21 success"]);
  auditLater(merchant);
});

test("a card whose bank forbids retries is not charged again while a second one is allowed", async () => {
  const { merchant, id, active, second, tries } = await withSecondCard([1, 4]);
  const { db } = merchant.ctx;
  const setSecond = (token: string) => db.savedCard.update({ where: { id: second }, data: { token } });
  await advanceTo(merchant, "2030-02-28T09:00:00Z");
  const decline = { category: "issuer_hard", code: "50", again: "never" };
  await db.attempt.updateMany({ where: { merchantId: merchant.id, state: "failed" }, data: { decline } });
  await setSecond("x");
  await advanceTo(merchant, "2030-03-02T09:00:00Z");
  await setSecond("411111111111111");
  await db.savedCard.update({ where: { id: active }, data: { expiryMonth: 1, expiryYear: 2030 } });
  const { results } = await listUpcoming((await present(merchant)).ctx, id, PAGE);
  expect(results[0]).toMatchObject({ cycle_number: 2, card_will_have_expired: false });
  await db.savedCard.update({ where: { id: active }, data: { expiryMonth: 12 } });
  await advanceTo(merchant, "2030-03-05T09:00:00Z");
  expect((await tries())?.at(-1)).toBe("2030-03-03T21 success");
});

test("two cards whose banks forbid retries are charged in turn", async () => {
  const { merchant, id, active, second } = await withSecondCard([1, 4, 9]);
  const { db } = merchant.ctx;
  await db.savedCard.update({ where: { id: second }, data: { token: "x" } });
  const decline = { category: "issuer_hard", code: "50", again: "never" };
  for (const day of ["2030-02-28", "2030-03-02", "2030-03-05", "2030-03-10"]) {
    await advanceTo(merchant, `${day}T09:00:00Z`);
    await db.attempt.updateMany({
      where: { merchantId: merchant.id, state: { in: ["failed", "error"] } },
      data: { decline },
    });
  }
  const { sessionId } = await db.billingCycle.findFirstOrThrow({ where: { subscriptionId: id, number: 2 } });
  const tries = await db.attempt.findMany({ where: { sessionId: sessionId ?? "" }, orderBy: { startedAt: "asc" } });
  const { token } = await db.savedCard.findUniqueOrThrow({ where: { id: active } });
  const used = tries.map(({ card }) => (Object(card).token === token ? "active" : "second"));
  expect(used).toEqual(["active", "second", "active", "second"]);
});

test("a retry that was late moves none of the later ones", async () => {
  const { merchant, id, dueAt } = await withSecondCard([1, 4, 9]);
  await merchant.ctx.db.subscription.update({ where: { id }, data: { backupCardId: null } });
  await advanceTo(merchant, "2030-02-28T09:00:00Z");
  const where = { subscriptionId: id, number: 2 };
  // As if the service had been stopped on the first retry's day.
  await merchant.ctx.db.billingCycle.updateMany({ where, data: { dueAt: new Date("2030-03-02T11:00:00Z") } });
  await advanceTo(merchant, "2030-03-02T12:00:00Z");
  expect((await dueAt())?.toISOString().slice(0, 13)).toBe("2030-03-03T21");
  await advanceTo(merchant, "2030-03-04T12:00:00Z");
  expect((await dueAt())?.toISOString().slice(0, 13)).toBe("2030-03-08T21");
});

test("mails to an address that the customer typed have no link until the merchant confirms the address", async () => {
  const { merchant, id } = await subscribed();
  const { token } = await linkOf(merchant, id);
  await changeEmail((await present(merchant)).ctx, { token, email: "new@example.com" });
  const links = async (kind: string) => {
    const mails = (await mailsOf(merchant)).filter((mail) => mail.kind === kind);
    return mails.map(({ to, text, html }) => `${to} ${[text, html].some((part) => part.includes("/subscription/"))}`);
  };
  expect((await links("subscription_changed")).sort()).toEqual(["new@example.com false", "sara@example.com true"]);
  await advanceTo(merchant, "2030-02-27T09:00:00Z");
  expect(await links("upcoming_charge")).toEqual(["new@example.com false"]);
  await change(merchant, id, { customer_email: "new@example.com" });
  await advanceTo(merchant, "2030-03-30T09:00:00Z");
  expect(await links("upcoming_charge")).toEqual(["new@example.com false", "new@example.com true"]);
  const { results } = await listChanges((await present(merchant)).ctx, id, PAGE);
  expect(results.map(({ field, initiator }) => [field, initiator])).toEqual([["customer_email", "customer"]]);
});

test("the mail that the card ends names the amount of the cycle, also after a change of the plan's", async () => {
  const { merchant, id } = await subscribed("1", { start_date: "2030-03-20" });
  await change(merchant, id, { recurring_amount: "4" });
  await merchant.ctx.db.savedCard.updateMany({
    where: { merchantId: merchant.id },
    data: { expiryMonth: 2, expiryYear: 2030 },
  });
  const cardCheckDueAt = new Date("2030-03-06T06:00:00Z");
  await merchant.ctx.db.billingCycle.updateMany({ where: { subscriptionId: id, number: 2 }, data: { cardCheckDueAt } });
  await advanceTo(merchant, "2030-03-07T09:00:00Z");
  const mail = (await mailsOf(merchant)).find(({ kind }) => kind === "card_expiring");
  expect(mail?.text).toContain("5.000");
  expect(mail?.text).not.toContain("4.000");
});

test("a card that ends before the next charge is mailed about two weeks before, and the reminder says so", async () => {
  const { merchant, id } = await subscribed("1", { start_date: "2030-03-20" });
  const data = { expiryMonth: 2, expiryYear: 2030 };
  const card = await merchant.ctx.db.savedCard.findFirstOrThrow({ where: { merchantId: merchant.id } });
  await merchant.ctx.db.savedCard.update({ where: { id: card.id }, data });
  // As if the card had been saved with that expiry.
  const cycle = { subscriptionId: id, number: 2 };
  const cardCheckDueAt = new Date("2030-03-06T06:00:00Z");
  await merchant.ctx.db.billingCycle.updateMany({ where: cycle, data: { cardCheckDueAt } });
  const { results } = await listUpcoming((await present(merchant)).ctx, id, PAGE);
  expect(results[0]).toMatchObject({ scheduled_date: "2030-03-20", card_will_have_expired: true });
  await advanceTo(merchant, "2030-03-19T09:00:00Z");
  expect(await mailLines(merchant)).toEqual(["2030-03-06 09 card_expiring", "2030-03-18 09 upcoming_charge"]);
  const events = await merchant.ctx.db.event.findMany({ where: { merchantId: merchant.id, kind: "card.expiring" } });
  expect(events.map(({ objectId }) => objectId.trimEnd())).toEqual([card.id]);
  const [, reminder] = await mailsOf(merchant);
  expect(reminder?.text).not.toContain("nothing you need to do");
  expect(reminder?.text).toContain("Your card is no longer valid on that day");
});
