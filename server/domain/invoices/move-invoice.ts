import { recordChanges } from "@/server/db/transactions/state-changes";
import { accepts, step } from "@/server/kernel/machine";
import { type Money, toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { INVOICE, type InvoiceEvent, invoiceStatus } from "./core/machine";

type Move = {
  readonly id: string;
  readonly event: InvoiceEvent;
  readonly paid?: Money;
};

export async function moveInvoice(ctx: Ctx, tx: Tx, { id, event, paid }: Move): Promise<void> {
  const row = await tx.invoice.findUniqueOrThrow({ where: { id }, select: { status: true } });
  const from = invoiceStatus(row.status);
  if (!accepts(INVOICE, from, event)) return;
  const at = ctx.now();
  const taken = step(INVOICE, from, event);
  const paidAmount = paid && toWire(paid);
  await tx.invoice.update({
    where: { id },
    data: { status: taken.to, overdueAt: null, remindAt: null, updatedAt: at, ...(paidAmount && { paidAmount }) },
    select: { id: true },
  });
  await recordChanges(tx, [{ merchantId: ctx.merchant.id, machine: "invoice", objectId: id, ...taken, at }]);
}
