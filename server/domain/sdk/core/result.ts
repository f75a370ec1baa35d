/** An attempt's outcome in the form of the SDKs' callbacks (Spec, "Events" 5, "The SDK payload"). */

import { isCanceled, isInFlight, isOnPage } from "@/server/domain/sessions/attempts/core/machine";
import type { SdkResult } from "@/server/domain/sessions/contract/preload";
import type { AttemptState, SdkStatus } from "@/server/domain/sessions/core/words";
import type { JsonObject } from "@/server/kernel/json";
import type { Language } from "@/server/kernel/types";
import { answer, given } from "@/server/kernel/wire-schema-parts";
import type { ChargeOperation } from "@/server/kernel/words";
import { type ResultWord, resultWords } from "./result-words";

type TriedAttempt = {
  readonly state: AttemptState;
  readonly pgCode: string;
  readonly operation: ChargeOperation;
  /** Stored form of payment: `card`, `token`, `wallet`, a device wallet's name or `none`. */
  readonly formOfPayment: string;
  readonly referenceNumber: string;
  readonly message: string | null;
  /** When the bank first showed the customer its 3-D Secure page. */
  readonly challengedAt: Date | null;
  readonly gatewayResponse: JsonObject | null;
};

export type ResultFacts = {
  readonly sessionId: string;
  readonly orderNo: string | null;
  readonly language: Language;
  readonly attempt: TriedAttempt;
  readonly pgName: string;
  /** The customer's return address; null while the session can be paid, and without a `redirect_url`. */
  readonly redirectUrl: string | null;
};

const WORDS: Readonly<Record<AttemptState, ResultWord>> = {
  pending: "pending",
  open: "pending",
  processing: "pending",
  success: "success",
  cod: "success",
  failed: "declined",
  canceled: "canceled",
  error: "error",
};

const STATUSES: Readonly<Record<ResultWord, SdkStatus>> = {
  success: "success",
  declined: "canceled",
  canceled: "canceled",
  error: "error",
  pending: "pending",
  leaves: "pending",
  code: "pending",
};

const FORMS: Readonly<Record<string, string>> = { card: "redirect", none: "redirect", token: "token_pay" };

export function resultCode({ state }: Pick<TriedAttempt, "state">): string {
  const word = WORDS[state];
  return word === "error" ? "payment_error" : word;
}

/** The result for an SDK callback. It contains a code's status only for mobile wallets. */
export function sdkResult({ sessionId, orderNo, language, attempt, pgName, redirectUrl }: ResultFacts): SdkResult {
  const word = WORDS[attempt.state];
  const status = STATUSES[word];
  const { pgCode, gatewayResponse: response } = attempt;
  const answered = response !== null && (status === "success" || status === "canceled");
  return answer<SdkResult>()({
    status,
    message: resultWords(word, language),
    form_of_payment: FORMS[attempt.formOfPayment] ?? attempt.formOfPayment,
    challenge_occurred: attempt.challengedAt !== null || attempt.formOfPayment === "stc_pay",
    session_id: sessionId,
    operation: attempt.operation,
    ...given({
      order_no: orderNo,
      reference_number: attempt.referenceNumber === "" ? null : attempt.referenceNumber,
      redirect_url: redirectUrl,
      payment_gateway_info: answered ? { pg_code: pgCode, pg_name: pgName, pg_response: response } : null,
    }),
  });
}

/**
 * The attempt to report to a callback: the successful one, otherwise the newest settled one that was not
 * replaced.
 * @param attempts oldest first
 */
export function latestDecided<T extends TriedAttempt>(attempts: readonly T[]): T | null {
  const decided = attempts.filter(
    (attempt) => !isOnPage(attempt) && !isInFlight(attempt) && !(isCanceled(attempt) && attempt.message === null),
  );
  return decided.find(({ state }) => state === "success" || state === "cod") ?? decided.at(-1) ?? null;
}
