import { setRequestLocale } from "next-intl/server";
import { startDemo } from "@/app/(start)/actions";
import { Missing } from "@/app/[lang]/refusals";
import { PlainStartPage, StartPage } from "@/components/start/start-page";
import { DEMO_AMOUNT, testMerchantContext } from "@/server/domain/sandbox";
import { languageOf } from "@/server/i18n/languages";
import { pageContext } from "@/server/pages/view";

type Props = { readonly params: Promise<{ lang: string }> };

export default async function StartInLanguage({ params }: Props) {
  const { lang } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const merchant = await testMerchantContext(await pageContext());
  if (merchant === null) return <PlainStartPage />;
  return <StartPage amount={DEMO_AMOUNT} startDemo={(chosen) => startDemo.bind(null, chosen)} />;
}
