/** Reads Adyen's answers. Null means an unreadable answer, whose outcome is unknown. */
import { schemeName } from "@/server/kernel/card-scheme";
import { sha256 } from "@/server/kernel/ids";
import type { JsonObject } from "@/server/kernel/json";
import { isEqual, type Money } from "@/server/kernel/money";
import type { GatewayOutcome } from "../../core/words";
import type { Answer } from "../../engine/core/answer";
import { answerIn, keptIn } from "../../engine/core/facts";
import { saidFirst, saidList, saidObject, saidText } from "../../engine/core/said";
import { fromAdyenAmount } from "./amounts";
import { challengeOf, refsOfAction } from "./challenge";
import { declineOf } from "./refusals";
import { CARD, FIELDS, KEPT_CARD } from "./tables/params";
import { RESULTS, SESSIONS } from "./tables/statuses";
import { UNITS } from "./tables/units";

export const outcomeOfResult = (code: string | null): GatewayOutcome => RESULTS.get(code) ?? "pending";
export const outcomeOfSession = (status: string | null): GatewayOutcome => SESSIONS.get(status) ?? "pending";

/**
 * A `shopperReference`: a digest, because the merchant's customer id may be a mail address or too short, and
 * merchants may share an Adyen account. Undefined without an id.
 */
export function shopperOf(merchantId: string, { id }: { readonly id: string | null }): string | undefined {
  return id === null ? undefined : sha256(`${merchantId} ${id}`);
}

export const saidExtra = (said: JsonObject, key: string) => saidText(said, "additionalData", key);

export function plainAnswer(said: JsonObject, outcome: GatewayOutcome): Answer {
  const answer = answerIn(said, outcome, FIELDS, UNITS);
  return { ...answer, params: { ...answer.params, card_type: schemeName(saidFirst(said, CARD.brand)) } };
}

type AskedCall = { readonly referenceNumber: string };

/** Returns an answer about a payment; null if Adyen's answer concerns another payment. */
function answerAbout(said: JsonObject, { referenceNumber }: AskedCall, outcome: GatewayOutcome): Answer | null {
  const answer = plainAnswer(said, outcome);
  return answer.about && answer.about !== referenceNumber ? null : answer;
}

export function paymentAnswer(said: JsonObject, call: AskedCall): Answer | null {
  const resultCode = saidText(said, "resultCode");
  const psp = saidText(said, "pspReference");
  const result = outcomeOfResult(resultCode);
  if (resultCode === null || (result === "success" && psp === null)) return null;
  // A success without an amount stays pending until the notification, which names the amount.
  const outcome = result === "success" && said.amount === undefined ? "pending" : result;
  const isRefusal = outcome === "failed" || resultCode === "Error";
  const action = saidObject(said, "action");
  const answer = answerAbout(said, call, outcome);
  return (
    answer && {
      ...answer,
      message: outcome === "success" ? null : saidFirst(said, "refusalReason resultCode"),
      refs: { psp, ...refsOfAction(action) },
      decline: isRefusal ? declineOf(said) : null,
      next: outcome === "pending" ? challengeOf(action) : null,
      ...(outcome === "success" && takenOf(said)),
    }
  );
}

/**
 * Reads Adyen's answer to what the browser returned from 3-D Secure. Adyen names our reference only after its
 * decision; before, the sent data identifies the payment.
 */
export function detailsAnswer(said: JsonObject, call: AskedCall): Answer | null {
  const answer = paymentAnswer(said, call);
  if (answer?.outcome !== "pending") return answer;
  return { ...answer, about: answer.about ?? call.referenceNumber };
}

export function takenOf(said: JsonObject): Pick<Answer, "actual" | "keptCard"> {
  return { actual: fromAdyenAmount(saidObject(said, "amount")), keptCard: keptIn(said, KEPT_CARD) };
}

/** The result of an accepted capture, cancellation or refund, whose outcome comes by notification. */
export function modificationAnswer(said: JsonObject, call: AskedCall): Answer | null {
  const psp = saidText(said, "pspReference");
  if (said.status !== "received" || psp === null) return null;
  const answer = answerAbout(said, call, "pending");
  return answer && { ...answer, refs: { psp } };
}

export function sessionAnswer(said: JsonObject, { referenceNumber }: AskedCall): Answer | null {
  if (said.reference !== referenceNumber) return null;
  const [payment] = saidList(said, "payments");
  const message = saidText(said, "status");
  const outcome = payment === undefined ? outcomeOfSession(message) : "pending";
  return { ...plainAnswer(said, outcome), message, refs: { psp: saidText(payment, "pspReference") } };
}

/** The answer for a payment link's status; null if it concerns another payment or amount. */
export function linkAnswer(said: JsonObject, { referenceNumber, total }: AskedCall & { total: Money }): Answer | null {
  const amount = fromAdyenAmount(saidObject(said, "amount"));
  if (said.reference !== referenceNumber || amount === null || !isEqual(amount, total)) return null;
  const outcome = said.status === "expired" ? "canceled" : "pending";
  return { ...plainAnswer(said, outcome), message: saidText(said, "status"), refs: {} };
}
