import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { PayPhase } from "@/components/pay/pay-phase";
import { PageShell } from "@/components/shell/page-shell";
import { readPayPage } from "@/server/domain/payments";
import { readPlan } from "@/server/domain/subscriptions";
import { languageOf, otherLanguage } from "@/server/i18n/languages";
import { moneyLine } from "@/server/kernel/money-text";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { Language } from "@/server/kernel/types";
import { BUSY, busyPage } from "@/server/pages/busy-page";
import { leadsAway } from "@/server/pages/gateway-page";
import { missingTitle, pageTitle } from "@/server/pages/page-titles";
import { pageContext } from "@/server/pages/view";
import { wayBackFrom } from "@/server/pages/way-back";
import { cancel, pay } from "./actions";

type Props = { readonly params: Promise<{ lang: string; attempt_token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, attempt_token: token } = await params;
  const language = languageOf(lang) ?? "en";
  const read = await busyPage(readPage(token, language));
  if (read === null) return missingTitle(language);
  if (read === BUSY) return {};
  const { brand, total } = read.view;
  return pageTitle(language, { title: "card", brand, amount: moneyLine(total, language) });
}

export default async function PayPage({ params }: Props) {
  const { lang, attempt_token: token } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const read = await busyPage(readPage(token, language));
  if (read === BUSY) return <Overloaded />;
  if (read === null) return <Missing lang={language} />;
  const { view, plan, cameFrom } = read;
  const checkoutHref = `/${language}/checkout/${view.sessionId}`;
  const away = await leadsAway(view.phase, { token, checkoutHref });
  if (away === checkoutHref) redirect(checkoutHref);
  const place = { lang: language, token };
  return (
    <PageShell
      brand={view.brand}
      isTestMode={view.testMode}
      otherHref={`/${otherLanguage(language)}/pay/${token}`}
      width={view.phase === "open" ? "wide" : "narrow"}
    >
      <PayPhase
        {...{ view, plan, cameFrom, token, checkoutHref, away }}
        pay={pay.bind(null, place)}
        cancel={cancel.bind(null, place)}
      />
    </PageShell>
  );
}

const readPage = cache(async (token: string, language: Language) => {
  const system = await pageContext();
  const view = await readPayPage(system, token, { language });
  if (view === null) return null;
  const mayServe = PAYMENT_TYPES[view.paymentType].mayServeSubscription;
  const cameFrom = await wayBackFrom(system, { sessionId: view.sessionId, language });
  return { view, cameFrom, plan: mayServe ? await readPlan(system, view.sessionId) : null };
});
