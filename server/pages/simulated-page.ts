/** The page of the simulated gateway, which notifies the service after a payment as real gateways do. */
import { receiveNotification } from "@/server/domain/gateway-notifications";
import { type PagePayment, paySimulatedPage, type SimulatedNotice, simulatedInbound } from "@/server/domain/gateways";
import type { SystemCtx } from "@/server/kernel/types";

export async function payOnSimulatedPage(
  system: SystemCtx,
  payment: { readonly token: string; readonly number: string },
): Promise<PagePayment> {
  const outcome = await paySimulatedPage(system, payment);
  if (outcome.kind === "paid") {
    const accountId = outcome.notifyUrl.split("/").at(-1) ?? "";
    await tell(system, accountId, { about: "charge", referenceNumber: outcome.told });
  }
  return outcome;
}

async function tell(system: SystemCtx, accountId: string, notice: SimulatedNotice): Promise<void> {
  await receiveNotification(system, { accountId, inbound: simulatedInbound(notice, system.realNow()) });
}
