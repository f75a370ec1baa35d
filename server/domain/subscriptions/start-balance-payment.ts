/** The customer pays the outstanding balance with a new card. */
import type { SystemCtx } from "../../kernel/types";
import { balanceSession } from "./balance-session";
import type { SelfServiceOutcome } from "./page-views";
import { leadToSession, type SelfServiceRequest } from "./self-service-request";

/**
 * Leads to the gateway's page for the outstanding balance; the card that pays is saved and charged from then on. Where nothing is
 * outstanding, or a charge has no answer yet, the page stands.
 * @throws {Busy} when a lock was not to be had
 */
export async function startBalancePayment(system: SystemCtx, request: SelfServiceRequest): Promise<SelfServiceOutcome> {
  return leadToSession(system, request, balanceSession);
}
