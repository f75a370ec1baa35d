import { describe, expect, test } from "vitest";
import { chooseAlertKinds, choosePreferences } from "@/server/domain/merchants";
import { createEndpoint, deliverNow, NewWebhookEndpoint } from "@/server/domain/webhooks";
import { Forbidden, NotFound } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { addSeconds } from "@/server/kernel/time";
import { at, lookAt, NOW, OWNER, reader, watched } from "@/server/testing/alerts";
import { writeHistory } from "@/server/testing/figures";
import type { TestMerchant } from "@/server/testing/harness";
import { startReceiver } from "@/server/testing/receiver";
import { testEvent } from "@/server/testing/webhooks";
import { ALERT_KINDS, listAlerts, openAlerts, readLinkedAlert, snoozeAlert, snoozeByLink, watchAlerts } from "./index";

const HOUR_MS = 3_600_000;
const WEEK_MS = 168 * HOUR_MS;
async function mails({ ctx, id }: TestMerchant) {
  const where = { merchantId: id, kind: { startsWith: "alert_" } };
  const rows = await ctx.db.mailMessage.findMany({ where, orderBy: { sentAt: "asc" } });
  return rows.map(({ kind, to, language, subject, text }) => ({ kind, to, language, subject, text }));
}

const kindsOf = async (merchant: TestMerchant) => (await mails(merchant)).map(({ kind }) => kind);

/** In an hour `ok` attempts succeed and `failed` fail. */
function hour(start: Date, ok: number, failed: number) {
  const attempt = { currency: "KWD", amount: "1", type: "payment_request" } as const;
  const many = (length: number, paid: boolean) =>
    Array.from({ length }, (_, index) => {
      const time = new Date(start.getTime() + index * 1_000);
      return { ...attempt, at: time, paid, failures: paid ? 0 : 1 };
    });
  return [...many(ok, true), ...many(failed, false)];
}

const TEN = new Date("2030-01-28T10:00:00Z");
/** The hour from ten o'clock in four weeks before, of which 18 in 20 attempts succeed. */
const usual = [1, 2, 3, 4].flatMap((week) => hour(new Date(TEN.getTime() - week * WEEK_MS), 18, 2));

async function fallen(merchant: TestMerchant): Promise<void> {
  await writeHistory(merchant, [...usual, ...hour(TEN, 6, 24)]);
}

describe("a method's success rate that falls", () => {
  test("is mailed once, by however many processes, until it is back", async () => {
    const merchant = await watched();
    await fallen(merchant);
    await merchant.ctx.db.alertWatch.update({ where: { merchantId: merchant.id }, data: { dueAt: NOW } });
    await Promise.all([1, 2, 3].map(() => watchAlerts.run(at(merchant, NOW), merchant.id)));
    for (const minutes of [5, 20]) await lookAt(merchant, new Date(NOW.getTime() + minutes * 60_000));
    const [mail, ...more] = await mails(merchant);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: "alert_opened",
      to: merchant.owner.email,
      language: "en",
      subject: "KNET · Card: 20 % of attempts succeed, usually 90 % · Test Merchant",
      text: expect.stringMatching(/6 of 30 succeeded[\s\S]*\/en\/console\/alert\/[\w.-]+\n/),
    });
    expect((await listAlerts(merchant.owner.ctx, null, 9)).open).toMatchObject([{ facts: { tried: 30, ok: 6 } }]);
    await writeHistory(merchant, hour(new Date(TEN.getTime() + HOUR_MS), 40, 2));
    await writeHistory(
      merchant,
      [1, 2, 3, 4].flatMap((week) => hour(new Date(TEN.getTime() + HOUR_MS - week * WEEK_MS), 9, 1)),
    );
    await merchant.ctx.db.alertWatch.update({ where: { merchantId: merchant.id }, data: { countedUntil: null } });
    for (const minutes of [60, 75]) await lookAt(merchant, new Date(NOW.getTime() + minutes * 60_000));
    expect(await kindsOf(merchant)).toEqual(["alert_opened", "alert_solved"]);
    const { open, past } = await listAlerts(merchant.owner.ctx, null, 9);
    expect([open, past.length, past[0]?.isQuiet]).toEqual([[], 1, false]);
  });

  test("counts no charges that the service makes, and is compared only with enough attempts", async () => {
    const merchant = await watched();
    await fallen(merchant);
    const where = { merchantId: merchant.id, finishedAt: { gte: TEN } };
    await merchant.ctx.db.attempt.updateMany({ where, data: { isUnattended: true } });
    await lookAt(merchant, NOW);
    expect(await kindsOf(merchant)).toEqual([]);
    await merchant.ctx.db.attempt.updateMany({ where, data: { isUnattended: false } });
    await lookAt(merchant, NOW);
    expect(await kindsOf(merchant)).toEqual(["alert_opened"]);
  });

  test("ends quietly, without a mail, if the attempts stop", async () => {
    const merchant = await watched();
    await fallen(merchant);
    await lookAt(merchant, NOW);
    await lookAt(merchant, new Date(NOW.getTime() + 26 * HOUR_MS));
    expect((await listAlerts(merchant.owner.ctx, null, 9)).past).toMatchObject([{ isQuiet: true }]);
    expect(await kindsOf(merchant)).toEqual(["alert_opened"]);
  });
});

describe("who gets the mails", () => {
  test("users who see all payments, at a confirmed address, in their language; owners unless they choose", async () => {
    const merchant = await watched();
    const arab = await reader(merchant);
    const [blind, unconfirmed, quiet] = [
      await reader(merchant, ["console.access", "Can view payment requests"]),
      await reader(merchant, OWNER, false),
      await reader(merchant, OWNER),
    ];
    const chosen = [arab, blind, unconfirmed].map(({ ctx }) => ({ alertKinds: ["gateway_key"], userId: ctx.actor.id }));
    const choices = [...chosen, { alertKinds: ["holds"], userId: quiet.ctx.actor.id }];
    await chooseAlertKinds(merchant.owner.ctx, choices, ALERT_KINDS);
    await chooseAlertKinds(merchant.owner.ctx, choices, ALERT_KINDS);
    await choosePreferences(arab.ctx, { mailLanguage: "ar" });
    await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { keyRefusedAt: NOW } });
    await lookAt(merchant, NOW);
    const sent = await mails(merchant);
    expect(sent.map(({ to }) => to).sort()).toEqual([merchant.owner.email, arab.email].sort());
    expect(sent.find(({ language }) => language === "ar")?.subject).toBe("ترفض البوابة كي نت مفتاحها · Test Merchant");
    const { id } = merchant;
    const events = await merchant.ctx.db.auditEvent.count({ where: { merchantId: id, action: "user.changed" } });
    expect(events).toBe(5);
    await merchant.ctx.db.gateway.updateMany({ where: { merchantId: id }, data: { keyRefusedAt: null } });
    await lookAt(merchant, NOW);
    expect((await kindsOf(merchant)).sort()).toEqual(["alert_opened", "alert_opened", "alert_solved", "alert_solved"]);
  });

  test("nobody of a test merchant, unless it wants them; then by its own clock", async () => {
    const merchant = await watched({ production: false, clockOffset: WEEK_MS });
    await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { keyRefusedAt: NOW } });
    const scope = { merchantId: merchant.id, driver: true } as const;
    const due = () =>
      merchant.ctx.db.alertWatch.update({ where: { merchantId: merchant.id }, data: { dueAt: new Date(0) } });
    await due();
    expect(await watchAlerts.due(merchant.ctx, scope, 9)).toEqual([]);
    await lookAt(merchant, NOW);
    expect(await kindsOf(merchant)).toEqual([]);
    await merchant.ctx.db.merchant.update({ where: { id: merchant.id }, data: { alertsInTest: true } });
    await due();
    expect(await watchAlerts.due(merchant.ctx, scope, 9)).toHaveLength(1);
    expect(await watchAlerts.nextAt(merchant.ctx, { merchantId: merchant.id })).toBeNull();
    await lookAt(merchant, NOW);
    expect(await kindsOf(merchant)).toEqual(["alert_opened"]);
  });
});

describe("a snooze", () => {
  test("keeps mails back until it ends, also of the same cause again; then the alert is mailed once more", async () => {
    const merchant = await watched();
    const refuse = (keyRefusedAt: Date | null) =>
      merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { keyRefusedAt } });
    await refuse(NOW);
    await lookAt(merchant, NOW);
    const [alert] = await openAlerts(merchant.owner.ctx);
    const owner = { ...merchant.owner.ctx, now: () => NOW };
    await snoozeAlert(owner, { id: alert?.id ?? "", snooze: "day" });
    const { snoozed } = await listAlerts(owner, null, 9);
    expect(snoozed).toMatchObject([{ snoozedUntil: new Date(NOW.getTime() + 24 * HOUR_MS) }]);
    expect([await openAlerts(owner), snoozed[0]?.snoozedBy]).toEqual([[], owner.actor.username]);
    await refuse(null);
    await lookAt(merchant, new Date(NOW.getTime() + HOUR_MS));
    await refuse(NOW);
    await lookAt(merchant, new Date(NOW.getTime() + 2 * HOUR_MS));
    expect(await kindsOf(merchant)).toEqual(["alert_opened", "alert_solved"]);
    for (const hours of [25, 26]) await lookAt(merchant, new Date(NOW.getTime() + hours * HOUR_MS));
    expect(await kindsOf(merchant)).toEqual(["alert_opened", "alert_solved", "alert_again"]);
    await refuse(null);
    await lookAt(merchant, new Date(NOW.getTime() + 27 * HOUR_MS));
    await expect(snoozeAlert(owner, { id: alert?.id ?? "", snooze: "week" })).rejects.toThrow(NotFound);
  });

  test("by the mail's link is its user's, while that user may see alerts; reading changes nothing", async () => {
    const [merchant, other] = [await watched(), await watched()];
    await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { keyRefusedAt: NOW } });
    await lookAt(merchant, NOW);
    const [mail] = await mails(merchant);
    const token = /\/console\/alert\/([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const { ctx } = merchant;
    for (const _ of [1, 2]) expect((await readLinkedAlert(ctx, token))?.alert.snoozedUntil).toBeNull();
    const snooze = (by = token) => snoozeByLink(ctx, { token: by, snooze: "hour", address: "192.0.2.1" });
    await expect(snooze(`${token}x`)).rejects.toThrow(NotFound);
    await snooze();
    const where = { merchantId: merchant.id, action: "alert.snoozed" };
    const { username } = merchant.owner.ctx.actor;
    expect(await ctx.db.auditEvent.findMany({ where })).toMatchObject([{ actorName: username, address: "192.0.2.1" }]);
    await expect(
      snoozeAlert(other.owner.ctx, {
        id: (await ctx.db.alert.findFirstOrThrow({ where: { merchantId: merchant.id } })).id,
        snooze: "day",
      }),
    ).rejects.toThrow(NotFound);
    const user = { id: merchant.owner.ctx.actor.id };
    const { email } = merchant.owner;
    for (const moved of [{ email: "new@shop.example" }, { confirmedEmail: "new@shop.example" }, { email: null }]) {
      await ctx.db.merchantUser.update({ where: user, data: moved });
      expect(await readLinkedAlert(ctx, token)).toBeNull();
    }
    await ctx.db.merchantUser.update({ where: user, data: { email, confirmedEmail: email } });
    expect(await readLinkedAlert(ctx, token)).not.toBeNull();
    await ctx.db.merchantUser.update({ where: user, data: { permissions: ["console.access"] } });
    expect(await readLinkedAlert(ctx, token)).toBeNull();
    await expect(snooze()).rejects.toThrow(NotFound);
  });

  test("and the list are for users who see all payments", async () => {
    const merchant = await watched();
    const { ctx } = await reader(merchant, ["console.access", "Can view payment requests"]);
    await expect(listAlerts(ctx, null, 9)).rejects.toThrow(Forbidden);
    await expect(snoozeAlert(ctx, { id: "alr_1", snooze: "hour" })).rejects.toThrow(Forbidden);
    expect(await openAlerts(ctx)).toEqual([]);
  });
});

test("holds that end on a day are one alert, a day before the first of them", async () => {
  const merchant = await watched();
  const { ctx, id: merchantId } = merchant;
  await writeHistory(merchant, hour(TEN, 3, 0));
  const sessions = await ctx.db.paymentSession.findMany({ where: { merchantId } });
  const held = { state: "authorized", operation: "authorize", paidAmount: 0 };
  await ctx.db.paymentSession.updateMany({ where: { merchantId }, data: held });
  const ends = ["2030-01-29T12:00:00Z", "2030-01-29T18:00:00Z", "2030-02-05T10:00:00Z"].map((end) => new Date(end));
  await ctx.db.heldCharge.createMany({
    data: sessions.map(({ id }, index) => {
      const captureBefore = ends[index] ?? NOW;
      return { id: id.slice(0, 40), merchantId, sessionId: id, captureBefore, dueAt: captureBefore };
    }),
  });
  await lookAt(merchant, NOW);
  expect(await kindsOf(merchant)).toEqual([]);
  for (const hours of [2, 3, 20]) await lookAt(merchant, new Date(NOW.getTime() + hours * HOUR_MS));
  const [mail, ...more] = await mails(merchant);
  expect([mail?.subject, more]).toEqual(["2 holds end on 29 January 2030 · Test Merchant", []]);
  expect(mail?.text).toContain("KWD 2.000");
  await ctx.db.paymentSession.updateMany({ where: { merchantId }, data: { capturedAmount: 1, state: "captured" } });
  await lookAt(merchant, new Date(NOW.getTime() + 21 * HOUR_MS));
  expect(await kindsOf(merchant)).toEqual(["alert_opened"]);
  expect((await listAlerts(merchant.owner.ctx, null, 9)).past).toHaveLength(1);
});

test("a receiver that accepts nothing for a quarter of an hour is mailed once, and once it accepts again", async () => {
  const merchant = await watched({ production: false, alertsInTest: true });
  const receiver = await startReceiver(503);
  const now = new Date();
  const deliver = async (minutesAgo: number) => {
    const time = addSeconds(now, -60 * minutesAgo);
    const { deliveryId } = await testEvent(merchant, { url: receiver.url(), leaseUntil: addSeconds(time, 20) });
    await deliverNow(at(merchant, time), deliveryId);
    await lookAt(merchant, time);
  };
  for (const minutesAgo of [20, 19, 6]) await deliver(minutesAgo);
  expect(await kindsOf(merchant)).toEqual([]);
  for (const minutesAgo of [4, 3]) await deliver(minutesAgo);
  const [mail, ...more] = await mails(merchant);
  expect([mail?.subject, more]).toEqual([`${receiver.origin} does not accept webhooks · Test Merchant`, []]);
  expect(mail?.text).toMatch(/4 deliveries[\s\S]*503/);
  receiver.answer = 200;
  for (const minutesAgo of [2, 1]) await deliver(minutesAgo);
  await receiver.stop();
  expect(await kindsOf(merchant)).toEqual(["alert_opened", "alert_solved"]);
});

test("a paused or deleted endpoint is no receiver that fails", async () => {
  const merchant = await watched({ production: true });
  const { ctx, id: merchantId } = merchant;
  const wanted = readInput(NewWebhookEndpoint, { url: "https://shop.example/hook" });
  const { id } = await createEndpoint(merchant.owner.ctx, wanted);
  const since = new Date(NOW.getTime() - 20 * 60_000);
  const fields = { merchantId, since, triedAt: NOW, failures: 9, status: null, error: "No answer." };
  for (const cause of [id, "whe_gone"])
    await ctx.db.failingReceiver.create({ data: { ...fields, receiver: cause, cause } });
  await lookAt(merchant, NOW);
  expect((await listAlerts(merchant.owner.ctx, null, 9)).open).toMatchObject([{ facts: { endpointId: id } }]);
  await ctx.db.webhookEndpoint.update({ where: { id }, data: { pausedAt: NOW } });
  await lookAt(merchant, NOW);
  expect((await listAlerts(merchant.owner.ctx, null, 9)).open).toEqual([]);
});
