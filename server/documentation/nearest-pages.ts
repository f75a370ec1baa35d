import type { Language } from "@/server/kernel/types";
import { type DocsPage, docsContents } from "./contents";
import { searchTerm, wordsOf } from "./search-term";

const MOST = 3;

/** Up to three pages whose titles share the most pairs of letters with the query, nearest first. */
export function nearestPages(language: Language, query: string): readonly DocsPage[] {
  const asked = pairsOf(query);
  return docsContents(language)
    .flatMap(({ pages }) => pages)
    .map((page) => ({ page, likeness: likenessOf(asked, pairsOf(page.title)) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, MOST)
    .map(({ page }) => page);
}

/** The Sørensen–Dice coefficient: from 0, nothing shared, to 1, all shared. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size || 1);
}

function pairsOf(text: string): ReadonlySet<string> {
  const terms = wordsOf(text).map(searchTerm);
  return new Set(terms.flatMap((term) => [...term].slice(1).map((_letter, at) => term.slice(at, at + 2))));
}
