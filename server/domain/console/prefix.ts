export function prefix(text: string): string {
  return `${text.replace(/[\\%_]/g, "\\$&")}%`;
}
