/** Refuses new passwords that are easy to guess (Spec, "Credentials" 16). */

/** Digits and signs that people write instead of letters in passwords. */
const LETTER_OF: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu;
const MOST_NAME_EXTRA = 4;

/** The shortest text that, repeated, makes the whole text. */
function period(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, at);
}

function formsOf(password: string): ReadonlySet<string> {
  const lower = password.toLowerCase();
  const respelled = [...lower].map((each) => LETTER_OF[each] ?? each).join("");
  const words = [
    lower,
    lower.replace(AROUND, ""),
    respelled,
    lower.replace(AROUND, "").replace(/./gu, (each) => LETTER_OF[each] ?? each),
  ];
  return new Set([...words, ...words.map(period), ...words.map((word) => period(word.replace(AROUND, "")))]);
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function isName(password: string, name: string): boolean {
  const [typed, known] = [letters(password), letters(name)];
  if (known === "" || !typed.includes(known)) return false;
  return typed.replaceAll(known, "").length <= MOST_NAME_EXTRA;
}

const DIGITS = ["0123456789".repeat(13), "9876543210".repeat(13)];

/** True for a password of a repeated character or short sequence, or of consecutive digits. */
function isRow(lower: string): boolean {
  const codes = [...lower].map((each) => each.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return period(lower).length <= MOST_NAME_EXTRA || steps.size <= 1 || DIGITS.some((digits) => digits.includes(lower));
}

/**
 * Why a password is refused; null if it is accepted.
 * @param isListed true if the lower-case text is a common password
 */
export function passwordFault(
  password: string,
  { names, isListed }: { readonly names: readonly string[]; readonly isListed: (text: string) => boolean },
): "common" | "name" | null {
  if (names.some((name) => isName(password, name))) return "name";
  return isRow(password.toLowerCase()) || [...formsOf(password)].some(isListed) ? "common" : null;
}
