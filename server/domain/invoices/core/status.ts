/** The status that every reader sees, even before a job has written it (Spec, "Invoice states"). */
import type { SessionState } from "@/server/domain/sessions/core/words";
import { isOpen } from "./machine";
import type { InvoiceStatus } from "./words";

/** What decides the status of an invoice. */
export type InvoiceTimes = {
  /** As stored. */
  readonly status: InvoiceStatus;
  readonly overdueAt: Date | null;
};

/**
 * The status at `now`: an open invoice is canceled once its session's time is over, and overdue once its due
 * date is past.
 * @param session the state in which every reader sees its session; null if that was deleted
 */
export function statusAt({ status, overdueAt }: InvoiceTimes, session: SessionState | null, now: Date): InvoiceStatus {
  if (!isOpen(status)) return status;
  if (session === "expired") return "canceled";
  return overdueAt !== null && overdueAt.getTime() <= now.getTime() ? "overdue" : status;
}
