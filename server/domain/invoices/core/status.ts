/** Computes an invoice's current status, which a job stores later (Spec, "Invoice states"). */
import type { SessionState } from "@/server/domain/sessions/core/words";
import { isOpen } from "./machine";
import type { InvoiceStatus } from "./words";

export type InvoiceTimes = {
  readonly status: InvoiceStatus;
  readonly overdueAt: Date | null;
};

/**
 * The status at `now`: an open invoice is canceled once its session has expired, and overdue after its due
 * date.
 * @param session the state of the invoice's session; null if the session was deleted
 */
export function statusAt({ status, overdueAt }: InvoiceTimes, session: SessionState | null, now: Date): InvoiceStatus {
  if (!isOpen(status)) return status;
  if (session === "expired") return "canceled";
  return overdueAt !== null && overdueAt.getTime() <= now.getTime() ? "overdue" : status;
}
