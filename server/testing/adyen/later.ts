/** What happens at the Adyen double without a call: later failures, and pages that lapse. */
import { freshPsp, type Page, undo } from "./book";
import type { Desk } from "./desk";

/** Takes a capture or refund back that had succeeded, and tells it. @throws {Error} there is none */
export function undoLater(desk: Desk, psp: string, eventCode: string): void {
  const movement = undo(desk.book, psp);
  if (movement === null) throw new Error(`Nothing was captured or refunded under ${psp}.`);
  desk.notify({
    eventCode,
    success: true,
    pspReference: psp,
    originalReference: movement.paymentPsp,
    merchantReference: movement.reference,
    amount: movement.amount,
    paymentMethod: "visa",
    reason: "Acquirer refused",
  });
}

/** An unpaid page expires, and a notification says so. */
export function lapse(desk: Desk, page: Page): void {
  page.status = "expired";
  const { reference, amount } = page.request;
  desk.notify({
    eventCode: "OFFER_CLOSED",
    success: true,
    pspReference: freshPsp(),
    merchantReference: reference,
    amount,
  });
}
