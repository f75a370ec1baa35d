import { env } from "@/server/env";
import type { Language } from "@/server/kernel/types";
import { docsPath } from "./docs-path";
import { allGuides, type Guide, guideOf } from "./guides";
import { openApi } from "./openapi";
import { referencePage, referencePages } from "./reference";
import { referenceMarkdown } from "./reference-markdown";
import { SECTIONS, type SectionName } from "./sections";

export function twinOf(language: Language, path: readonly string[]): string | null {
  const [name, ...rest] = path;
  if (name === undefined) return overviewTwin(language);
  if (name === "reference") return referenceTwin(language, rest);
  return rest.length > 0 ? null : (guideOf(language, name)?.markdown ?? null);
}

function referenceTwin(language: Language, [slug, ...more]: readonly string[]): string | null {
  if (slug === undefined)
    return [`# ${TITLES[language].reference}`, openApi().info.description ?? "", referenceLines(language), ""].join(
      "\n\n",
    );
  const page = more.length > 0 ? null : referencePage(slug);
  return page === null ? null : referenceMarkdown(page);
}

const TITLES = {
  en: {
    title: "Documentation",
    guides: "Guides",
    recipes: "Recipes",
    sdks: "SDKs and packages",
    tools: "Tools",
    api: "Rules of the API",
    reference: "API reference",
  },
  ar: {
    title: "التوثيق",
    guides: "الأدلة",
    recipes: "وصفات",
    sdks: "الحزم والمكتبات",
    tools: "الأدوات",
    api: "قواعد الواجهة البرمجية",
    reference: "مرجع الواجهة البرمجية",
  },
} as const;

const NAMES = Object.keys(SECTIONS) as SectionName[];

function overviewTwin(language: Language): string {
  const { title, reference } = TITLES[language];
  return [`# ${title}`, ...sectionLines(language), `## ${reference}`, referenceLines(language)].join("\n\n");
}

function sectionLines(language: Language): string[] {
  const sections = NAMES.map((name) => ({ name, pages: allGuides(language, name) }));
  return sections
    .filter(({ pages }) => pages.length > 0)
    .flatMap(({ name, pages }) => [`## ${TITLES[language][name]}`, guideLines(language, pages)]);
}

function guideLines(language: Language, pages: readonly Guide[]): string {
  return pages.map(({ name, listed, summary }) => line(listed, docsPath(language, name), summary)).join("\n");
}

function referenceLines(language: Language): string {
  return referencePages()
    .map(({ slug, title, summary }) => line(title, docsPath(language, `reference/${slug}`), summary))
    .join("\n");
}

function line(title: string, path: string, summary: string): string {
  return `- [${title}](${env.baseUrl}${path}.md)${summary === "" ? "" : `: ${summary}`}`;
}

export function llmsIndex(): string {
  const arabic = allGuides("ar").filter(({ written }) => written === "ar");
  return [
    "# Sarraf",
    "> A self-hosted payment orchestration service: checkout sessions, wallets, subscriptions and webhooks by one REST API.",
    `Every page is Markdown at its address with \`.md\`. All of it in one file: ${env.baseUrl}/llms-full.txt`,
    ...sectionLines("en"),
    `## ${TITLES.en.reference}`,
    [
      `- [OpenAPI document](${env.baseUrl}/openapi.json): every request, answer and webhook as a machine reads it.`,
      line("All endpoints", docsPath("en", "reference"), "What holds for every request, and the list of pages."),
      referenceLines("en"),
    ].join("\n"),
    "## Optional",
    guideLines("ar", arabic),
    "",
  ].join("\n\n");
}

export function llmsFull(): string {
  const guides = allGuides("en").map(({ markdown }) => markdown);
  return [...guides, ...referencePages().map(referenceMarkdown)].join("\n\n");
}
