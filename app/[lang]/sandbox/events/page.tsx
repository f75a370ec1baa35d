/** The newest webhook events of an installation in test mode; 403 where real payments are taken. */
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Closed, Missing } from "@/app/[lang]/refusals";
import { EventList } from "@/components/sandbox/event-list";
import { PageShell } from "@/components/shell/page-shell";
import { readEvents, testMerchantContext } from "@/server/domain/sandbox";
import { languageOf, otherLanguage } from "@/server/i18n/languages";
import { pageContext } from "@/server/pages/view";

type Props = { readonly params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: languageOf((await params).lang) ?? "en", namespace: "sandbox" });
  return { title: t("events") };
}

export default async function EventsPage({ params }: Props) {
  const { lang } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const ctx = await testMerchantContext(await pageContext());
  if (ctx === null) return <Closed />;
  const { name, timezone } = ctx.merchant;
  return (
    <PageShell merchantName={name} testMode otherHref={`/${otherLanguage(language)}/sandbox/events`} width="wide">
      <EventList events={await readEvents(ctx)} timeZone={timezone} />
    </PageShell>
  );
}
