/** The page of the simulated bank, which requires the customer's consent before a charge. */
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { SimulatedBank } from "@/components/pay/simulated-bank";
import { readSimulatedBank } from "@/server/domain/gateways";
import { languageOf } from "@/server/i18n/languages";
import { BUSY, busyPage } from "@/server/pages/busy-page";
import { allowFraming } from "@/server/pages/framing";
import { answerAtSimulatedBank } from "@/server/pages/simulated-page";
import { isOpening, pageContext } from "@/server/pages/view";
import { answerBank } from "./actions";

type Props = {
  readonly params: Promise<{ lang: string; token: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export const metadata: Metadata = { title: "Test bank", robots: { index: false } };

export default async function SimulatedBankPage({ params, searchParams }: Props) {
  const { lang, token } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const system = await pageContext();
  const page = await busyPage(readSimulatedBank(system, token));
  if (page === BUSY) return <Overloaded />;
  if (page === null) return <Missing lang={language} />;
  if (page.challenge !== "unframed") await allowFraming(page.framers);
  if (page.challenge === "frictionless" && (await isOpening())) {
    await answerAtSimulatedBank(system, { token, confirms: true });
    redirect(page.returnUrl);
  }
  const isSilent = (await searchParams).silent !== undefined;
  return <SimulatedBank page={page} isSilent={isSilent} answer={answerBank.bind(null, { lang: language, token })} />;
}
