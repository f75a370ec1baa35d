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
  readonly subscription: SubscriptionWords;
};

/** The names on the self-service page (decision §14). */
type SubscriptionWords = {
  readonly status: Readonly<Record<"active" | "trialing" | "pastDue" | "setupFailed" | "pendingSetup", string>>;
  readonly pay: string;
  readonly addCard: string;
  readonly makeActive: string;
  readonly cancel: string;
  readonly goBack: string;
  readonly keep: string;
  readonly retrySetup: string;
  readonly history: string;
  readonly insufficientFunds: string;
  readonly nothingToday: string;
  readonly linkDead: string;
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
    subscription: {
      status: {
        active: "Active",
        trialing: "Trialing",
        pastDue: "Past due",
        setupFailed: "Setup failed",
        pendingSetup: "Pending setup",
      },
      pay: "Pay outstanding balance",
      addCard: "Add card",
      makeActive: "Make active",
      cancel: "Cancel subscription",
      goBack: "Go back",
      keep: "Keep subscription",
      retrySetup: "Retry setup",
      history: "Billing history",
      insufficientFunds: "insufficient funds",
      nothingToday: "Nothing to pay today",
      linkDead: "no longer valid",
    },
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
    subscription: {
      status: {
        active: "نشط",
        trialing: "فترة تجريبية",
        pastDue: "متأخر السداد",
        setupFailed: "لم يكتمل الإعداد",
        pendingSetup: "بانتظار الإعداد",
      },
      pay: "ادفع المبلغ المستحق",
      addCard: "إضافة بطاقة",
      makeActive: "استخدام هذه البطاقة",
      cancel: "إلغاء الاشتراك",
      goBack: "رجوع",
      keep: "الاحتفاظ بالاشتراك",
      retrySetup: "إعادة الإعداد",
      history: "سجل الفواتير",
      insufficientFunds: "رصيد البطاقة غير كافٍ",
      nothingToday: "لا شيء مطلوب دفعه اليوم",
      linkDead: "لم يعد صالحًا",
    },
  },
};

/** The words of one language. */
export function say(lang: Language): Words {
  return WORDS[lang];
}
