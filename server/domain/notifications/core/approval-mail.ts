/** The mails about requests that a checker is to approve, in both languages. */
import { moneyLine } from "../../../kernel/money-text";
import type { Language } from "../../../kernel/types";

export type ApprovalMailKind = "approval_requested" | "approval_rejected" | "approval_done" | "approval_failed";

/** What the mails tell. */
export type ApprovalMailFacts = {
  readonly kind: ApprovalMailKind;
  readonly language: Language;
  readonly operation: "refund" | "void";
  readonly merchantName: string;
  readonly makerName: string;
  readonly requestId: string;
  readonly sessionId: string;
  readonly orderNo: string | null;
  /** Decimal text with its currency. */
  readonly amount: { readonly amount: string; readonly currency: string };
  /** Why the operation failed; null in every other mail. */
  readonly reason: string | null;
};

export type MailText = { readonly subject: string; readonly html: string; readonly text: string };

type Words = {
  readonly subject: string;
  readonly sentence: string;
};

function english({ kind, operation, makerName }: ApprovalMailFacts, amount: string): Words {
  switch (kind) {
    case "approval_requested":
      return {
        subject: `A ${operation} of ${amount} awaits your approval`,
        sentence: `${makerName} asks for a ${operation} of ${amount}. Without a decision it is canceled after 48 hours.`,
      };
    case "approval_rejected":
      return {
        subject: `Your request for a ${operation} was rejected`,
        sentence: `Your request for a ${operation} of ${amount} was rejected.`,
      };
    case "approval_done":
      return {
        subject: `Your ${operation} is done`,
        sentence: `The ${operation} of ${amount} that you asked for is done.`,
      };
    case "approval_failed":
      return {
        subject: `Your ${operation} needs your attention`,
        sentence: `The ${operation} of ${amount} that you asked for was approved and failed. It can be tried again for 48 hours.`,
      };
  }
}

const ARABIC_NAMES = { refund: "الاسترداد", void: "الإلغاء" } as const;

function arabic({ kind, operation, makerName }: ApprovalMailFacts, amount: string): Words {
  const name = ARABIC_NAMES[operation];
  switch (kind) {
    case "approval_requested":
      return {
        subject: `طلب ${name} بمبلغ ${amount} بانتظار موافقتك`,
        sentence: `طلب ${makerName} ${name} بمبلغ ${amount}. يُلغى الطلب بعد ٤٨ ساعة إن لم يُبتّ فيه.`,
      };
    case "approval_rejected":
      return { subject: `رُفض طلب ${name}`, sentence: `رُفض طلب ${name} الذي قدّمته بمبلغ ${amount}.` };
    case "approval_done":
      return { subject: `اكتمل ${name}`, sentence: `اكتمل ${name} الذي طلبته بمبلغ ${amount}.` };
    case "approval_failed":
      return {
        subject: `${name} يحتاج إلى تدخلك`,
        sentence: `تمت الموافقة على ${name} الذي طلبته بمبلغ ${amount} لكنه فشل. يمكن إعادة المحاولة خلال ٤٨ ساعة.`,
      };
  }
}

const LABELS = {
  en: { request: "Request", transaction: "Transaction", order: "Order", reason: "Reason" },
  ar: { request: "الطلب", transaction: "العملية", order: "رقم الطلبية", reason: "السبب" },
} as const;

/** Subject, text and HTML of a mail; whatever people wrote is escaped in the HTML. */
export function approvalMail(facts: ApprovalMailFacts): MailText {
  const { language } = facts;
  const amount = moneyLine(facts.amount, language);
  const { subject, sentence } = language === "ar" ? arabic(facts, amount) : english(facts, amount);
  const labels = LABELS[language];
  const lines: (readonly [label: string, value: string])[] = [
    [labels.request, facts.requestId],
    [labels.transaction, facts.sessionId],
  ];
  if (facts.orderNo !== null) lines.push([labels.order, facts.orderNo]);
  if (facts.reason !== null) lines.push([labels.reason, facts.reason]);
  const text = [sentence, "", ...lines.map(([label, value]) => `${label}: ${value}`), "", facts.merchantName].join(
    "\n",
  );
  return { subject: oneLine(subject), text, html: document(facts, { subject, sentence, lines }) };
}

type Parts = Words & { readonly lines: readonly (readonly [label: string, value: string])[] };

function document({ language, merchantName }: ApprovalMailFacts, { subject, sentence, lines }: Parts): string {
  const direction = language === "ar" ? "rtl" : "ltr";
  const rows = lines.map(([label, value]) => `<p>${escaped(label)}: <bdi>${escaped(value)}</bdi></p>`).join("");
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>` +
    `<body style="font-family:sans-serif"><p>${escaped(sentence)}</p>${rows}<p>${escaped(merchantName)}</p></body></html>`
  );
}

/** A subject is a header: no line breaks, at most 255 characters. */
function oneLine(text: string): string {
  return [...text.replace(/[\r\n]+/g, " ")].slice(0, 255).join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
