/** The written pages of the documentation by name and language (decision 0282). */
import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { marked, type TokensList } from "marked";
import { env } from "@/server/env";
import { anchorOf } from "@/server/kernel/anchor";
import type { Language } from "@/server/kernel/types";
import { type GuideName, guideFile, type PageSource, SECTIONS, type SectionName, type WrittenPage } from "./sections";

/** A written page, whose examples contain this installation's address. */
export type Guide = {
  readonly name: string;
  readonly section: SectionName;
  readonly written: Language;
  readonly title: string;
  readonly listed: string;
  readonly summary: string;
  readonly tokens: TokensList;
  readonly anchors: readonly { readonly id: string; readonly text: string }[];
  readonly markdown: string;
  readonly minutes: number;
};

type Placed = { readonly page: WrittenPage; readonly section: SectionName };

const PAGES: readonly Placed[] = Object.entries(SECTIONS).flatMap(([section, pages]) =>
  pages.map((page) => ({ page, section: section as SectionName })),
);
const NAMES = new Map(PAGES.flatMap(({ page }) => namesOf(page)));

function namesOf({ name, sources }: WrittenPage): (readonly [string, string])[] {
  return Object.values(sources).flatMap(({ files: [first] }) => (first === undefined ? [] : [[first, name] as const]));
}

const WRITTEN_BASE = /http:\/\/localhost:3000|https:\/\/pay\.example/g;
const WRITTEN_HOST = /"(?:localhost:3000|pay\.example)"/g;
const RELATIVE_LINK = /\[([^\]]*)\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)/g;
const WORDS_A_MINUTE = 180;
const read = new Map<string, { readonly guide: Guide; readonly stamp: string }>();

/** Reads a page, again if its file has changed; null if the page does not exist. */
export function guideOf(language: Language, name: string): Guide | null {
  const found = PAGES.find(({ page }) => page.name === name);
  return found === undefined ? null : readGuide(language, found);
}

export function allGuides(language: Language, section?: SectionName): readonly Guide[] {
  return PAGES.filter((each) => section === undefined || each.section === section).map((each) =>
    readGuide(language, each),
  );
}

function readGuide(language: Language, { page, section }: Placed): Guide {
  const written = page.sources[language] === undefined ? "en" : language;
  const source = page.sources[written] ?? page.sources.en;
  const key = `${language} ${page.name} ${env.baseUrl}`;
  const stamp = source.files.map((path) => statSync(rooted(path)).mtimeMs).join();
  const cached = read.get(key);
  if (cached?.stamp === stamp) return cached.guide;
  const parsed = parseGuide(page.name, sourceText(source), env.baseUrl);
  const title = page.titles?.en ?? parsed.title;
  const listed = (language === "ar" && page.titles?.ar) || title;
  const guide = { ...parsed, name: page.name, section, written, title, listed };
  read.set(key, { guide, stamp });
  return guide;
}

export function firstSamples(language: Language): Readonly<Record<"bash" | "js" | "python", string>> {
  const markdown = guideOf(language, "first-payment")?.markdown ?? "";
  const codeOf = (start: string) =>
    new RegExp(`^\`\`\`(?=${start})\\w+\\n([\\s\\S]*?)\\n\`\`\`$`, "m").exec(markdown)?.[1] ?? "";
  return { bash: codeOf("bash\\ncurl"), js: codeOf("js\\n"), python: codeOf("python\\n") };
}

/** A guide's Markdown, including the markers that tests read. */
export function guideSource(language: Language, name: GuideName): string {
  return readFileSync(rooted(guideFile(language, name)), "utf8");
}

function sourceText({ files, text }: PageSource): string {
  const contents = files.map((path) => readFileSync(rooted(path), "utf8"));
  const sections = new Map(contents.map((content, at) => [files[at], `#${anchorOf(plainText(titleOf(content)))}`]));
  return text(contents.map((content, at) => withOwnLinks(content, dirname(files[at] ?? ""), sections)));
}

/** Replaces links between files by links between pages; links to other files become plain text. */
function withOwnLinks(text: string, folder: string, sections: ReadonlyMap<string | undefined, string>): string {
  return text.replace(RELATIVE_LINK, (_link, words: string, to: string, anchor = "") => {
    const target = join(folder, to);
    const name = NAMES.get(target);
    const address = name === undefined ? sections.get(target) : `${name}.md${anchor}`;
    return address === undefined ? words : `[${words}](${address})`;
  });
}

function titleOf(markdown: string): string {
  return /^# (.*)$/m.exec(markdown)?.[1] ?? "";
}

function rooted(path: string): string {
  return join(/* turbopackIgnore: true */ process.cwd(), path);
}

/**
 * @param base the installation's address, without a trailing slash
 * @throws {Error} if the text does not begin with a title and a sentence
 */
function parseGuide(
  name: string,
  source: string,
  base: string,
): Omit<Guide, "name" | "section" | "written" | "listed"> {
  const markdown = source
    .replace(/^<!--.*-->\n\n?/gm, "")
    .replace(/^```(\w+) .*$/gm, "```$1")
    .replace(WRITTEN_BASE, base)
    .replace(WRITTEN_HOST, JSON.stringify(new URL(base).host));
  const tokens = marked.lexer(markdown);
  const [title, summary] = tokens.filter(({ type }) => type !== "space");
  if (title?.type !== "heading" || summary?.type !== "paragraph") throw new Error(`The page ${name} has no title.`);
  const rest = Object.assign(tokens.slice(1), { links: tokens.links });
  const anchors = rest.flatMap((token) =>
    token.type === "heading" && token.depth === 2 ? [{ id: anchorOf(token.text), text: plainText(token.text) }] : [],
  );
  const [sentence = ""] = /^.*?[.؟](?=\s|$)/.exec(plainText(summary.text)) ?? [];
  const minutes = Math.ceil(markdown.split(/\s+/).length / WORDS_A_MINUTE);
  return { title: plainText(title.text), summary: sentence, tokens: rest, anchors, markdown, minutes };
}

export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
