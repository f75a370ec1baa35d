import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { REMINDER_TABLE } from "@/server/domain/subscriptions/core/reminders";
import { MONTHLY_INCOME, PERIOD_TABLE } from "@/server/domain/subscriptions/core/schedule";
import { FREQUENCIES } from "@/server/domain/subscriptions/core/words";

const ROOT = resolve(__dirname, "..");
const FOLDERS = ["app", "components", "server"];
/** HTTP methods are no words of ours. */
const OPEN_LISTS = ["METHODS"];
/**
 * Other meanings of the same words: the state of a form after it was sent, what the gateways' own APIs say,
 * what tests and their doubles expect.
 */
const OTHER_WORDS = /^(components\/console\/form\/form-state|server\/(testing|db\/generated|documentation)\/)/;

function sources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, String(name))),
  ).filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !OTHER_WORDS.test(path));
}

const isHome = (path: string): boolean => /^server\/(kernel|domain\/[^/]+\/core)\/words\.ts$/.test(path);
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const quoted = (text: string): string[] => [...text.matchAll(/"([^"]+)"/g)].map(([, word = ""]) => word);

type ClosedList = { readonly name: string; readonly path: string; readonly words: readonly string[] };

const LISTS: readonly ClosedList[] = sources()
  .filter(isHome)
  .flatMap((path) =>
    [...read(path).matchAll(/export const (\w+) = \[([^\]]*)\] as const/g)].map(([, name = "", body = ""]) => ({
      name,
      path,
      words: quoted(body),
    })),
  )
  .filter(({ name, words }) => words.length > 1 && !OPEN_LISTS.includes(name));

/** The closed list that has all these words; none for fewer than two words. */
function listWith(words: readonly string[]): ClosedList | undefined {
  if (new Set(words).size < 2) return undefined;
  return LISTS.find((list) => words.every((word) => list.words.includes(word)));
}

const UNION = /(?<![<,\w]\s*)(?:"[\w-]+"\s*\|\s*)+"[\w-]+"(?!\s*[>\]])/g;
const READER = /\b(?:z\s*\.enum|choice|oneOf)\(\s*(\[[^\]]*\])/g;
const WHOLE_LIST = /=\s*(\[(?:\s*"[\w-]+",?)+\s*\])(?:\s*as const)?;/g;

/** Unions within PartOf, Exclude and the like are checked against their list by the compiler. */
function withoutChecked(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
    .replace(/\b(?:PartOf|Exclude|Extract|Pick|Omit)<[^<>]*(?:<[^<>]*>[^<>]*)*>/g, "Checked");
}

function copiesIn(path: string): string[] {
  const text = withoutChecked(read(path));
  const unions = [...text.matchAll(UNION)].map(([found]) => found);
  const readers = [...text.matchAll(READER)].map(([, found = ""]) => found);
  const lists = [...text.matchAll(WHOLE_LIST)]
    .map(([, found = ""]) => found)
    .filter((found) => listWith(quoted(found))?.words.length === new Set(quoted(found)).size);
  return [...unions, ...readers, ...lists].flatMap((found) => {
    const list = listWith(quoted(found));
    return list === undefined ? [] : `${path}: ${quoted(found).join(", ")} are words of ${list.name} (${list.path})`;
  });
}

describe("a closed list is written once", () => {
  it("no type, reader or list outside its home repeats words of it", () => {
    expect(
      sources()
        .filter((path) => !isHome(path))
        .flatMap(copiesIn),
    ).toEqual([]);
  });

  it("a copy is found in a type and in a reader", () => {
    expect('frequency: "monthly" | "yearly";'.match(UNION)).toHaveLength(1);
    expect([...'choice(["monthly", "yearly"])'.matchAll(READER)]).toHaveLength(1);
    expect(withoutChecked('PartOf<SessionState, "paid" | "captured">')).toBe("Checked");
  });
});

describe("what the compiler does not see covers every word", () => {
  it.each([
    ["months of a period", PERIOD_TABLE],
    ["reminders of a charge", REMINDER_TABLE],
  ])("the SQL table of %s has one row per frequency", (_, table) => {
    const rows = [...table.matchAll(/\('(\w+)', ([1-9]\d*)\)/g)].map(([, word]) => word);
    expect(rows).toEqual(FREQUENCIES);
  });

  it("the SQL of the monthly income has one sum per frequency", () => {
    const sums = [...MONTHLY_INCOME.matchAll(/frequency = '(\w+)'\), 0\) \/ ([1-9]\d*)/g)].map(([, word]) => word);
    expect(sums).toEqual(FREQUENCIES);
  });

  it.each(["en", "ar"])(
    "each message of %s that selects by a frequency has a branch for every frequency",
    (language) => {
      const selects = [
        ...read(join("messages", `${language}.json`)).matchAll(/\{frequency, select, ((?:\w+ \{[^{}]*\} ?)+)\}/g),
      ];
      expect(selects.length).toBeGreaterThan(0);
      for (const [, branches = ""] of selects)
        expect([...branches.matchAll(/(\w+) \{/g)].map(([, word]) => word)).toEqual([...FREQUENCIES, "other"]);
    },
  );
});
