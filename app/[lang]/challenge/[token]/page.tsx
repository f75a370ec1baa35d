/**
 * Shows the bank's page in a frame, or opens the bank's page in the top window; afterwards tells the checkout
 * that the customer has returned.
 */
import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { BankPage } from "@/components/challenge/bank-page";
import { Returned } from "@/components/challenge/returned";
import { readChallengePage } from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";
import { RETURNED } from "@/server/pages/after-return";
import { BUSY, busyPage } from "@/server/pages/busy-page";
import { challengeSources } from "@/server/pages/challenge-sources";
import { allowFraming } from "@/server/pages/framing";
import { allowSources } from "@/server/pages/sources";
import { pageContext } from "@/server/pages/view";

type Props = {
  readonly params: Promise<{ lang: string; token: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export const metadata: Metadata = { robots: { index: false } };

export default async function ChallengePage({ params, searchParams }: Props) {
  const { lang, token } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const page = await busyPage(readChallengePage(await pageContext(), token));
  if (page === BUSY) return <Overloaded />;
  if (page === null) return <Missing lang={language} />;
  await allowFraming(page.framers);
  const { challenge, sessionId } = page;
  const isBack = (await searchParams)[RETURNED] !== undefined;
  if (challenge === null || isBack) return <Returned checkout={`/${language}/checkout/${sessionId}`} />;
  const sources = challengeSources(challenge);
  await allowSources("frame-src", sources);
  await allowSources("form-action", sources);
  return <BankPage challenge={challenge} back={`/${language}/return/${token}`} />;
}
