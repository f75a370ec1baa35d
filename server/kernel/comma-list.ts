import type { Language } from "./types";

/** The texts with the language's comma between them, each in its own direction of writing. */
export function commaList(texts: readonly string[], language: Language): string {
  return texts.map((text) => `\u2068${text}\u2069`).join(language === "ar" ? "، " : ", ");
}
