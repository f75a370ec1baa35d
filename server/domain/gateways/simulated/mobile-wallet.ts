/** The simulated mobile wallet. The wallet accepts any phone number; the typed code decides the outcome. */
import type { Ctx } from "@/server/kernel/types";
import type { ConfirmCall } from "../calls";
import type { GatewayResult } from "../core/result";
import { verdictOnCode } from "./core/codes";
import { recordOnce } from "./entries";
import { freshIds } from "./fresh-ids";

export async function confirm(ctx: Ctx, call: ConfirmCall): Promise<GatewayResult | "wrong_code"> {
  const { account, referenceNumber, operation, total, wallet, phone } = call;
  const verdict = verdictOnCode(call.code);
  if (verdict === null) return "wrong_code";
  const transaction = freshIds().transaction;
  const reason = verdict.message === null ? {} : { pg_message: verdict.message };
  const result: GatewayResult = {
    ...verdict,
    raw: { wallet, mobile: `**** ${phone.slice(-4)}`, result: verdict.outcome, ...reason },
    params: { result: verdict.outcome, track_id: referenceNumber, transaction_id: transaction, ...reason },
    card: null,
  };
  return recordOnce(ctx, {
    gatewayCode: account.gatewayCode,
    referenceNumber,
    kind: operation,
    chargeReference: null,
    amount: total,
    result,
  });
}
