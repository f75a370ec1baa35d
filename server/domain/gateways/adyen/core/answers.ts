/** Reads Adyen's answers. Null means an unreadable answer, whose outcome is unknown. */
import { schemeName } from "@/server/kernel/card-scheme";
import { sha256 } from "@/server/kernel/ids";
import type { JsonObject } from "@/server/kernel/json";
import { isEqual, type Money } from "@/server/kernel/money";
import { type CardFacts, maskedNumber } from "../../core/result";
import type { GatewayOutcome } from "../../core/words";
import { type Answer, shownCard } from "../../engine/core/answer";
import { saidFirst, saidList, saidObject, saidText, saidTexts } from "../../engine/core/said";
import { fromAdyenAmount } from "./amounts";
import { declineOf } from "./refusals";
import { BRAND, KEPT_CARD, PARAMS } from "./tables/params";
import { RESULTS, SESSIONS } from "./tables/statuses";

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

const brandOf = (said: JsonObject) => schemeName(saidFirst(said, BRAND));

export function saidCard(said: JsonObject): CardFacts | null {
  const [, month = null, year = null] = /^(\d{1,2})\/(\d{4})$/.exec(saidExtra(said, "expiryDate") ?? "") ?? [];
  const [last4, name] = [saidExtra(said, "cardSummary"), saidExtra(said, "cardHolderName")];
  return shownCard({ brand: brandOf(said), last4, month, year, name });
}

/**
 * The saved card in an answer. Adyen does not sign it in notifications, so a charge also names the card's
 * customer.
 */
export function saidKeptCard(said: JsonObject): NonNullable<Answer["keptCard"]> | null {
  const id = saidFirst(said, KEPT_CARD);
  return id === null ? null : { handle: { id }, networkTransactionId: saidExtra(said, "networkTxReference") };
}

export function plainAnswer(said: JsonObject, outcome: GatewayOutcome): Answer {
  const [card, texts] = [saidCard(said), saidTexts(said, PARAMS)];
  const params = { ...texts, card_type: brandOf(said), card_number: card && maskedNumber(card.last4) };
  return { outcome, raw: said, params, about: texts.track_id };
}

type AskedCall = { readonly referenceNumber: string };

/** The answer; null if it concerns another payment. */
function answerAbout(said: JsonObject, { referenceNumber }: AskedCall, outcome: GatewayOutcome): Answer | null {
  const answer = plainAnswer(said, outcome);
  return answer.about && answer.about !== referenceNumber ? null : answer;
}

export function paymentAnswer(said: JsonObject, call: AskedCall): Answer | null {
  const resultCode = saidText(said, "resultCode");
  const psp = saidText(said, "pspReference");
  const result = outcomeOfResult(resultCode);
  if (resultCode === null || (result === "success" && psp === null)) return null;
  // A success without an amount stays pending until the notification, which names it.
  const outcome = result === "success" && said.amount === undefined ? "pending" : result;
  const isRefusal = outcome === "failed" || resultCode === "Error";
  const action = saidObject(said, "action");
  const leadsOn = action?.type === "redirect" && (saidText(action, "method") ?? "GET") === "GET";
  const answer = answerAbout(said, call, outcome);
  return (
    answer && {
      ...answer,
      message: outcome === "success" ? null : saidFirst(said, "refusalReason resultCode"),
      refs: { psp },
      decline: isRefusal ? declineOf(said) : null,
      next: outcome === "pending" && leadsOn ? saidText(action, "url") : null,
      ...(outcome === "success" && takenOf(said)),
    }
  );
}

export function takenOf(said: JsonObject): Pick<Answer, "actual" | "keptCard"> {
  return { actual: fromAdyenAmount(saidObject(said, "amount")), keptCard: saidKeptCard(said) };
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
