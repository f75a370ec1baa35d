/** Typed security codes, kept only in memory, so that a language change keeps them. */
const typed = new Map<string, string>();

const CODES = 'input[name^="cvv-"]';

/** @returns a function that stops recording */
export function keepTypedCodes(content: HTMLElement): () => void {
  for (const input of content.querySelectorAll<HTMLInputElement>(CODES))
    if (input.value === "") input.value = typed.get(input.name) ?? "";
  const remember = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.matches(CODES)) typed.set(target.name, target.value);
  };
  content.addEventListener("input", remember);
  return () => content.removeEventListener("input", remember);
}

export function forgetTypedCodes(): void {
  typed.clear();
}
