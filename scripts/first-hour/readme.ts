import { readFileSync } from "node:fs";

function codeOf(title: string): string {
  const readme = readFileSync("README.md", "utf8");
  const [, section = ""] = new RegExp(`^## ${title}\\n([\\s\\S]*?)(?=^## )`, "m").exec(readme) ?? [];
  const [, code] = /^```\w*\n([\s\S]*?)\n```$/m.exec(section) ?? [];
  if (code === undefined) throw new Error(`The README has no commands under "${title}".`);
  return code;
}

export function readmeCommands(address: string) {
  const at = (title: string) => codeOf(title).replaceAll("http://localhost:3000", address);
  const [start = ""] = at("Start").split(/ {2,}/);
  const [, setUp = "", advance = ""] = /^([\s\S]*)\n(curl[^\n]*)$/.exec(at("A first subscription")) ?? [];
  return { start, session: at("A first request"), setUp, advance };
}
