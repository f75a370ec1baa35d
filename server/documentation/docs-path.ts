import type { Language } from "@/server/kernel/types";

/** The path of a documentation page; without a name, of the first page. */
export function docsPath(language: Language, name?: string): string {
  return name === undefined ? `/${language}/docs` : `/${language}/docs/${name}`;
}
