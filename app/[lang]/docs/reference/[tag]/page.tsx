import type { Metadata } from "next";
import { connection } from "next/server";
import { setRequestLocale } from "next-intl/server";
import { Missing } from "@/app/[lang]/refusals";
import { DocsFoot, DocsFrame } from "@/components/docs/frame";
import { Reference } from "@/components/docs/reference";
import { docsContents, neighbours } from "@/server/documentation/contents";
import { docsPath } from "@/server/documentation/docs-path";
import { referencePage } from "@/server/documentation/reference";
import { languageOf, otherLanguage } from "@/server/i18n/languages";

type Props = { readonly params: Promise<{ lang: string; tag: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = referencePage((await params).tag);
  return page === null ? {} : { title: `${page.title} · Sarraf`, description: page.summary };
}

export default async function ReferenceTagPage({ params }: Props) {
  await connection();
  const { lang, tag } = await params;
  const language = languageOf(lang);
  const page = referencePage(tag);
  if (language === null || page === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const path = docsPath(language, `reference/${page.slug}`);
  return (
    <DocsFrame
      contents={docsContents(language)}
      path={path}
      otherHref={docsPath(otherLanguage(language), `reference/${page.slug}`)}
      anchors={page.operations.map(({ anchor, summary, method }) => ({ id: anchor, text: summary, method }))}
      isWide
    >
      <Reference title={page.title} summary={page.summary} operations={page.operations} />
      <DocsFoot {...neighbours(language, path)} markdownHref={`${path}.md`} />
    </DocsFrame>
  );
}
