/** Captures, cancellations and refunds: Adyen accepts them and reports the outcome by a notification. */
import { isEqual } from "@/server/kernel/money";
import type { FollowUpCall } from "../calls";
import type { CallKind } from "../core/capabilities";
import type { GatewayResult } from "../core/result";
import { GatewayUnreachable, NotSent } from "../port";
import { amountBody, type Body, cancelBody } from "./bodies";
import { modificationAnswer, refusedRequest } from "./core/answers";
import { exchange, isTaken, sayable } from "./exchange";

/** @throws {NotSent} {GatewayUnreachable} */
export async function capture(call: FollowUpCall): Promise<GatewayResult> {
  return modify(call, { kind: "capture", path: pathOf(call, "captures") }, () => amountBody(call));
}

/** @throws {NotSent} {GatewayUnreachable} */
export async function cancel(call: FollowUpCall): Promise<GatewayResult> {
  return modify(call, { kind: "void", path: pathOf(call, "cancels") }, () => cancelBody(call));
}

/**
 * A refund of the whole payment is sent as a reversal, which Adyen accepts even before it has captured a
 * purchase. @throws {NotSent} {GatewayUnreachable}
 */
export async function refund(call: FollowUpCall): Promise<GatewayResult> {
  if (isEqual(call.amount, call.charge.total))
    return modify(call, { kind: "refund", path: pathOf(call, "reversals") }, () => cancelBody(call));
  return modify(call, { kind: "refund", path: pathOf(call, "refunds") }, () => amountBody(call));
}

function pathOf({ charge }: FollowUpCall, what: string): string {
  const { psp } = charge.refs;
  if (psp === undefined) throw new NotSent("Adyen has not told its reference of this payment yet.");
  return `/payments/${encodeURIComponent(psp)}/${what}`;
}

type Modification = { readonly kind: CallKind; readonly path: string };

async function modify(call: FollowUpCall, { kind, path }: Modification, make: () => Body): Promise<GatewayResult> {
  const { account, referenceNumber, firstSentAt } = call;
  const key = `${kind}:${referenceNumber}`;
  const reply = await exchange(account, { method: "POST", path, body: sayable(make), key, firstSentAt });
  if (!isTaken(reply)) return refusedRequest(reply.said, "failed");
  const answer = modificationAnswer(reply.said, referenceNumber);
  if (answer === null) throw new GatewayUnreachable("Adyen: the request was not taken up in so many words.");
  return answer;
}
