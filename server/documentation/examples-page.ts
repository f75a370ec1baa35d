export function examplesMarkdown([list = "", ...readmes]: readonly string[]): string {
  const sections = readmes.map((readme) => readme.replace(/^# /m, "## ").trim());
  return [list.trim(), ...sections, ""].join("\n\n");
}
