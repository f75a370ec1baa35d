/** The mails to customers about the charges of their subscription (Spec, "Subscription rules" 9). */
import type { FinalFailureFacts, MailVoice, PaymentFailedFacts, UpcomingChargeFacts } from "../../domain/notifications";
import { chargeReason } from "../../kernel/charge-reason";
import { moneyLine } from "../../kernel/money-text";
import type { Language } from "../../kernel/types";
import { isolated, type MailContent, type MailFact } from "./mail-content";
import { type Translator, translator } from "./translator";

type SubscriptionFacts = UpcomingChargeFacts | PaymentFailedFacts | FinalFailureFacts;

/** What the sentences are filled with, and what the table shows. */
type Told = {
  readonly values: Record<string, string | number>;
  readonly facts: readonly MailFact[];
};

/** The mail of `facts` in the customer's language. */
export function subscriptionMail(facts: SubscriptionFacts, { merchantName, language }: MailVoice): MailContent {
  const t = translator(language);
  const merchant = isolated(merchantName, language);
  const amount = moneyLine(facts.amount, language);
  const plan = facts.planName ?? t("mail.yourPlan", { merchant });
  const { values, facts: own } = told(facts, t, language);
  const filled = { merchant, amount, plan: isolated(plan, language), ...values };
  const say = (part: "subject" | "heading" | "body" | "advice" | "action") => t(`mail.${facts.kind}.${part}`, filled);
  const card = facts.card === null ? [] : [{ label: t("mail.card"), value: facts.card, latin: true }];
  return {
    subject: say("subject"),
    heading: say("heading"),
    figure: amount,
    paragraphs: [say("body"), say("advice")],
    facts: [{ label: t("mail.plan"), value: plan }, ...own, ...card],
    action: {
      label: say("action"),
      href: facts.pageUrl,
      hint: t("mail.linkHint"),
      caution: t("mail.keepLink"),
    },
    footer: t("mail.footer", { merchant }),
  };
}

function told(facts: SubscriptionFacts, t: Translator, language: Language): Told {
  switch (facts.kind) {
    case "upcoming_charge": {
      const date = day(facts.chargeDate, language);
      return { values: { date, days: facts.days }, facts: [{ label: t("mail.chargeDate"), value: date }] };
    }
    case "payment_failed": {
      const reason = t(`mail.why.${chargeReason(facts.reason)}`);
      const next = moment(facts.nextTryAt, facts.timeZone, language);
      return {
        values: { reason, moment: next },
        facts: [
          { label: t("mail.reason"), value: reason },
          { label: t("mail.nextTry"), value: next },
          { label: t("mail.triesLeft"), value: String(facts.triesLeft) },
        ],
      };
    }
    case "final_failure": {
      const reason = t(`mail.why.${chargeReason(facts.reason)}`);
      return {
        values: { reason, tries: facts.tries },
        facts: [
          { label: t("mail.reason"), value: reason },
          { label: t("mail.tries"), value: String(facts.tries) },
        ],
      };
    }
  }
}

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", ar: "ar-u-nu-latn" };
const LONG_DAY = { day: "numeric", month: "long", year: "numeric" } as const;

/** A civil date with the month in words. */
function day(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...LONG_DAY, timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** An instant in `timeZone`, with its distance to UTC: a mail is read anywhere. */
function moment(at: Date, timeZone: string, language: Language): string {
  const time = { hour: "2-digit", minute: "2-digit", timeZoneName: "shortOffset" } as const;
  return new Intl.DateTimeFormat(LOCALES[language], { ...LONG_DAY, ...time, timeZone }).format(at);
}
