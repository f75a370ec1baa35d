/** The documentation's search: an index in memory, built at the first query. */
import MiniSearch from "minisearch";
import { anchorOf } from "@/server/kernel/anchor";
import type { Language } from "@/server/kernel/types";
import { allGuides, type Guide, plainText } from "./guides";
import { referencePages } from "./reference";
import { searchTerm, wordsOf } from "./search-term";
import { isGuide } from "./sections";

export type SearchPlace = {
  readonly href: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  /** The page's language; null for pages in English alone, which searches in both languages find. */
  readonly language: Language | null;
  readonly weight: number;
};

/** A search result with the passage that matches most words, split at the matches. */
export type SearchHit = Pick<SearchPlace, "href" | "title" | "heading"> & {
  readonly excerpt: readonly { readonly text: string; readonly isHit: boolean }[];
};

const MAX_HITS = 30;
const MOST_TERMS = 8;
const EXCERPT = 160;
let index: MiniSearch<SearchPlace & { id: number }> | null = null;

/**
 * Search results, best first, in the page's language and the reference; pages in the other language if
 * nothing is found.
 */
export function searchDocs(language: Language, query: string): readonly SearchHit[] {
  index ??= indexOf([...guidePlaces("en"), ...guidePlaces("ar"), ...referencePlaces()]);
  const found = index.search(query, { combineWith: "AND" });
  const rows = found.length > 0 ? found : index.search(query);
  const own = rows.filter((row) => row.language === null || row.language === language);
  const terms = [...new Set(wordsOf(query).map(searchTerm))].slice(0, MOST_TERMS);
  return (own.length > 0 ? own : rows).slice(0, MAX_HITS).map(({ href, title, heading, text, language: of }) => ({
    href: `/${of ?? language}${href}`,
    title,
    heading,
    excerpt: excerptOf(text, terms),
  }));
}

function indexOf(places: readonly SearchPlace[]): MiniSearch<SearchPlace & { id: number }> {
  const made = new MiniSearch<SearchPlace & { id: number }>({
    fields: ["title", "heading", "text"],
    storeFields: ["href", "title", "heading", "text", "language", "weight"],
    tokenize: wordsOf,
    processTerm: searchTerm,
    searchOptions: {
      boost: { title: 4, heading: 3 },
      boostDocument: (_id, _term, of) => Number(of?.weight),
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  made.addAll(places.map((place, id) => ({ ...place, id })));
  return made;
}

function guidePlaces(language: Language): SearchPlace[] {
  const pages = allGuides(language).filter(({ written }) => written === language);
  return pages.flatMap((page) =>
    page.markdown.split(/^## /m).map((section, at) => {
      const [heading = "", ...lines] = section.split("\n");
      const text = plainText(lines.join("\n").replace(/^```.*$|^[|].?-.*$|^- |[|]/gm, " "));
      const href = at === 0 ? `/docs/${page.name}` : `/docs/${page.name}#${anchorOf(heading)}`;
      return {
        ...languageAndWeight(page, at === 0),
        href,
        title: page.title,
        heading: at === 0 ? "" : plainText(heading),
        text,
      };
    }),
  );
}

function languageAndWeight({ name, written }: Guide, isBeginning: boolean): Pick<SearchPlace, "language" | "weight"> {
  if (isGuide(name)) return { language: written, weight: isBeginning ? 4 : 2 };
  return { language: null, weight: name === "changelog" ? 0.5 : isBeginning ? 3 : 1.5 };
}

function referencePlaces(): SearchPlace[] {
  return referencePages().flatMap(({ slug, title, operations }) =>
    operations.map(({ anchor, summary, method, path, description, parameters, body }) => ({
      href: `/docs/reference/${slug}#${anchor}`,
      title,
      heading: summary,
      text: [
        `${method ?? ""} ${path}`.trim(),
        plainText(description),
        [...parameters, ...(body?.fields ?? [])].map(({ name }) => name).join(", "),
      ].join(". "),
      language: null,
      weight: 1,
    })),
  );
}

function excerptOf(text: string, terms: readonly string[]): SearchHit["excerpt"] {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}\u0640_]+/gu)];
  const isHit = (word: string) =>
    wordsOf(word)
      .map(searchTerm)
      .some((part) => terms.some((term) => part.startsWith(term)));
  const hits = words.filter(([word]) => isHit(word));
  const termsFrom = (index: number): number => {
    const found = wordsOf(text.slice(index, index + EXCERPT / 2)).map(searchTerm);
    return terms.filter((term) => found.some((word) => word.startsWith(term))).length;
  };
  const middle = hits
    .map(({ index }) => ({ index, count: termsFrom(index) }))
    .reduce((best, each) => (each.count > best.count ? each : best), { index: hits[0]?.index ?? 0, count: 0 }).index;
  const from = middle < EXCERPT / 2 ? 0 : text.indexOf(" ", middle - EXCERPT / 2) + 1;
  const end = text.lastIndexOf(" ", from + EXCERPT);
  const to = text.length - from <= EXCERPT || end <= from ? text.length : end;
  const shown = `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
  return shown
    .split(/([\p{L}\p{N}\p{M}\u0640_]+)/u)
    .map((part, at) => ({ text: part, isHit: at % 2 === 1 && isHit(part) }));
}
