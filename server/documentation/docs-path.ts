import type { Language } from "@/server/kernel/types";

/** The path of a page of the documentation; without a name, of its first page. */
export function docsPath(language: Language, name?: string): string {
  return name === undefined ? `/${language}/docs` : `/${language}/docs/${name}`;
}
