/**
 * Security codes that were typed, in this page's memory and nowhere else, so that another language keeps
 * them.
 */
const typed = new Map<string, string>();

const CODES = 'input[name^="cvv-"]';

/** Puts back what was typed, and remembers from now on, until the function that it returns is called. */
export function keepTypedCodes(content: HTMLElement): () => void {
  for (const input of content.querySelectorAll<HTMLInputElement>(CODES))
    if (input.value === "") input.value = typed.get(input.name) ?? "";
  const remember = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.matches(CODES)) typed.set(target.name, target.value);
  };
  content.addEventListener("input", remember);
  return () => content.removeEventListener("input", remember);
}

/** Forgets all of them. */
export function forgetTypedCodes(): void {
  typed.clear();
}
