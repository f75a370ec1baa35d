import type { Language } from "@/server/kernel/types";
import { docsPath } from "./docs-path";
import { allGuides } from "./guides";
import { referencePages } from "./reference";
import { SECTIONS, type SectionName } from "./sections";

export type DocsPage = { readonly href: string; readonly title: string; readonly lang: Language };

export type DocsGroup = { readonly name: SectionName | "reference"; readonly pages: readonly DocsPage[] };

const ALL_ENDPOINTS = { en: "All endpoints", ar: "كل نقاط النهاية" };
const NAMES = Object.keys(SECTIONS) as SectionName[];

export function docsContents(language: Language): readonly DocsGroup[] {
  const written = NAMES.map((name) => ({
    name,
    pages: allGuides(language, name).map((page) => ({
      href: docsPath(language, page.name),
      title: page.listed,
      lang: language,
    })),
  }));
  const operations = referencePages().map(({ slug, title }) => ({
    href: docsPath(language, `reference/${slug}`),
    title,
    lang: "en" as const,
  }));
  const reference = [
    { href: docsPath(language, "reference"), title: ALL_ENDPOINTS[language], lang: language },
    ...operations,
  ];
  return [...written.filter(({ pages }) => pages.length > 0), { name: "reference", pages: reference }];
}

export function neighbours(language: Language, path: string): { previous: DocsPage | null; next: DocsPage | null } {
  const pages = docsContents(language).flatMap((group) => group.pages);
  const at = pages.findIndex(({ href }) => href === path);
  return { previous: pages[at - 1] ?? null, next: pages[at + 1] ?? null };
}
