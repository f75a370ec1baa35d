import type { Ctx } from "@/server/kernel/types";
import type { ChargeCall } from "../calls";
import type { GatewayResult } from "../core/result";
import { GatewayUnreachable } from "../port";
import { paymentBody } from "./bodies";
import { paymentAnswer, refusedRequest } from "./core/answers";
import { exchange, isTaken, sayable } from "./exchange";

/**
 * Charges a saved card or a device wallet with one `POST /payments` under our reference.
 * @throws {NotSent} also for a typed card, or a card that this customer has not saved
 * @throws {GatewayUnreachable}
 */
export async function charge(ctx: Ctx, call: ChargeCall): Promise<GatewayResult> {
  const { account, referenceNumber, firstSentAt } = call;
  const body = sayable(() => paymentBody(call));
  const key = `charge:${referenceNumber}`;
  const reply = await exchange(account, { method: "POST", path: "/payments", body, key, firstSentAt });
  if (!isTaken(reply)) return refusedRequest(reply.said, "error");
  const answer = paymentAnswer(reply.said, referenceNumber, ctx.now());
  if (answer === null) throw new GatewayUnreachable("Adyen: no result of this payment.");
  return { ...answer, card: null };
}
