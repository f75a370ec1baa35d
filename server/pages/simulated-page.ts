import { receiveNotification } from "@/server/domain/gateway-notifications";
import {
  answerSimulatedBank,
  type BankAnswer,
  type PagePayment,
  paySimulatedPage,
  type SimulatedNotice,
  simulatedInbound,
} from "@/server/domain/gateways";
import type { SystemCtx } from "@/server/kernel/types";

export async function payOnSimulatedPage(
  system: SystemCtx,
  payment: { readonly token: string; readonly number: string },
): Promise<PagePayment> {
  const outcome = await paySimulatedPage(system, payment);
  if (outcome.kind === "paid") await tellCharge(system, outcome.notifyUrl.split("/").at(-1) ?? "", outcome.told);
  return outcome;
}

export async function answerAtSimulatedBank(
  system: SystemCtx,
  answer: { readonly token: string; readonly confirms: boolean },
): Promise<BankAnswer> {
  const outcome = await answerSimulatedBank(system, answer);
  if (outcome.kind === "answered") await tellCharge(system, outcome.accountId, outcome.told);
  return outcome;
}

function tellCharge(system: SystemCtx, accountId: string, referenceNumber: string): Promise<void> {
  return tell(system, accountId, { about: "charge", referenceNumber });
}

async function tell(system: SystemCtx, accountId: string, notice: SimulatedNotice): Promise<void> {
  await receiveNotification(system, { accountId, inbound: simulatedInbound(notice, system.realNow()) });
}
