/** Why a try failed, as stored and sent; the console has each in its language (`console.events.tryTexts`). */
export const TRY_TEXTS = {
  forbidden: "The address is not a public one.",
  refused: "The connection was refused.",
  reset: "The connection was reset.",
  unreachable: "The host cannot be reached.",
  unknown_host: "The host name is not known.",
  lookup: "The host name could not be looked up.",
  timeout: "The connection timed out.",
  closed: "The connection was closed without an answer.",
  invalid: "The address is not valid.",
  headers: "The answer's headers are too large.",
  expired: "The receiver's certificate has expired.",
  untrusted: "The receiver's certificate is not trusted.",
  other_name: "The receiver's certificate is for another name.",
  not_http: "The answer is not HTTP.",
  failed: "The connection failed.",
} as const;

export type TryWord = keyof typeof TRY_TEXTS | "answered" | "redirected" | "silent";

const WORDS: ReadonlyMap<string, keyof typeof TRY_TEXTS> = new Map(
  Object.entries(TRY_TEXTS).map(([word, text]) => [text, word as keyof typeof TRY_TEXTS]),
);

export function tryWord(error: string): { readonly word: TryWord; readonly number: string } | null {
  const word = WORDS.get(error);
  if (word !== undefined) return { word, number: "" };
  const [, status] = /^Answered (\d+)\.$/.exec(error) ?? [];
  if (status !== undefined) return { word: "answered", number: status };
  const [, redirect] = /^Answered (\d+): redirects are not followed\.$/.exec(error) ?? [];
  if (redirect !== undefined) return { word: "redirected", number: redirect };
  const [, seconds] = /^No answer within (\d+) s\.$/.exec(error) ?? [];
  return seconds === undefined ? null : { word: "silent", number: seconds };
}
