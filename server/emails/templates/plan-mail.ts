/** Mails about changes, pauses and the end of a plan, and about its card (Spec, "Subscription mails"). */

import type { MailVoice, PlanMailFacts } from "@/server/domain/notifications";
import { type Translator, translator } from "@/server/i18n/translator";
import { writtenDay } from "@/server/i18n/written-day";
import { isolated } from "@/server/kernel/isolated";
import { moneyLine } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { type MailContent, type MailFact, subjectAbout } from "./mail-content";
import { pageAction, planNames, withoutLink } from "./plan-words";

export function planMail(facts: PlanMailFacts, { merchantName, language }: MailVoice): MailContent {
  const t = translator(language);
  const merchant = isolated(merchantName, language);
  const { name, named } = planNames(facts, { merchantName, language });
  const { figure, paragraphs, rows } = told(facts, { t, merchant, language });
  const card = facts.card === null ? [] : [{ label: t("mail.card"), value: facts.card, isLatin: true }];
  return {
    subject: subjectAbout(name, (short) => t(`mail.${facts.kind}.subject`, named(short))),
    heading: t(`mail.${facts.kind}.heading`),
    figure,
    paragraphs: [...paragraphs, ...withoutLink(facts, t, merchant)],
    facts: [{ label: t("mail.plan"), value: named(name).plan }, ...rows, ...card],
    action: pageAction(facts, t, t(facts.kind === "card_expiring" ? "mail.card_expiring.action" : "mail.planAction")),
    footer: t("mail.footer", { merchant }),
  };
}

type Wording = { readonly t: Translator; readonly merchant: string; readonly language: Language };

type MailParts = Pick<MailContent, "figure" | "paragraphs"> & { readonly rows: readonly MailFact[] };

function told(facts: PlanMailFacts, wording: Wording): MailParts {
  switch (facts.kind) {
    case "subscription_changed":
      return changed(facts, wording);
    case "subscription_paused":
      return paused(facts, wording);
    case "subscription_resumed":
      return resumed(facts, wording);
    case "subscription_canceled":
      return canceled(facts, wording);
    case "card_expiring":
      return expiring(facts, wording);
    case "subscription_link":
      return {
        figure: null,
        paragraphs: [wording.t("mail.subscription_link.body", { merchant: wording.merchant })],
        rows: [],
      };
  }
}

type Facts<Kind extends PlanMailFacts["kind"]> = Extract<PlanMailFacts, { readonly kind: Kind }>;

function changed(facts: Facts<"subscription_changed">, { t, merchant, language }: Wording): MailParts {
  const { newAmount, newEmail, isNewCard } = facts;
  const amount = moneyLine(facts.amount, language);
  const paragraphs: string[] = [];
  const rows: MailFact[] = [];
  if (newAmount !== null) {
    const before = moneyLine(newAmount.before, language);
    const date = newAmount.from && writtenDay(newAmount.from, language);
    paragraphs.push(
      date === null
        ? t("mail.subscription_changed.amountLater", { merchant, before, amount })
        : t("mail.subscription_changed.amount", { merchant, before, amount, date }),
    );
    if (newAmount.isHigher && date !== null) paragraphs.push(t("mail.subscription_changed.disagree"));
    rows.push({ label: t("mail.formerAmount"), value: before }, { label: t("mail.newAmount"), value: amount });
    if (date !== null) rows.push({ label: t("mail.chargeDate"), value: date });
  }
  if (newEmail !== null) {
    paragraphs.push(t("mail.subscription_changed.email"));
    rows.push({ label: t("mail.newEmail"), value: newEmail, isLatin: true });
  }
  if (isNewCard) paragraphs.push(t("mail.subscription_changed.card", { merchant }));
  paragraphs.push(t("mail.subscription_changed.unexpected", { merchant }));
  return { figure: newAmount === null ? null : amount, paragraphs, rows };
}

function paused(facts: Facts<"subscription_paused">, { t, language }: Wording): MailParts {
  const date = facts.resumesOn && writtenDay(facts.resumesOn, language);
  const owed = facts.isOwed ? [t("mail.subscription_paused.owed")] : [];
  if (date === null) return { figure: null, paragraphs: [t("mail.subscription_paused.open"), ...owed], rows: [] };
  const rows = [{ label: t("mail.resumesOn"), value: date }];
  return { figure: null, paragraphs: [t("mail.subscription_paused.until", { date }), ...owed], rows };
}

function resumed({ charge }: Facts<"subscription_resumed">, { t, language }: Wording): MailParts {
  if (charge === null) return { figure: null, paragraphs: [t("mail.subscription_resumed.owed")], rows: [] };
  const date = writtenDay(charge.on, language);
  const amount = moneyLine(charge.amount, language);
  const paragraphs = [t("mail.subscription_resumed.body", { amount, date })];
  return { figure: amount, paragraphs, rows: [{ label: t("mail.chargeDate"), value: date }] };
}

function canceled(facts: Facts<"subscription_canceled">, { t, merchant, language }: Wording): MailParts {
  const { by, endsOn, waitsFor } = facts;
  const who = t(`mail.subscription_canceled.${by}`, { merchant });
  if (endsOn === null)
    return { figure: null, paragraphs: [who, t(`mail.subscription_canceled.${waitsFor ?? "now"}`)], rows: [] };
  const date = writtenDay(endsOn, language);
  const keep = by === "customer" ? [t("mail.subscription_canceled.keep")] : [];
  return {
    figure: null,
    paragraphs: [who, t("mail.subscription_canceled.period", { date }), ...keep],
    rows: [{ label: t("mail.runsUntil"), value: date }],
  };
}

function expiring({ expiry, chargeDate, amount }: Facts<"card_expiring">, { t, language }: Wording): MailParts {
  const date = writtenDay(chargeDate, language);
  const values = { date, amount: moneyLine(amount, language) };
  return {
    figure: null,
    paragraphs: [t("mail.card_expiring.body", values), t("mail.card_expiring.advice")],
    rows: [
      { label: t("mail.validThrough"), value: expiry, isLatin: true },
      { label: t("mail.chargeDate"), value: date },
    ],
  };
}
