import { dueJob } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import { acceptsPayment, readSession } from "@/server/domain/sessions";
import { isZero, subtract } from "@/server/kernel/money";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Job, Tx } from "@/server/kernel/types";
import { isOpen } from "./core/machine";
import { nextReminder, reminderNow } from "./core/reminders";
import { findInvoice } from "./invoice";
import { mailReminder } from "./mail-invoice";
import { lockInvoice } from "./statements/lock-invoice";
import { REMINDERS } from "./statements/reminders";

export const sendInvoiceReminders: Job = dueJob(REMINDERS, {
  name: "invoice-reminders",
  shape: "lane",
  run: async (ctx, id) => {
    const named = await ctx.db.invoice.findFirst({
      where: { id, merchantId: ctx.merchant.id },
      select: { sessionId: true },
    });
    const session = named && (await readSession(ctx, named.sessionId));
    await transaction(ctx.db, async (tx) => {
      if (await lockInvoice(ctx, tx, id)) await remind(ctx, tx, { id, session: session?.session ?? null });
    });
  },
});

type Subject = {
  readonly id: string;
  readonly session: (Parameters<typeof acceptsPayment>[0] & Parameters<typeof mailReminder>[2]["session"]) | null;
};

async function remind(ctx: Ctx, tx: Tx, { id, session }: Subject): Promise<void> {
  const now = ctx.now();
  const { remindAt, number } = await tx.invoice.findUniqueOrThrow({
    where: { id },
    select: { remindAt: true, number: true },
  });
  if (remindAt === null || remindAt > now) return;
  const invoice = await findInvoice(tx, { number });
  // Reads the merchant's settings in this transaction, because the settings in the job's context may be
  // outdated.
  const { timezone, invoiceReminderDays: days } = await tx.merchant.findUniqueOrThrow({
    where: { id: ctx.merchant.id },
    select: { timezone: true, invoiceReminderDays: true },
  });
  if (invoice === null) return;
  const plan = { dueDate: invoice.dueDate, days, timezone };
  const next = isOpen(invoice.status) ? nextReminder(plan, now) : null;
  await tx.invoice.update({ where: { id }, data: { remindAt: next }, select: { id: true } });
  const daysAfter = reminderNow(plan, now);
  const left = subtract(invoice.totalInclTax, invoice.paidAmount);
  if (daysAfter === null || !isOpen(invoice.status) || isZero(left)) return;
  if (session === null || !acceptsPayment(session, now)) return;
  await mailReminder(ctx, tx, { invoice, session, left, daysAfter, on: civilDateOf(now, timezone) });
}
