/** What the documentation consists of, and where each page is. */
import type { Language } from "@/server/kernel/types";
import { docsPath } from "./docs-path";
import { allGuides } from "./guides";
import { referencePages } from "./reference";

/** A page, as contents list it. */
export type DocsPage = { readonly href: string; readonly title: string };

/** The pages in their groups, in the order in which they are read. */
export type DocsContents = { readonly guides: readonly DocsPage[]; readonly reference: readonly DocsPage[] };

/** The name of the first page of the reference. */
const ALL_ENDPOINTS = { en: "All endpoints", ar: "كل نقاط النهاية" };

/** The pages of one language. What the reference says is in English in both. */
export function docsContents(language: Language): DocsContents {
  const guides = allGuides(language).map(({ name, title }) => ({ href: docsPath(language, name), title }));
  const pages = referencePages().map(({ slug, title }) => ({ href: docsPath(language, `reference/${slug}`), title }));
  return { guides, reference: [{ href: docsPath(language, "reference"), title: ALL_ENDPOINTS[language] }, ...pages] };
}

/** The pages before and after the one at this path, for those who read on. */
export function neighbours(language: Language, path: string): { previous: DocsPage | null; next: DocsPage | null } {
  const { guides, reference } = docsContents(language);
  const pages = [...guides, ...reference];
  const at = pages.findIndex(({ href }) => href === path);
  return { previous: pages[at - 1] ?? null, next: pages[at + 1] ?? null };
}
