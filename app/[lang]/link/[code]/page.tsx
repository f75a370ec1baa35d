/** The customers' page of a payment link. It works without JavaScript, and opening it writes nothing. */
import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { refusalIn } from "@/app/[lang]/refused-amount";
import { LinkPage } from "@/components/link/link-page";
import { LINK_REFUSALS } from "@/components/payment/amount-refusals";
import { PageShell } from "@/components/shell/page-shell";
import { readLinkPage } from "@/server/domain/payment-links";
import { languageOf, otherLanguage } from "@/server/i18n/languages";
import type { Language } from "@/server/kernel/types";
import { BUSY, busyPage } from "@/server/pages/busy-page";
import { missingTitle, pageIcons } from "@/server/pages/page-titles";
import { answerWith } from "@/server/pages/status";
import { pageContext } from "@/server/pages/view";
import { pay } from "./actions";

type Props = {
  readonly params: Promise<{ lang: string; code: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { lang, code } = await params;
  const language = languageOf(lang) ?? "en";
  const view = await readPage(code, language);
  if (view === BUSY) return {};
  if (view === null) return missingTitle(language);
  return { title: view.name, ...pageIcons(view.brand) };
}

export default async function Link({ params, searchParams }: Props) {
  const { lang, code } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const view = await readPage(code, language);
  if (view === BUSY) return <Overloaded />;
  if (view === null) return <Missing lang={language} />;
  if (view.status !== "active") await answerWith(410);
  return (
    <PageShell
      brand={view.brand}
      isTestMode={view.testMode}
      otherHref={`/${otherLanguage(language)}/link/${code}`}
      width="narrow"
    >
      <LinkPage
        view={view}
        pay={pay.bind(null, { lang: language, code })}
        refusal={refusalIn(LINK_REFUSALS, `/${language}/link/${code}`, await searchParams)}
      />
    </PageShell>
  );
}

const readPage = cache(async (code: string, language: Language) =>
  busyPage(readLinkPage(await pageContext(), { code, language })),
);
