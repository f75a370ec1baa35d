/** What a client SDK says of a payment to the customer (Spec, "Events" 5). */
import type { Language } from "@/server/kernel/types";

/** What a result is about: a gateway's refusal and a customer's change of mind are both `canceled`. */
export type ResultWord = "success" | "declined" | "canceled" | "error" | "pending" | "leaves" | "code";

const WORDS: Readonly<Record<Language, Readonly<Record<ResultWord, string>>>> = {
  en: {
    success: "Payment successful.",
    declined: "The payment was declined.",
    canceled: "Payment was cancelled.",
    error: "The payment could not be made.",
    pending: "The payment is being checked.",
    leaves: "Continue on the payment page.",
    code: "Enter the code that was sent to your phone.",
  },
  ar: {
    success: "تم الدفع بنجاح.",
    declined: "رُفضت عملية الدفع.",
    canceled: "أُلغيت عملية الدفع.",
    error: "تعذّر إتمام الدفع.",
    pending: "جارٍ التحقق من الدفع.",
    leaves: "أكمل الدفع في صفحة بوابة الدفع.",
    code: "أدخل الرمز الذي أُرسل إلى جوالك.",
  },
};

/** The sentence in the session's language. */
export function resultWords(word: ResultWord, language: Language): string {
  return WORDS[language][word];
}
