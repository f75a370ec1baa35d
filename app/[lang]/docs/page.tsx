import type { Metadata } from "next";
import { connection } from "next/server";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { sendFirstRequest } from "@/app/(start)/actions";
import { Missing } from "@/app/[lang]/refusals";
import { DocsFrame } from "@/components/docs/frame";
import { DocsOverview } from "@/components/docs/overview";
import { docsContents } from "@/server/documentation/contents";
import { docsPath } from "@/server/documentation/docs-path";
import { allGuides, firstSamples } from "@/server/documentation/guides";
import { testMerchantContext } from "@/server/domain/sandbox";
import { languageOf, otherLanguage } from "@/server/i18n/languages";
import type { Language } from "@/server/kernel/types";
import { pageContext } from "@/server/pages/view";

type Props = { readonly params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = languageOf((await params).lang) ?? "en";
  const t = await getTranslations({ locale, namespace: "docs" });
  return { title: `${t("title")} · Sarraf`, description: t("lead") };
}

export default async function DocumentationPage({ params }: Props) {
  await connection();
  const { lang } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const guides = allGuides(language, "guides").map(({ name, title, summary, minutes }) => ({
    name,
    title,
    summary,
    minutes,
    lang: language,
    href: docsPath(language, name),
  }));
  const contents = docsContents(language);
  return (
    <DocsFrame contents={contents} path={docsPath(language)} otherHref={docsPath(otherLanguage(language))} isWide>
      <DocsOverview
        guides={guides}
        contents={contents}
        samples={firstSamples(language)}
        send={await firstRequest(language)}
      />
    </DocsFrame>
  );
}

async function firstRequest(language: Language) {
  const sandbox = await testMerchantContext(await pageContext()).catch(() => null);
  return sandbox === null ? null : sendFirstRequest.bind(null, language);
}
