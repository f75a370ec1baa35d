/** The guides: Markdown files in docs/guides by name and language (decision 0282). */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { marked, type TokensList } from "marked";
import { env } from "@/server/env";
import { anchorOf } from "@/server/kernel/anchor";
import type { Language } from "@/server/kernel/types";

/** Guides in reading order; the name is that of the file and the address. */
export const GUIDES = [
  "first-payment",
  "embedded-checkout",
  "webhooks",
  "wallets",
  "subscriptions",
  "approvals",
  "test-clock",
  "errors",
  "going-live",
] as const;

export type GuideName = (typeof GUIDES)[number];

/** A guide whose examples contain this installation's address. */
export type Guide = {
  readonly name: GuideName;
  readonly title: string;
  /** The first paragraph, one sentence. */
  readonly summary: string;
  readonly tokens: TokensList;
  /** Second-level headings as links. */
  readonly anchors: readonly { readonly id: string; readonly text: string }[];
  readonly markdown: string;
};

/** The placeholder for this installation's address. */
const WRITTEN_BASE = /http:\/\/localhost:3000/g;
const WRITTEN_HOST = /"localhost:3000"/g;
const guides = new Map<string, { readonly guide: Guide; readonly mtimeMs: number }>();

/** Reads a guide, again if its file has changed; null if there is none. */
export function guideOf(language: Language, name: string): Guide | null {
  const known = GUIDES.find((guide) => guide === name);
  return known === undefined ? null : readGuide(language, known);
}

export function allGuides(language: Language): readonly Guide[] {
  return GUIDES.map((name) => readGuide(language, name));
}

function readGuide(language: Language, name: GuideName): Guide {
  const key = `${fileOf(language, name)} ${env.baseUrl}`;
  const { mtimeMs } = statSync(fileOf(language, name));
  const cached = guides.get(key);
  if (cached?.mtimeMs === mtimeMs) return cached.guide;
  const guide = parseGuide(name, guideSource(language, name), env.baseUrl);
  guides.set(key, { guide, mtimeMs });
  return guide;
}

/** A guide's Markdown with the markers for tests. */
export function guideSource(language: Language, name: GuideName): string {
  return readFileSync(fileOf(language, name), "utf8");
}

function fileOf(language: Language, name: GuideName): string {
  return join(/* turbopackIgnore: true */ process.cwd(), "docs/guides", language, `${name}.md`);
}

/**
 * @param base the installation's address, without a trailing slash
 * @throws {Error} if the text does not begin with a title and a sentence
 */
function parseGuide(name: GuideName, source: string, base: string): Guide {
  const markdown = source
    .replace(/^<!--.*-->\n\n?/gm, "")
    .replace(/^```(\w+) .*$/gm, "```$1")
    .replace(WRITTEN_BASE, base)
    .replace(WRITTEN_HOST, JSON.stringify(new URL(base).host));
  const tokens = marked.lexer(markdown);
  const [title, , summary] = tokens;
  if (title?.type !== "heading" || summary?.type !== "paragraph") throw new Error(`The guide ${name} has no title.`);
  const rest = Object.assign(tokens.slice(1), { links: tokens.links });
  const anchors = rest.flatMap((token) =>
    token.type === "heading" && token.depth === 2 ? [{ id: anchorOf(token.text), text: plainText(token.text) }] : [],
  );
  return { name, title: title.text, summary: plainText(summary.text), tokens: rest, anchors, markdown };
}

export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
