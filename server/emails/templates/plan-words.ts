import type { MailVoice } from "@/server/domain/notifications";
import { type Translator, translator } from "@/server/i18n/translator";
import { isolated } from "@/server/kernel/isolated";
import type { MailAction } from "./mail-content";

type PlanFacts = { readonly planName: string | null; readonly pageUrl: string | null };

export function planNames({ planName }: PlanFacts, { merchantName, language }: MailVoice) {
  const t = translator(language);
  const named = (name: string) => {
    const shown = isolated(name, language);
    if (planName !== null) return { plan: shown, planWithin: shown };
    return { plan: t("mail.yourPlan", { merchant: shown }), planWithin: t("mail.yourPlanWithin", { merchant: shown }) };
  };
  return { name: planName ?? merchantName, named };
}

export function pageAction({ pageUrl }: PlanFacts, t: Translator, label: string): MailAction | null {
  if (pageUrl === null) return null;
  return { label, href: pageUrl, hint: t("mail.linkHint"), caution: t("mail.keepLink") };
}

export function withoutLink({ pageUrl }: PlanFacts, t: Translator, merchant: string): readonly string[] {
  return pageUrl === null ? [t("mail.noLink", { merchant })] : [];
}
