/** Decides when the customer's link to an invoice ends (Spec, "Invoice states" 7). */
import { addSeconds } from "@/server/kernel/time";
import { isOpen } from "./machine";
import type { InvoiceStatus } from "./words";

/**
 * Days for which a link works after the invoice was paid or canceled, or after the link was replaced if that
 * is later.
 */
const DAYS_AFTER_END = 90;

export type LinkTimes = {
  readonly status: InvoiceStatus;
  readonly updatedAt: Date;
  readonly linkIssuedAt: Date | null;
};

/** @returns null while the invoice is owed, because its link then does not expire */
export function linkEndsAt({ status, updatedAt, linkIssuedAt }: LinkTimes): Date | null {
  if (isOpen(status)) return null;
  const from = linkIssuedAt !== null && linkIssuedAt > updatedAt ? linkIssuedAt : updatedAt;
  return addSeconds(from, DAYS_AFTER_END * 86_400);
}
