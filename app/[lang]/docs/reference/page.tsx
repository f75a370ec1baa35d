import type { Metadata } from "next";
import { connection } from "next/server";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Missing } from "@/app/[lang]/refusals";
import { Endpoints } from "@/components/docs/endpoints";
import { DocsFoot, DocsFrame } from "@/components/docs/frame";
import { docsContents, neighbours } from "@/server/documentation/contents";
import { docsPath } from "@/server/documentation/docs-path";
import { openApi } from "@/server/documentation/openapi";
import { referencePages } from "@/server/documentation/reference";
import { languageOf, otherLanguage } from "@/server/i18n/languages";

type Props = { readonly params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = languageOf((await params).lang) ?? "en";
  const t = await getTranslations({ locale, namespace: "docs" });
  return { title: `${t("reference")} · Sarraf`, description: t("referenceLead") };
}

export default async function ReferenceFirstPage({ params }: Props) {
  await connection();
  const { lang } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const path = docsPath(language, "reference");
  const pages = referencePages().map((page) => ({ ...page, href: docsPath(language, `reference/${page.slug}`) }));
  return (
    <DocsFrame
      contents={docsContents(language)}
      path={path}
      otherHref={docsPath(otherLanguage(language), "reference")}
      anchors={pages.map(({ slug, title }) => ({ id: slug, text: title }))}
    >
      <Endpoints pages={pages} conventions={openApi().info.description ?? ""} />
      <DocsFoot {...neighbours(language, path)} markdownHref={`${path}.md`} />
    </DocsFrame>
  );
}
