import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { SimulatedPayment } from "@/components/pay/simulated-payment";
import { readSimulatedPage } from "@/server/domain/gateways";
import { languageOf } from "@/server/i18n/languages";
import { BUSY, busyPage } from "@/server/pages/busy-page";
import { pageContext } from "@/server/pages/view";
import { wordsIn } from "@/server/signed-words";
import { payOnPage } from "./actions";

type Props = {
  readonly params: Promise<{ lang: string; token: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export const metadata: Metadata = { title: "Sandbox", robots: { index: false } };

export default async function SimulatedPage({ params, searchParams }: Props) {
  const { lang, token } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const page = await busyPage(readSimulatedPage(await pageContext(), token));
  if (page === BUSY) return <Overloaded />;
  if (page === null) return <Missing lang={language} />;
  const isDeclined = wordsIn(`/simulated-page/${token}`, await searchParams).declined !== undefined;
  return <SimulatedPayment page={page} isDeclined={isDeclined} pay={payOnPage.bind(null, { lang: language, token })} />;
}
