/** Texts of the pages, repeated here instead of read from `messages`, so that changes are noticed. */

export const LANGUAGES = ["en", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

type Words = {
  readonly continue: RegExp;
  readonly pay: RegExp;
  readonly sandbox: RegExp;
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvv: string;
  readonly paid: string;
  /** Heading of the result if a plan starts without a first payment. */
  readonly setUp: string;
  readonly expired: string;
  readonly nothingCharged: string;
  readonly receiptAddress: string;
  readonly receiptButton: string;
  readonly receiptSent: RegExp;
  readonly useWallet: string;
  readonly fromWallet: string;
  readonly sheetCancel: string;
  readonly sheetPaid: string;
  readonly wentBack: string;
  readonly phone: string;
  readonly code: string;
  readonly resend: RegExp;
  readonly otherWay: string;
  /** Text of the popup with a gateway's answer. */
  readonly answer: string;
  readonly close: string;
  readonly subscription: SubscriptionWords;
};

/** Texts of a subscription's self-service page (Spec, "Payment pages" 9 and 10). */
type SubscriptionWords = {
  readonly status: Readonly<Record<"active" | "trialing" | "pastDue" | "setupFailed" | "pendingSetup", string>>;
  readonly pay: string;
  readonly addCard: string;
  readonly makeActive: string;
  readonly cancel: string;
  readonly goBack: string;
  readonly keep: string;
  readonly kept: RegExp;
  readonly canceled: RegExp;
  readonly retrySetup: string;
  readonly history: string;
  readonly insufficientFunds: string;
  readonly nothingToday: string;
  readonly linkDead: string;
  readonly back: string;
  readonly backByLink: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    continue: /^Continue/,
    pay: /^(Pay|Save card|Start subscription)/,
    sandbox: /^Sandbox/,
    cardNumber: "Card number",
    expiry: "Expiry date",
    cvv: "CVV",
    paid: "Payment successful",
    setUp: "Subscription set up",
    expired: "Session expired",
    nothingCharged: "Nothing was charged",
    receiptAddress: "Email for the receipt",
    receiptButton: "Email the receipt",
    receiptSent: /The receipt is on its way to/,
    useWallet: "Use wallet balance",
    fromWallet: "From wallet balance",
    sheetCancel: "Cancel",
    sheetPaid: "Done",
    wentBack: "You went back without paying.",
    phone: "Mobile number",
    code: "Code",
    resend: /^Send another code/,
    otherWay: "Choose another way",
    answer: "Payment was cancelled.",
    close: "Close",
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
      kept: /Your subscription is kept/,
      canceled: /You canceled this subscription\. It runs until \d/,
      retrySetup: "Retry setup",
      history: "Billing history",
      insufficientFunds: "insufficient funds",
      nothingToday: "Nothing to pay today",
      linkDead: "no longer valid",
      back: "Back to your subscription",
      backByLink: "open the link to it that you were sent",
    },
  },
  ar: {
    continue: /^متابعة/,
    pay: /^(ادفع|حفظ البطاقة|ابدأ الاشتراك)/,
    sandbox: /^البوابة التجريبية/,
    cardNumber: "رقم البطاقة",
    expiry: "تاريخ الانتهاء",
    cvv: "رمز الأمان (CVV)",
    paid: "تم الدفع بنجاح",
    setUp: "اكتمل إعداد الاشتراك",
    expired: "انتهت مهلة الدفع",
    nothingCharged: "لم يُخصم",
    receiptAddress: "البريد الإلكتروني للإيصال",
    receiptButton: "إرسال الإيصال بالبريد",
    receiptSent: /الإيصال في طريقه إلى/,
    useWallet: "استخدام رصيد المحفظة",
    fromWallet: "من رصيد المحفظة",
    sheetCancel: "إلغاء",
    sheetPaid: "تم",
    wentBack: "عدت دون أن تدفع.",
    phone: "رقم الجوال",
    code: "الرمز",
    resend: /^إرسال رمز آخر/,
    otherWay: "اختيار طريقة أخرى",
    answer: "أُلغيت عملية الدفع.",
    close: "إغلاق",
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
      kept: /بقي اشتراكك/,
      canceled: /ألغيت هذا الاشتراك\. يستمر حتى \d/,
      retrySetup: "إعادة محاولة الإعداد",
      history: "سجل الدفعات",
      insufficientFunds: "لم يكن رصيد البطاقة كافيًا",
      nothingToday: "لن يُخصم أي مبلغ اليوم",
      linkDead: "لم يعد صالحًا",
      back: "العودة إلى اشتراكك",
      backByLink: "افتح رابط صفحته الذي أُرسل إليك",
    },
  },
};

export function say(lang: Language): Words {
  return WORDS[lang];
}
