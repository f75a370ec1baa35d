/** Reads shortcuts by the key's position, because Arabic layouts have other letters. */

type Press = Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

export function meantKey({ code, key, ctrlKey, metaKey, altKey, shiftKey }: Press): string | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return code === "KeyK" && ctrlKey !== metaKey && !shiftKey ? "palette" : null;
  if (key === "Escape") return key;
  if (key === "/" || key === "?") return key;
  if (code === "Slash") return shiftKey ? "?" : "/";
  if (shiftKey) return null;
  return /^Key([A-Z])$/.exec(code)?.[1] ?? null;
}
