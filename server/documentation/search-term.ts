/**
 * The word for searching, without case, accents, vowel signs, tatweel and article; alef, hamza, final ya and
 * ta marbuta in one form.
 */
export function searchTerm(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}\u0640]/gu, "")
    .replace(/\u0671/g, "\u0627")
    .replace(/\u0649/g, "\u064a")
    .replace(/\u0629/g, "\u0647");
  return plain.replace(/^[\u0648\u0628\u0641]?\u0627\u0644(?=\p{L}{3})/u, "");
}

/** The words of a text; a name such as `webhook_url` counts as a whole and in parts. */
export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}\p{M}\u0640_]+/gu) ?? []).flatMap((word) => {
    const parts = word.split("_").filter((part) => part !== "");
    return parts.length > 1 ? [word, ...parts] : parts;
  });
}
