/** Reads Adyen's answers. Null means an unreadable answer, whose outcome is unknown. */
import { schemeName } from "@/server/kernel/card-scheme";
import { sha256 } from "@/server/kernel/ids";
import type { JsonObject } from "@/server/kernel/json";
import { isEqual, type Money } from "@/server/kernel/money";
import type { GatewayOutcome } from "../../core/words";
import type { Answer } from "../../engine/core/answer";
import { amountIn, answerIn, keptIn } from "../../engine/core/facts";
import { saidFirst, saidList, saidObject, saidText } from "../../engine/core/said";
import { challengeOf, refsOfAction } from "./challenge";
import { declineOf } from "./refusals";
import { AMOUNT, CARD, FIELDS, KEPT_CARD } from "./tables/params";
import { RESULTS, SESSIONS } from "./tables/statuses";
import { UNITS } from "./tables/units";

/**
 * A `shopperReference`: a digest, because the merchant's customer id may be a mail address or too short, and
 * merchants may share an Adyen account. Undefined without an id.
 */
export function shopperOf(merchantId: string, { id }: { readonly id: string | null }): string | undefined {
  return id === null ? undefined : sha256(`${merchantId} ${id}`);
}

type AskedCall = { readonly referenceNumber: string; readonly total: Money };

export const saidExtra = (said: JsonObject, key: string) => saidText(said, "additionalData", key);

export function plainAnswer(said: JsonObject, outcome: GatewayOutcome): Answer {
  const answer = answerIn(said, outcome, FIELDS, UNITS);
  return { ...answer, params: { ...answer.params, card_type: schemeName(saidFirst(said, CARD.brand)) } };
}

export function paymentAnswer(said: JsonObject): Answer | null {
  const resultCode = saidText(said, "resultCode");
  const psp = saidText(said, "pspReference");
  const result = RESULTS.get(resultCode) ?? "pending";
  if (resultCode === null || (result === "success" && psp === null)) return null;
  // A success without an amount stays pending until the notification, which names the amount.
  const outcome = result === "success" && said.amount === undefined ? "pending" : result;
  const isRefusal = outcome === "failed" || resultCode === "Error";
  const action = saidObject(said, "action");
  return {
    ...plainAnswer(said, outcome),
    message: outcome === "success" ? null : saidFirst(said, "refusalReason resultCode"),
    refs: { psp, ...refsOfAction(action) },
    decline: isRefusal ? declineOf(said) : null,
    next: outcome === "pending" ? challengeOf(action) : null,
    ...(outcome === "success" && takenOf(said)),
  };
}

/**
 * Reads Adyen's answer to what the browser returned from 3-D Secure. Adyen names our reference only after its
 * decision; before, the sent data identifies the payment.
 */
export function detailsAnswer(said: JsonObject, call: AskedCall): Answer | null {
  const answer = paymentAnswer(said);
  if (answer?.outcome !== "pending") return answer;
  return { ...answer, about: answer.about ?? call.referenceNumber };
}

export function takenOf(said: JsonObject): Pick<Answer, "actual" | "keptCard"> {
  return { actual: amountIn(said, AMOUNT, UNITS), keptCard: keptIn(said, KEPT_CARD) };
}

/** The result of an accepted capture, cancellation or refund, whose outcome comes by notification. */
export function modificationAnswer(said: JsonObject): Answer | null {
  const psp = saidText(said, "pspReference");
  return said.status === "received" && psp !== null ? { ...plainAnswer(said, "pending"), refs: { psp } } : null;
}

export function sessionAnswer(said: JsonObject, { referenceNumber }: AskedCall): Answer | null {
  if (said.reference !== referenceNumber) return null;
  const [payment] = saidList(said, "payments");
  const message = saidText(said, "status");
  const outcome = (payment === undefined && SESSIONS.get(message)) || "pending";
  return { ...plainAnswer(said, outcome), message, refs: { psp: saidText(payment, "pspReference") } };
}

export function linkAnswer(said: JsonObject, { referenceNumber, total }: AskedCall): Answer | null {
  const amount = amountIn(said, AMOUNT, UNITS);
  if (said.reference !== referenceNumber || amount === null || !isEqual(amount, total)) return null;
  const outcome = said.status === "expired" ? "canceled" : "pending";
  return { ...plainAnswer(said, outcome), message: saidText(said, "status"), refs: {} };
}
