import type { Metadata } from "next";
import { connection } from "next/server";
import { setRequestLocale } from "next-intl/server";
import { Missing } from "@/app/[lang]/refusals";
import { DocsFoot, DocsFrame } from "@/components/docs/frame";
import { Prose } from "@/components/docs/prose";
import { docsContents, neighbours } from "@/server/documentation/contents";
import { docsPath } from "@/server/documentation/docs-path";
import { guideOf } from "@/server/documentation/guides";
import { env } from "@/server/env";
import { languageOf, otherLanguage } from "@/server/i18n/languages";

type Props = { readonly params: Promise<{ lang: string; guide: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, guide: name } = await params;
  const guide = guideOf(languageOf(lang) ?? "en", name);
  return guide === null ? {} : { title: `${guide.listed} · Sarraf`, description: guide.summary };
}

export default async function GuidePage({ params }: Props) {
  // The page is rendered per request, because its scripts contain the request's nonce.
  await connection();
  const { lang, guide: name } = await params;
  const language = languageOf(lang);
  const guide = language === null ? null : guideOf(language, name);
  if (language === null || guide === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const path = docsPath(language, guide.name);
  return (
    <DocsFrame
      contents={docsContents(language)}
      path={path}
      otherHref={docsPath(otherLanguage(language), guide.name)}
      anchors={guide.anchors}
      written={guide.written}
    >
      <div {...(guide.written !== language && { dir: "ltr", lang: guide.written })}>
        <h1 className="tight text-[1.875rem] leading-tight">{guide.title}</h1>
        <Prose tokens={guide.tokens} language={language} base={env.baseUrl} />
      </div>
      <DocsFoot {...neighbours(language, path)} markdownHref={`${path}.md`} />
    </DocsFrame>
  );
}
