import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { anchorOf } from "@/server/kernel/anchor";
import { docsContents, neighbours } from "./contents";
import { MESSAGES } from "./errors/messages";
import { allGuides, guideOf } from "./guides";
import { referencePage } from "./reference";
import { searchDocs } from "./search";
import { SECTIONS } from "./sections";

vi.stubEnv("BASE_URL", "https://pay.example");
const LANGUAGES = ["en", "ar"] as const;
const PAGES = Object.values(SECTIONS).flat();

/** The ids of a page's headings. */
function anchors(markdown: string): string[] {
  return [...markdown.replace(/^```[\s\S]*?^```$/gm, "").matchAll(/^#+ (.*)$/gm)].map(([, text = ""]) =>
    anchorOf(text.replace(/[`*]/g, "")),
  );
}

describe.each(LANGUAGES)("the pages of the documentation, %s", (language) => {
  it("have links that lead to pages and their sections", () => {
    const broken = allGuides(language).flatMap(({ name, markdown }) =>
      [...markdown.matchAll(/\]\((?:https:\/\/pay\.example\/(?:en|ar)\/docs\/)?([^)\s]+)\)/g)].flatMap(
        ([, to = ""]) => {
          if (/^https?:|^mailto:/.test(to)) return [];
          const [path = "", anchor] = to.split("#");
          const target = path === "" ? name : path.replace(/\.md$/, "");
          const [first = "", tag] = target.split("/");
          if (first === "reference") return tag === undefined || referencePage(tag) !== null ? [] : [`${name}: ${to}`];
          const page = guideOf(language, target);
          const isThere = page !== null && (anchor === undefined || anchors(page.markdown).includes(anchor));
          return isThere ? [] : [`${name}: ${to}`];
        },
      ),
    );
    expect(broken).toEqual([]);
  });

  it("are in the contents once, and lead from one to the next and back", () => {
    const pages = docsContents(language).flatMap((group) => group.pages);
    expect(new Set(pages.map(({ href }) => href)).size).toBe(pages.length);
    for (const { name } of PAGES) expect(pages.map(({ href }) => href)).toContain(`/${language}/docs/${name}`);
    const walked = [pages[0]];
    for (let next = pages[0]; next !== undefined; ) {
      const around: ReturnType<typeof neighbours> = neighbours(language, next.href);
      expect(around.previous).toEqual(walked.at(-2) ?? null);
      next = around.next ?? undefined;
      if (next !== undefined) walked.push(next);
    }
    expect(walked).toEqual(pages);
  });

  it("have a title and one sentence about them, and no address of an example installation", () => {
    for (const { name, title, listed, summary, markdown } of allGuides(language)) {
      expect([name, title, listed]).not.toContain("");
      expect(summary, name).toMatch(/[.؟]$/);
      expect(markdown, name).not.toMatch(/localhost:3000/);
    }
  });
});

it("the Arabic contents have Arabic titles, except the reference", () => {
  const titles = docsContents("ar")
    .filter(({ name }) => name !== "reference")
    .flatMap(({ pages }) => pages.map(({ title }) => title));
  expect(titles.filter((title) => !/\p{Script=Arabic}/u.test(title))).toEqual([]);
});

it("the image has every file that a page shows", () => {
  const copied = [...readFileSync("Dockerfile", "utf8").matchAll(/^COPY --from=build \S+ (.*) \S+$/gm)]
    .flatMap(([, sources = ""]) => sources.split(" "))
    .map((source) => source.replace(/^\/app\//, ""));
  const files = PAGES.flatMap(({ sources }) => Object.values(sources).flatMap(({ files: shown }) => shown));
  expect(files.filter((file) => !copied.some((place) => file === place || file.startsWith(`${place}/`)))).toEqual([]);
});

it.each([
  ["session_expired", "/en/docs/error-codes#codes-of-the-web-sdk"],
  ["setupPreload", "/en/docs/web-sdk#options-of-init"],
  ["EINTEGRITY", "/en/docs/sdk-packages"],
  ["visibleItemsCount", "/en/docs/android"],
  ["completion zsh", "/en/docs/command-line#commands"],
  ["failed_auth", "/en/docs/limits#requests"],
  ["Sarraf-Version", "/en/docs/conventions"],
  ["Laravel", "/en/docs/examples#webhooks-with-laravel"],
  ["Unreleased", "/en/docs/changelog#unreleased"],
])("the search for %s finds %s", (query, href) => {
  expect(searchDocs("en", query).map((hit) => hit.href)).toContain(href);
});

describe("the page of errors", () => {
  const folders = ["server/domain", "server/api", "server/kernel"];
  const sources = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8").replace(/\s+/g, " ") }));
  const messages = Object.values(MESSAGES).flatMap((rows) => rows.map(([message]) => message));
  /** A pattern in which `…` is anything. */
  const pattern = (message: string) =>
    message
      .split("…")
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("[^`]{0,200}?");

  it("names no message that the service does not write", () => {
    const all = sources
      .map(({ text }) => text)
      .join("\n")
      .replaceAll('\\"', '"');
    expect(messages.filter((message) => !new RegExp(pattern(message)).test(all))).toEqual([]);
  });

  it("names every refusal of the merchant's API", () => {
    const known = messages.map((message) => new RegExp(`^${pattern(message)}$`));
    const written = sources
      .filter(({ path }) => !OF_OTHERS.test(path))
      .flatMap(({ text }) => [...text.matchAll(REFUSAL)].map(([, quoted, template]) => quoted ?? template ?? ""));
    expect(written.length).toBeGreaterThan(40);
    expect(written.filter((message) => !known.some((each) => each.test(message)))).toEqual([]);
  });
});

const REFUSAL =
  /new (?:Conflict|BadRequest|Gone|Unprocessable|Locked|Unauthenticated|Forbidden)\( ?(?:"([^"]+)"|`([^`]+)`)/g;

/** Files of the console and of the operator's commands, whose refusals the API does not answer. */
const OF_OTHERS =
  /console|operator-commands|gateway-notifications|issues\.ts|parked-|charge-again|mail-page-link|redeliver-all|send-test-event|second-factor/;
