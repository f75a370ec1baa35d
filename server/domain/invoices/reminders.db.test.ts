import { beforeEach, describe, expect, test } from "vitest";
import { SettingsPatch, updateSettings } from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { issue } from "@/server/testing/invoicing";
import { pay } from "@/server/testing/paying";
import { createInvoicePayment, sendInvoiceReminders } from "./index";

let merchant: TestMerchant;
beforeEach(async () => {
  merchant = await testMerchant();
});

const DUE = { due_date: "2030-03-10", customer_email: "sara@example.com" };

async function remindOn(...days: number[]): Promise<void> {
  await updateSettings(merchant.ctx, readInput(SettingsPatch, { invoice_reminder_days: days }));
}

/** The merchant's context at an instant. */
function at(instant: string) {
  const now = () => new Date(instant);
  return { ...merchant.ctx, realNow: now, now };
}

function issueInMarch(wire: Record<string, unknown> = {}) {
  return issue(merchant, { ...DUE, ...wire }, at("2030-03-01T08:00:00Z"));
}

/** Runs the job at an instant, as often as reminders are due. */
async function runAt(instant: string): Promise<void> {
  const ctx = at(instant);
  for (const { id } of await sendInvoiceReminders.due(ctx, { merchantId: merchant.id }, 100))
    await sendInvoiceReminders.run(ctx, id);
}

async function reminders(): Promise<string[]> {
  const where = { merchantId: merchant.id, kind: "invoice_reminder" };
  const rows = await merchant.ctx.db.mailMessage.findMany({ where, orderBy: [{ cause: "asc" }, { to: "asc" }] });
  return rows.map(({ cause, to }) => `${cause} ${to}`);
}

test("none unless the merchant chose days", async () => {
  await issueInMarch();
  await runAt("2030-03-11T08:00:00Z");
  expect(await reminders()).toEqual([]);
});

test("one before and one after the due day, to the customer and the recipients, each once", async () => {
  await remindOn(-3, 1);
  await issueInMarch({ email_recipients: ["books@example.com"] });
  for (const time of ["2030-03-07T05:59:00Z", "2030-03-07T06:00:00Z", "2030-03-07T07:00:00Z", "2030-03-11T10:00:00Z"])
    await runAt(time);
  expect(await reminders()).toEqual([
    "reminder:2030-03-07 books@example.com",
    "reminder:2030-03-07 sara@example.com",
    "reminder:2030-03-11 books@example.com",
    "reminder:2030-03-11 sara@example.com",
  ]);
});

test("a reminder whose hours are over is left out, and the next one is sent", async () => {
  await remindOn(-3, -2);
  await issueInMarch();
  await runAt("2030-03-07T19:00:00Z");
  await runAt("2030-03-08T06:00:00Z");
  expect(await reminders()).toEqual(["reminder:2030-03-08 sara@example.com"]);
});

describe("the days of open invoices follow the settings", () => {
  test("switched on, moved with the zone, and switched off again", async () => {
    const { id } = await issueInMarch();
    const remindAt = async () =>
      (await merchant.ctx.db.invoice.findUniqueOrThrow({ where: { id } })).remindAt?.toISOString() ?? null;
    expect(await remindAt()).toBeNull();
    await remindOn(0);
    expect(await remindAt()).toBe("2030-03-10T06:00:00.000Z");
    await updateSettings(merchant.ctx, readInput(SettingsPatch, { timezone: "Asia/Dubai" }));
    expect(await remindAt()).toBe("2030-03-10T05:00:00.000Z");
    await remindOn();
    expect(await remindAt()).toBeNull();
  });
});

test("a paid invoice is not reminded, and a partly paid one asks for the rest", async () => {
  await remindOn(1);
  const paid = await issueInMarch();
  await pay(merchant, paid.sessionId, "1");
  const { number } = await issueInMarch({ allow_partial_payments: true });
  const part = await createInvoicePayment(merchant.ctx, { id: String(number), amount: "4" }, null);
  await pay(merchant, part.session_id, "1");
  await runAt("2030-03-11T06:00:00Z");
  const mails = await merchant.ctx.db.mailMessage.findMany({
    where: { merchantId: merchant.id, kind: "invoice_reminder" },
  });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("6.500");
  expect(mails[0]?.text).toContain("10.500");
});
