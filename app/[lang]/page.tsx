import { setRequestLocale } from "next-intl/server";
import { startProps } from "@/app/(start)/start-props";
import { Missing } from "@/app/[lang]/refusals";
import { PlainStartPage, StartPage } from "@/components/start/start-page";
import { testMerchantContext } from "@/server/domain/sandbox";
import { languageOf } from "@/server/i18n/languages";
import { pageContext } from "@/server/pages/view";

type Props = { readonly params: Promise<{ lang: string }> };

export default async function StartInLanguage({ params }: Props) {
  const { lang } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const merchant = await testMerchantContext(await pageContext());
  return merchant === null ? <PlainStartPage /> : <StartPage {...(await startProps(merchant, language))} />;
}
