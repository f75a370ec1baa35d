/** The documentation as Markdown: a twin of each page, and lists of them all for language models. */
import { env } from "@/server/env";
import type { Language } from "@/server/kernel/types";
import { docsContents } from "./contents";
import { docsPath } from "./docs-path";
import { allGuides, guideOf } from "./guides";

/** The twin of a page, by the path below `/{language}/docs`; null if there is no such page. */
export function twinOf(language: Language, path: readonly string[]): string | null {
  const [name, ...rest] = path;
  if (name === undefined) return overviewTwin(language);
  return rest.length > 0 ? null : (guideOf(language, name)?.markdown ?? null);
}

const TITLES = {
  en: { title: "Documentation", guides: "Guides", reference: "API reference" },
  ar: { title: "التوثيق", guides: "الأدلة", reference: "مرجع الواجهة البرمجية" },
} as const;

function overviewTwin(language: Language): string {
  const { title, guides, reference } = TITLES[language];
  return [`# ${title}`, `## ${guides}`, guideLines(language), `## ${reference}`, referenceLines(language)].join("\n\n");
}

function guideLines(language: Language): string {
  return allGuides(language)
    .map(({ name, title, summary }) => line(title, docsPath(language, name), summary))
    .join("\n");
}

function referenceLines(language: Language): string {
  return docsContents(language)
    .reference.map(({ title, href }) => line(title, href, ""))
    .join("\n");
}

function line(title: string, path: string, summary: string): string {
  return `- [${title}](${env.baseUrl}${path}.md)${summary === "" ? "" : `: ${summary}`}`;
}

/** `/llms.txt`: every page with one line about it. */
export function llmsIndex(): string {
  return [
    "# Sarraf",
    "> A self-hosted payment orchestration service: checkout sessions, wallets, subscriptions and webhooks by one REST API.",
    `Every page is Markdown at its address with \`.md\`. All of it in one file: ${env.baseUrl}/llms-full.txt`,
    "## Guides",
    guideLines("en"),
    "## API reference",
    [line("OpenAPI document", "/openapi.json", "").replace(".json.md", ".json"), referenceLines("en")].join("\n"),
    "## Optional",
    guideLines("ar"),
    "",
  ].join("\n\n");
}

/** `/llms-full.txt`: all English pages, one after the other. */
export function llmsFull(): string {
  return allGuides("en")
    .map(({ markdown }) => markdown)
    .join("\n\n");
}
