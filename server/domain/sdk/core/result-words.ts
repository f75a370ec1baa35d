import type { Language } from "@/server/kernel/types";

/** The result in SDK callbacks. `canceled` is a gateway's refusal or a customer's cancel. */
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

export function resultWords(word: ResultWord, language: Language): string {
  return WORDS[language][word];
}
