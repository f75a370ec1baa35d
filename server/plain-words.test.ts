import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(__dirname, "..");

/** Phrases with a plainer word: comments, documents, titles of tests and English texts do without them. */
const REFUSED = [
  "(?:is|are|was|were|be|been|being) told",
  "hears|hear of|heard of",
  "of (?:its|their|his|her|our) own",
  "stands",
  "anew",
  "whoever",
  "nobody's",
  "what comes",
  "in vain",
  "to be had",
  "reads? (?:it|them) back",
  "of one moment",
  "a piece",
  "the door",
  "rooms?",
  "main road",
  "processor (?:time|seconds?)",
  "of before",
  "whom payments name",
];
const PHRASES = new RegExp(
  String.raw`(?<![\w-])(?:${REFUSED.join("|").replaceAll(" ", String.raw`(?:\s|\n[ \t]*(?:\*|\/{2,3})[ \t])+`)})(?![\w-])`,
  "gi",
);

/** How many an area may still hold. A number here only ever becomes smaller. */
const AT_MOST: Readonly<Record<string, number>> = {
  root: 0,
  app: 0,
  components: 0,
  docs: 0,
  e2e: 0,
  examples: 0,
  messages: 0,
  prisma: 0,
  scripts: 0,
  sdk: 0,
  server: 0,
};

const READ = /\.(?:ts|tsx|mjs|prisma|css|py|swift|kt|dart|md)$|^messages\/en\.json$/;
const NOT_READ = /(?:^|\/)(?:node_modules|generated|\.next|dist|build|out)\/|^server\/plain-words\.test\.ts$/;

function filesOf(area: string): string[] {
  return readdirSync(join(ROOT, area), { recursive: true, encoding: "utf8" })
    .map((name) => `${area}/${name}`)
    .filter((path) => READ.test(path) && !NOT_READ.test(path));
}

const AREAS: Readonly<Record<string, () => string[]>> = {
  root: () => readdirSync(ROOT).filter((name) => READ.test(name)),
};

it.each(["root", "app", "components", "docs", "e2e", "examples", "messages", "prisma", "scripts", "sdk", "server"])(
  "%s holds no more of the refused phrases than it may",
  (area) => {
    const files = AREAS[area]?.() ?? filesOf(area);
    const found = files.flatMap((path) => {
      const text = readFileSync(join(ROOT, path), "utf8");
      return [...text.matchAll(PHRASES)].map(
        (match) => `${path}:${text.slice(0, match.index).split("\n").length} ${match[0]}`,
      );
    });
    expect(found.length, found.slice(0, 20).join("\n")).toBeLessThanOrEqual(AT_MOST[area] ?? 0);
  },
);
