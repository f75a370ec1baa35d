import type { Language } from "@/server/kernel/types";

export function docsPath(language: Language, name?: string): string {
  return name === undefined ? `/${language}/docs` : `/${language}/docs/${name}`;
}
