/**
 * Charges a device wallet after the customer approved its sheet on our page (Spec, "Wallets and instalments
 * on pages" 1 to 3).
 */
import type { DeviceWallet } from "@/server/domain/gateways";
import { countFormPost } from "@/server/domain/limits";
import { type Attempt, isUnsubmitted } from "@/server/domain/sessions";
import type { SystemCtx } from "@/server/kernel/types";
import { loadPayPage } from "../attempt/load-pay-page";
import { sendCharge } from "../attempt/send-charge";
import { settleAnswer } from "./settle-answer";
import { submitStarted } from "./submit-started";

/**
 * `settled` has the attempt's state: `processing` while the outcome is unknown; `open` if the bank requires
 * 3-D Secure (redirect to the attempt's page). `checkout`: the attempt had changed, and nothing was charged.
 */
export type SheetOutcome =
  | { readonly kind: "settled"; readonly state: Attempt["state"] }
  | { readonly kind: "checkout" }
  | { readonly kind: "not_found" };

/**
 * Charges the wallet's payload under the attempt of its sheet.
 * @param sheet.payload the wallet's payload, whose structure is validated
 * @throws {Busy} before the charge
 * @throws {RateLimited}
 */
export async function payBySheet(
  system: SystemCtx,
  sheet: { readonly token: string; readonly wallet: DeviceWallet; readonly payload: Readonly<Record<string, unknown>> },
): Promise<SheetOutcome> {
  const { token, wallet, payload } = sheet;
  const page = await loadPayPage(system, token);
  if (page === null) return { kind: "not_found" };
  const { ctx, session, attempt } = page;
  await countFormPost(ctx, session.id);
  if (!isUnsubmitted(attempt) || attempt.formOfPayment !== wallet) return { kind: "checkout" };
  const payment = await submitStarted(ctx, { attemptId: attempt.id, formOfPayment: wallet });
  if (payment === null) return { kind: "checkout" };
  await settleAnswer(ctx, payment.attempt, {
    call: () => sendCharge(ctx, payment, { source: { kind: "device_wallet", wallet, payload } }),
    deliverInline: true,
    suppressWebhook: false,
  });
  const now = await loadPayPage(system, token);
  return now === null ? { kind: "not_found" } : { kind: "settled", state: now.attempt.state };
}
