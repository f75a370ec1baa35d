import type { Language } from "./words";

const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const OF_OTHER_DIRECTION: Readonly<Record<Language, RegExp>> = {
  en: /[\u0590-\u08ff\ufb1d-\ufefc]/,
  ar: /[^\P{L}\p{Script=Arabic}]/u,
};

export function withoutDirectionMarks(text: string): string {
  return text.replace(DIRECTION_MARKS, "");
}

/** A person's text without direction marks, as a Unicode isolate if it has letters of the other direction. */
export function isolated(text: string, language: Language): string {
  const plain = withoutDirectionMarks(text);
  return OF_OTHER_DIRECTION[language].test(plain) ? `\u2068${plain}\u2069` : plain;
}
