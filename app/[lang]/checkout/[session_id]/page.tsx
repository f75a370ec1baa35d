/** The hosted checkout: one address shows a session's form, waiting page or result. */
import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { CheckoutPhase } from "@/components/checkout/checkout-phase";
import { titleOf } from "@/components/checkout/title-of";
import { PageShell } from "@/components/shell/page-shell";
import { languageOf, otherLanguage } from "@/server/i18n/languages";
import { BUSY, busyPage } from "@/server/pages/busy-page";
import { missingTitle, pageTitle } from "@/server/pages/page-titles";
import { allowWallets } from "@/server/pages/wallet-policy";
import { askForReceipt, cancelPayment, removeCard, startPayment } from "./actions";
import { noticesOf } from "./notices-of";
import { readPage } from "./read-page";
import { walletPageOf, walletParts } from "./wallet-forms";

type Props = {
  readonly params: Promise<{ lang: string; session_id: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { lang, session_id: sessionId } = await params;
  const language = languageOf(lang) ?? "en";
  const read = await busyPage(readPage(sessionId, language, await searchParams));
  if (read === null) return missingTitle(language);
  return read === BUSY ? {} : pageTitle(language, titleOf(read, language));
}

export default async function CheckoutPage({ params, searchParams }: Props) {
  const { lang, session_id: sessionId } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const query = await searchParams;
  const read = await busyPage(readPage(sessionId, language, query));
  if (read === BUSY) return <Overloaded />;
  if (read === null) return <Missing lang={language} />;
  const { view } = read;
  await allowWallets(view);
  const place = { lang: language, sessionId };
  const home = `/${language}/checkout/${sessionId}`;
  return (
    <PageShell
      brand={view.brand}
      isTestMode={view.testMode}
      otherHref={walletPageOf(`/${otherLanguage(language)}/checkout/${sessionId}`, view.tried?.token ?? null)}
      width={view.phase === "open" ? "wide" : "narrow"}
    >
      <CheckoutPhase
        {...read}
        checkout={home}
        {...noticesOf(home, query)}
        {...walletParts({ lang: language, sessionId, home }, query)}
        start={startPayment.bind(null, place)}
        remove={removeCard.bind(null, place)}
        cancel={cancelPayment.bind(null, place)}
        askForReceipt={askForReceipt.bind(null, place)}
      />
    </PageShell>
  );
}
