import { getTranslations, setRequestLocale } from "next-intl/server";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { NativePage, type NativeWords } from "@/components/native/native-page";
import { readEmbedding } from "@/server/domain/sdk";
import { languageOf } from "@/server/i18n/languages";
import type { Language } from "@/server/kernel/types";
import { BUSY, busyPage } from "@/server/pages/busy-page";
import { pageContext } from "@/server/pages/view";

type Props = { readonly params: Promise<{ lang: string; session_id: string }> };

export default async function NativeEmbedPage({ params }: Props) {
  const { lang, session_id: sessionId } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const system = await pageContext();
  const embedding = await busyPage(readEmbedding(system, { sessionId, origin: null, key: "", language }));
  if (embedding === BUSY) return <Overloaded />;
  if (embedding === null) return <Missing lang={language} />;
  const words = { en: await wordsIn("en"), ar: await wordsIn("ar") };
  return <NativePage sessionId={sessionId} lang={language} words={words} />;
}

async function wordsIn(locale: Language): Promise<NativeWords> {
  const t = await getTranslations({ locale, namespace: "native" });
  return {
    loading: t("loading"),
    outside: t("outside"),
    silent: t("silent"),
    pay: t("pay"),
    setup: t("setup"),
    unavailable: t("unavailable"),
    canceled: t("canceled"),
  };
}
