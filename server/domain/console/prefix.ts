/** The LIKE pattern of texts that begin with this one. */
export function prefix(text: string): string {
  return `${text.replace(/[\\%_]/g, "\\$&")}%`;
}
