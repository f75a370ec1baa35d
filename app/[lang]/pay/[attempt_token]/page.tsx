/** The simulated gateway's pay page: one attempt, named by its token. */
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { EndedPayPage } from "@/components/pay/ended-pay-page";
import { OpenPayPage } from "@/components/pay/open-pay-page";
import { PageShell } from "@/components/shell/page-shell";
import { readPayPage } from "@/server/domain/payments";
import { readPlan } from "@/server/domain/subscriptions";
import { languageOf, otherLanguage } from "@/server/i18n/languages";
import { BUSY, orBusy } from "@/server/pages/or-busy";
import { pageContext } from "@/server/pages/view";
import { cancel, pay } from "./actions";

type Props = { readonly params: Promise<{ lang: string; attempt_token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = languageOf((await params).lang) ?? "en";
  const t = await getTranslations({ locale, namespace: "shell" });
  return { title: t("payTitle") };
}

export default async function PayPage({ params }: Props) {
  const { lang, attempt_token: token } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const read = await orBusy(readPage(token));
  if (read === BUSY) return <Overloaded />;
  if (read === null) return <Missing lang={language} />;
  const { view, plan } = read;
  const checkoutHref = `/${language}/checkout/${view.sessionId}`;
  if (view.phase === "processing") redirect(checkoutHref);
  const place = { lang: language, token };
  return (
    <PageShell
      merchantName={view.merchantName}
      testMode={view.testMode}
      otherHref={`/${otherLanguage(language)}/pay/${token}`}
      width={view.phase === "open" ? "wide" : "narrow"}
    >
      {view.phase === "ended" ? (
        <EndedPayPage checkoutHref={checkoutHref} />
      ) : (
        <OpenPayPage
          view={view}
          plan={plan}
          token={token}
          pay={pay.bind(null, place)}
          cancel={cancel.bind(null, place)}
        />
      )}
    </PageShell>
  );
}

/** Sessions that keep a card may serve a subscription; the others are not asked. */
async function readPage(token: string) {
  const system = await pageContext();
  const view = await readPayPage(system, token);
  if (view === null) return null;
  const mayServe = view.paymentType === "auto_pay" || view.paymentType === "save_card";
  return { view, plan: mayServe ? await readPlan(system, view.sessionId) : null };
}
