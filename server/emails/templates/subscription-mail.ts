import type { MailVoice, SubscriptionMailFacts } from "@/server/domain/notifications";
import { type Translator, translator } from "@/server/i18n/translator";
import { writtenDay } from "@/server/i18n/written-day";
import { chargeReason } from "@/server/kernel/charge-reason";
import { isolated } from "@/server/kernel/isolated";
import { moneyLine } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { moment } from "./dates";
import { type MailContent, type MailFact, subjectAbout } from "./mail-content";
import { pageAction, planNames, withoutLink } from "./plan-words";

type MailValues = {
  readonly values: Record<string, string | number>;
  readonly facts: readonly MailFact[];
};

export function subscriptionMail(facts: SubscriptionMailFacts, { merchantName, language }: MailVoice): MailContent {
  const t = translator(language);
  const merchant = isolated(merchantName, language);
  const amount = moneyLine(facts.amount, language);
  const { name, named } = planNames(facts, { merchantName, language });
  const { values, facts: own } = told(facts, t, language);
  const filled = { merchant, amount, ...values };
  const body = hasCardProblem(facts)
    ? t("mail.upcoming_charge.bodyCard", filled)
    : t(`mail.${facts.kind}.body`, filled);
  const { advice, action } = guidance(facts, t);
  const card = facts.card === null ? [] : [{ label: t("mail.card"), value: facts.card, isLatin: true }];
  return {
    subject: subjectAbout(name, (short) => t(`mail.${facts.kind}.subject`, { ...filled, ...named(short) })),
    heading: t(`mail.${facts.kind}.heading`, filled),
    figure: amount,
    paragraphs: [body, advice, ...withoutLink(facts, t, merchant)],
    facts: [{ label: t("mail.plan"), value: named(name).plan }, ...own, ...card],
    action: pageAction(facts, t, action),
    footer: t("mail.footer", { merchant }),
  };
}

/**
 * Says what the customer can do about a failed charge; a new card does not help while the merchant's account
 * cannot charge.
 */
function guidance(facts: SubscriptionMailFacts, t: Translator): { readonly advice: string; readonly action: string } {
  if (facts.kind === "payment_failed" && chargeReason(facts.reason) === "unavailable")
    return { advice: t("mail.payment_failed.adviceUnavailable"), action: t("mail.payment_failed.actionUnavailable") };
  if (hasCardProblem(facts))
    return { advice: t(`mail.upcoming_charge.${facts.cardProblem}`), action: t("mail.card_expiring.action") };
  return { advice: t(`mail.${facts.kind}.advice`), action: t(`mail.${facts.kind}.action`) };
}

type CardProblemFacts = Extract<SubscriptionMailFacts, { kind: "upcoming_charge" }> & {
  cardProblem: "ends" | "missing";
};

function hasCardProblem(facts: SubscriptionMailFacts): facts is CardProblemFacts {
  return facts.kind === "upcoming_charge" && facts.cardProblem !== null;
}

type FailureFacts = Extract<SubscriptionMailFacts, { kind: "payment_failed" | "final_failure" }>;

function why({ reason, decline }: FailureFacts, t: Translator): string {
  if (decline !== null && decline !== "unknown") return t(`decline.${decline}`);
  return t(`mail.why.${chargeReason(reason)}`);
}

function told(facts: SubscriptionMailFacts, t: Translator, language: Language): MailValues {
  switch (facts.kind) {
    case "upcoming_charge": {
      const date = writtenDay(facts.chargeDate, language);
      return { values: { date, days: facts.days }, facts: [{ label: t("mail.chargeDate"), value: date }] };
    }
    case "payment_failed": {
      const reason = why(facts, t);
      const next = moment(t, facts.nextTryAt, facts.timeZone, language);
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
      const reason = why(facts, t);
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
