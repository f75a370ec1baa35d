import type { Metadata } from "next";
import { connection } from "next/server";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Missing } from "@/app/[lang]/refusals";
import { DocsFrame } from "@/components/docs/frame";
import { SearchResults } from "@/components/docs/search-results";
import { docsContents } from "@/server/documentation/contents";
import { docsPath } from "@/server/documentation/docs-path";
import { nearestPages } from "@/server/documentation/nearest-pages";
import { searchDocs } from "@/server/documentation/search";
import { languageOf, otherLanguage } from "@/server/i18n/languages";

type Props = {
  readonly params: Promise<{ lang: string }>;
  readonly searchParams: Promise<{ q?: string | string[] }>;
};

const MAX_QUERY = 100;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: languageOf((await params).lang) ?? "en", namespace: "docs" });
  return { title: `${t("searchTitle")} · Sarraf` };
}

export default async function SearchPage({ params, searchParams }: Props) {
  await connection();
  const { lang } = await params;
  const { q } = await searchParams;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const query = (typeof q === "string" ? q : "").trim().slice(0, MAX_QUERY);
  const hits = query === "" ? [] : searchDocs(language, query);
  const nearest = query === "" || hits.length > 0 ? [] : nearestPages(language, query);
  return (
    <DocsFrame
      contents={docsContents(language)}
      path={null}
      otherHref={`${docsPath(otherLanguage(language), "search")}?q=${encodeURIComponent(query)}`}
      query={query}
    >
      <SearchResults query={query} hits={hits} nearest={nearest} />
    </DocsFrame>
  );
}
