export const SAMPLES = ["checkout", "receipt", "invoice", "subscription", "reminder", "approval", "alert"] as const;
export type Sample = (typeof SAMPLES)[number];

export function oneOf<Word extends string>(words: readonly [Word, ...Word[]], asked: unknown): Word {
  return words.find((word) => word === asked) ?? words[0];
}
