/** A LIKE pattern for texts that begin with this one. */
export function prefix(text: string): string {
  return `${text.replace(/[\\%_]/g, "\\$&")}%`;
}
