import fc from "fast-check";
import { expect, test } from "vitest";
import { type TestMerchant, testMerchant, twoConnections } from "@/server/testing/harness";
import { merchantAt, writeSubscription } from "@/server/testing/subscriptions";
import { pageLink } from "../record/page-token";
import { renewalReminders } from "./renewal-reminders";

const MADE = "2030-01-31T06:00:00Z";
/** 09:00 in Kuwait of the given day, when reminders leave. */
const atNine = (day: string) => new Date(`${day}T06:00:00Z`);
const NOW = atNine("2030-02-26");

/** One subscription whose cycle 2 is charged on 28 February. */
type ReminderCase = {
  readonly yearly: boolean;
  readonly language: "en" | "ar";
  readonly planName: string | null;
  readonly amountDue: string;
  readonly silent: boolean;
  readonly canceling: boolean;
  readonly scheduledDate: string;
  readonly reminderDueAt: string;
};

const cases = fc.array(
  fc.record({
    yearly: fc.boolean(),
    language: fc.constantFrom("en" as const, "ar" as const),
    planName: fc.constantFrom(null, "Gold", "Tea & <b>dates</b>"),
    amountDue: fc.constantFrom("5", "7.125", "0"),
    silent: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
    canceling: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
    scheduledDate: fc.constantFrom("2030-02-26", "2030-02-28", "2030-03-05"),
    reminderDueAt: fc.constantFrom("2030-02-20", "2030-02-26", "2030-02-27"),
  }),
  { minLength: 1, maxLength: 4 },
);

async function subscribed(all: readonly ReminderCase[]): Promise<{ merchant: TestMerchant; cycles: string[] }> {
  const merchant = await merchantAt(MADE);
  const cycles: string[] = [];
  for (const { yearly, language, planName, amountDue, silent, canceling, scheduledDate, reminderDueAt } of all) {
    const change = {
      frequency: yearly ? "yearly" : "monthly",
      language,
      planName,
      ...(silent && {
        notificationConfig: { pre_charge_enabled: false, failure_enabled: true, final_failure_enabled: true },
      }),
      ...(canceling && { cancelAtPeriodEnd: true, cancelOn: new Date("2030-02-28") }),
    };
    const due = { amountDue, scheduledDate: new Date(scheduledDate), reminderDueAt: atNine(reminderDueAt) };
    const made = await writeSubscription(merchant, change, due);
    cycles.push((await made.cycles())[1]?.id ?? "");
  }
  return { merchant, cycles };
}

const atNow = (merchant: TestMerchant) => merchant.as({ actor: { kind: "service" }, now: () => NOW });

async function dueOf(merchant: TestMerchant): Promise<string[]> {
  const realNow = () => new Date(NOW.getTime() - merchant.ctx.merchant.clockOffset);
  const items = await renewalReminders.due({ ...merchant.ctx, realNow }, { merchantId: merchant.id }, 100);
  return items.map(({ id }) => id);
}

/** The mails and what is due next, with the ids of what they are about told as places. */
async function written({ ctx, id: merchantId }: TestMerchant, cycleIds: readonly string[]) {
  const rows = await ctx.db.billingCycle.findMany({ where: { id: { in: [...cycleIds] } } });
  const cycles = cycleIds.map((id) => rows.find((row) => row.id === id));
  const mails = await ctx.db.mailMessage.findMany({ where: { merchantId } });
  const told = await Promise.all(
    mails.map(async ({ id: _id, merchantId: _merchant, html, text, cause, relatedId, ...mail }) => {
      const subscription = await ctx.db.subscription.findUniqueOrThrow({ where: { id: relatedId ?? "" } });
      const link = pageLink(ctx, subscription).page_url;
      expect([html, text].map((words) => words.includes(link))).toEqual([true, true]);
      const cycle = cycles.findIndex((row) => row?.subscriptionId === relatedId);
      const words = [html, text].map((each) => each.replaceAll(link, "LINK"));
      return JSON.stringify({ ...mail, words, cycle, cause: cause?.replace(cycleIds[cycle] ?? "", "CYCLE") });
    }),
  );
  return { nexts: cycles.map((row) => row?.reminderDueAt), mails: told.sort() };
}

test("a batch leaves exactly what the reminders one by one leave", async () => {
  await fc.assert(
    fc.asyncProperty(cases, async (all) => {
      const [one, many] = [await subscribed(all), await subscribed(all)];
      for (const id of await dueOf(one.merchant)) await renewalReminders.run(atNow(one.merchant), id);
      expect(await renewalReminders.batch?.run(atNow(many.merchant), await dueOf(many.merchant))).toEqual([]);
      expect(await written(many.merchant, many.cycles)).toEqual(await written(one.merchant, one.cycles));
      expect(await dueOf(many.merchant)).toEqual([]);
    }),
    { numRuns: 4 },
  );
}, 60_000);

test("a batch leaves a subscription that somebody has locked to the verb, and another merchant's cycles alone", async () => {
  const plan: ReminderCase = {
    yearly: false,
    language: "en",
    planName: null,
    amountDue: "5",
    silent: false,
    canceling: false,
    scheduledDate: "2030-02-28",
    reminderDueAt: "2030-02-26",
  };
  const { merchant, cycles } = await subscribed([plan, plan]);
  const other = await testMerchant();
  expect(await renewalReminders.batch?.run(atNow(other), cycles)).toEqual(cycles);
  await twoConnections(async (holder) => {
    await holder.query("BEGIN");
    const lock =
      "SELECT id FROM subscription WHERE id = (SELECT subscription_id FROM billing_cycle WHERE id = $1) FOR UPDATE";
    await holder.query(lock, [cycles[0]]);
    expect(await renewalReminders.batch?.run(atNow(merchant), cycles)).toEqual([cycles[0]]);
    await holder.query("ROLLBACK");
  });
  expect(await dueOf(merchant)).toEqual([cycles[0]]);
  expect((await written(merchant, cycles)).mails).toHaveLength(1);
});
