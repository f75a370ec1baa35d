import type { CheckoutErrorCode, CheckoutLanguage, CheckoutResult } from "./types";

type Words = Readonly<Record<CheckoutErrorCode, string>>;

const WORDS: Readonly<Record<CheckoutLanguage, Words>> = {
  en: {
    invalid_options: "The payment could not be shown.",
    browser_unsupported: "This browser is too old to pay on this page.",
    start_failed: "The payment could not be shown.",
    not_shown: "The payment could not be shown.",
    network: "The payment service cannot be reached.",
    network_lost: "The connection to the internet was lost.",
    unauthorized: "The payment could not be shown.",
    forbidden: "The payment could not be shown.",
    session_not_found: "This payment does not exist.",
    rate_limited: "Too many requests. Try again in a minute.",
    service_error: "The payment service is not available at present.",
    session_expired: "The time to pay is over.",
    session_canceled: "The payment was cancelled.",
    session_closed: "This session can no longer be paid.",
  },
  ar: {
    invalid_options: "تعذّر عرض صفحة الدفع.",
    browser_unsupported: "هذا المتصفح قديم ولا يتيح الدفع في هذه الصفحة.",
    start_failed: "تعذّر عرض صفحة الدفع.",
    not_shown: "تعذّر عرض صفحة الدفع.",
    network: "تعذّر الاتصال بخدمة الدفع.",
    network_lost: "انقطع الاتصال بالإنترنت.",
    unauthorized: "تعذّر عرض صفحة الدفع.",
    forbidden: "تعذّر عرض صفحة الدفع.",
    session_not_found: "عملية الدفع هذه غير موجودة.",
    rate_limited: "الطلبات كثيرة. حاول مرة أخرى بعد دقيقة.",
    service_error: "خدمة الدفع غير متاحة حاليًا.",
    session_expired: "انتهت مهلة الدفع.",
    session_canceled: "أُلغيت عملية الدفع.",
    session_closed: "لم يعد الدفع ممكنًا في هذه الجلسة.",
  },
};

const RETRYABLE: ReadonlySet<CheckoutErrorCode> = new Set<CheckoutErrorCode>([
  "not_shown",
  "network",
  "network_lost",
  "rate_limited",
  "service_error",
]);

export type OwnFacts = {
  readonly lang: CheckoutLanguage;
  readonly sessionId?: string | undefined;
  /** The form of payment that the customer had chosen; empty if none. */
  readonly form?: string;
  /** Replaces the customer's message by one for the page's developer, who must correct a mistake. */
  readonly message?: string;
};

/** A result made by the SDK, not by the service. */
export function ownError(code: CheckoutErrorCode, { lang, sessionId, form = "", message }: OwnFacts): CheckoutResult {
  return {
    status: "error",
    code,
    retryable: RETRYABLE.has(code),
    message: message ?? WORDS[lang][code],
    form_of_payment: form,
    ...(sessionId ? { session_id: sessionId } : {}),
  };
}

/** False if the payment continues although the SDK reported an error. */
export function endsPayment({ code }: Pick<CheckoutResult, "code">): boolean {
  return code !== "network_lost";
}

/** Error code of a session that is over, without a result of an attempt. */
export function codeOfState(state: unknown): CheckoutErrorCode {
  if (state === "expired") return "session_expired";
  return state === "canceled" ? "session_canceled" : "session_closed";
}
