/** The names a customer finds on the pages, written down apart from the messages, so that a change of a name is seen. */

export const LANGUAGES = ["en", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

type Words = {
  readonly continue: RegExp;
  readonly pay: RegExp;
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvv: string;
  readonly paid: string;
  readonly expired: string;
  readonly nothingCharged: string;
  readonly useWallet: string;
  readonly fromWallet: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    continue: /^Continue/,
    pay: /^Pay/,
    cardNumber: "Card number",
    expiry: "Expiry date",
    cvv: "CVV",
    paid: "Payment successful",
    expired: "Session expired",
    nothingCharged: "Nothing was charged",
    useWallet: "Use wallet balance",
    fromWallet: "From wallet balance",
  },
  ar: {
    continue: /^متابعة/,
    pay: /^ادفع/,
    cardNumber: "رقم البطاقة",
    expiry: "تاريخ الانتهاء",
    cvv: "رمز التحقق",
    paid: "تم الدفع بنجاح",
    expired: "انتهت مهلة الدفع",
    nothingCharged: "لم يُخصم",
    useWallet: "استخدام رصيد المحفظة",
    fromWallet: "من رصيد المحفظة",
  },
};

/** The words of one language. */
export function say(lang: Language): Words {
  return WORDS[lang];
}
