/** The customer's page of an invoice. Its link is a credential and is kept out of logs and search indexes. */
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { refusalIn } from "@/app/[lang]/refused-amount";
import { EndedInvoice } from "@/components/invoice/ended-invoice";
import { InvoicePage } from "@/components/invoice/invoice-page";
import { PART_REFUSALS } from "@/components/payment/amount-refusals";
import { PageShell } from "@/components/shell/page-shell";
import { isEnded, readInvoicePage } from "@/server/domain/invoices";
import { languageOf, otherLanguage } from "@/server/i18n/languages";
import type { Language } from "@/server/kernel/types";
import { BUSY, busyPage } from "@/server/pages/busy-page";
import { missingTitle, pageIcons } from "@/server/pages/page-titles";
import { answerWith } from "@/server/pages/status";
import { pageContext } from "@/server/pages/view";
import { payPart } from "./actions";

type Props = {
  readonly params: Promise<{ lang: string; token: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { lang, token } = await params;
  const locale = languageOf(lang) ?? "en";
  const view = await readPage(token, locale);
  if (view === null) return missingTitle(locale);
  const t = await getTranslations({ locale, namespace: "invoice" });
  if (view === BUSY) return {};
  if (isEnded(view)) return { title: t("endedTitle"), ...pageIcons(view.brand) };
  return { title: t("title", { number: view.number }), ...pageIcons(view.brand) };
}

export default async function Invoice({ params, searchParams }: Props) {
  const { lang, token } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const view = await readPage(token, language);
  if (view === BUSY) return <Overloaded />;
  if (view === null) return <Missing lang={language} />;
  const otherHref = `/${otherLanguage(language)}/invoice/${token}`;
  if (isEnded(view)) {
    await answerWith(410);
    return (
      <PageShell brand={view.brand} isTestMode={false} otherHref={otherHref} width="medium">
        <EndedInvoice merchant={view.brand.name} />
      </PageShell>
    );
  }
  return (
    <PageShell brand={view.brand} isTestMode={view.testMode} otherHref={otherHref} width="medium">
      <InvoicePage
        view={view}
        pdfHref={`/${language}/invoice/${token}/pdf`}
        payPart={payPart.bind(null, { lang: language, token })}
        refusal={refusalIn(PART_REFUSALS, `/${language}/invoice/${token}`, await searchParams)}
      />
    </PageShell>
  );
}

const readPage = cache(async (token: string, language: Language) =>
  busyPage(readInvoicePage(await pageContext(), { token, language })),
);
