import { readFileSync } from "node:fs";
import { join } from "node:path";
import bidiFactory from "bidi-js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isolated, ownDirection, phoneLine, plainLine, visualLine } from "./visual-runs";

/** The pieces from left to right. */
function pieces(text: string, direction: "ltr" | "rtl") {
  return visualLine(text, { direction, weight: "regular" }).runs.map((run) => run.text);
}

/**
 * The shapes that are drawn from left to right: names of Unicode's presentation forms tell a letter's place
 * in its word.
 */
function shapes(text: string): string[] {
  const [run] = visualLine(text, { direction: "rtl", weight: "regular" }).runs;
  return (run?.face.font.layout(run.text, []).glyphs ?? []).map(({ name }) => name);
}

describe("Arabic letters are joined and stand from right to left", () => {
  it("فاتورة: the last letter leftmost, the first one rightmost in its initial form", () => {
    expect(shapes("فاتورة")).toEqual(["uni0629", "uni0631", "uniFEEE", "uniFE97", "uniFE8E", "uniFED3"]);
  });

  it("a zero-width non-joiner parts the letters of a Persian word", () => {
    expect(pieces("ه\u200cی", "rtl")).toEqual(["ی", "ه"]);
    expect(pieces("هی", "rtl")).toEqual(["هی"]);
  });

  it("lam and alef are one letter", () => {
    expect(shapes("سلام")).toEqual(["uni0645", "uniFEFC", "uniFEB3"]);
  });
});

describe("a line is drawn in the order in which it is seen", () => {
  it.each<[string, "ltr" | "rtl", string, string[]]>([
    ["an amount in Arabic", "rtl", "10.500 د.ك", ["ك", ".", "د", " ", "10.500"]],
    ["Latin in Arabic", "rtl", "متجر Nour", ["Nour", " ", "متجر"]],
    ["brackets turn with their line", "rtl", "الخصم (10%)", ["(%", "10", ") ", "الخصم"]],
    ["Arabic in English", "ltr", "Shop متجر 5", ["Shop 5", " ", "متجر"]],
    ["a phone number", "ltr", "+96550000000", ["+96550000000"]],
  ])("%s", (_, direction, text, order) => {
    expect(pieces(text, direction).join("|")).toBe(order.join("|"));
  });
});

it.each<[string, "ltr" | "rtl", string, string]>([
  ["a number in an Arabic sentence", "rtl", `الفاتورة ${isolated("2026-0077")}`, "2026-0077 ةروتافلا"],
  ["Arabic digits between Latin letters", "rtl", `الفاتورة ${isolated("INV-٢٠٢٦/7")}`, "INV-٢٠٢٦/7 ةروتافلا"],
  ["Arabic letters in an English sentence", "ltr", `SKU ${isolated("غ-١٢/A")}`, "SKU A/١٢-غ"],
  ["a phone number in an Arabic sentence", "rtl", `الهاتف: ${phoneLine("+965 2222 3333")}`, "+965 2222 3333 :فتاهلا"],
  ["a phone number in Arabic digits", "ltr", phoneLine("+٩٦٥ ٥٠٠٠ ١٢٣٤"), "+٩٦٥ ٥٠٠٠ ١٢٣٤"],
  ["one in an Arabic sentence", "rtl", `الهاتف: ${phoneLine("+۹۶۵ ۵۰۰۰")}`, "+۹۶۵ ۵۰۰۰ :فتاهلا"],
])("%s keeps its own order", (_, direction, text, order) => {
  expect(drawn(text, direction)).toBe(order);
});

it("what people wrote reads in its own direction, and marks of theirs turn nothing", () => {
  expect(["Nour متجر", "متجر Nour", "+965 5", "3 متجر"].map(ownDirection)).toEqual(["ltr", "rtl", "ltr", "rtl"]);
  expect(plainLine("a\u202eb\n c\u2068")).toBe("a b c");
});

describe("the Unicode Standard's conformance test of the Unicode Bidirectional Algorithm", () => {
  const rows = readFileSync(join(import.meta.dirname, "bidi-character-test.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  /** The marks of composed texts, which stand for these controls. */
  const MARKS = new Map([
    ["\u2068", "\ufdd0"],
    ["\u2069", "\ufdd1"],
    ["\u202d", "\ufdd2"],
    ["\u202c", "\ufdd3"],
  ]);
  const PAIRS = "()[]{}〈〉";
  const turned = (character: string): string => PAIRS.charAt(PAIRS.indexOf(character) ^ 1) || character;

  it("has rows of every kind that documents need", () => {
    expect(rows.length).toBeGreaterThan(300);
    for (const part of ["0627", "05D0", "0661", "06F1", "0028", "005B", "2068", "202D"])
      expect(rows.filter((row) => row.includes(part)).length, part).toBeGreaterThan(1);
  });

  it.each(rows)("%s", (row) => {
    const [codes = "", asked, paragraph, levels = "", order = ""] = row.split(";");
    const text = codes.split(" ").map((code) => String.fromCodePoint(Number.parseInt(code, 16)));
    const direction = paragraph === "1" ? "rtl" : "ltr";
    if (asked === "2") expect(ownDirection(text.join(""))).toBe(direction);
    const level = levels.split(" ").map(Number);
    const expected = order
      .split(" ")
      .map((index) => Number(index))
      .filter((index) => !MARKS.has(text[index] ?? ""))
      .map((index) => ((level[index] ?? 0) % 2 === 1 ? turned(text[index] ?? "") : text[index]));
    expect(drawn(text.map((each) => MARKS.get(each) ?? each).join(""), direction)).toBe(expected.join(""));
  });
});

const bidi = bidiFactory();

/** The line as the Unicode Bidirectional Algorithm shows it, from left to right. */
function shown(text: string, direction: "ltr" | "rtl"): string {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const unit = (index: number) => {
    const turned = (embedding.levels[index] ?? 0) % 2 === 1;
    return (turned ? bidi.getMirroredCharacter(text.charAt(index)) : null) ?? text.charAt(index);
  };
  return bidi.getReorderedIndices(text, embedding).map(unit).join("");
}

/** The characters of the glyphs that the fonts draw, from left to right. */
function drawn(text: string, direction: "ltr" | "rtl"): string {
  return visualLine(text, { direction, weight: "regular" })
    .runs.flatMap((run) => {
      const { glyphs, direction: side } = run.face.font.layout(run.text, []);
      return glyphs.flatMap(({ codePoints }) => (side === "rtl" ? codePoints.toReversed() : codePoints));
    })
    .map((code) => String.fromCodePoint(code))
    .join("");
}

describe("fonts draw a line in the order of the Unicode Bidirectional Algorithm", () => {
  it.each([
    ["غرفة ١٢٣", "٣٢١ ةفرغ"],
    ["١٢٣", "١٢٣"],
    ["۱۲۳٫۵", "۱۲۳٫۵"],
    ["+٩٦٥ ٥٠٠", "+٩٦٥ ٥٠٠"],
  ])("%s", (text) => {
    expect(drawn(text, "rtl")).toBe(shown(text, "rtl"));
    expect(drawn(text, "ltr")).toBe(shown(text, "ltr"));
  });

  it("for words of several scripts with digits and separators of three", () => {
    const word = fc.constantFrom("غرفة", "אבג", "hall", "é", "山", "١٢٣", "۴۵۶", "789", "١٬٢٣٤٫٥", "1,234.5", "دينار");
    const separator = fc.constantFrom(" ", " - ", "/", ", ", "، ", " (", ") ", ":", "٪", "%", "+");
    const text = fc
      .array(fc.tuple(word, separator), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.flat().join(""));
    fc.assert(
      fc.property(text, fc.constantFrom("ltr" as const, "rtl" as const), (line, direction) => {
        expect(drawn(line, direction)).toBe(shown(line, direction));
      }),
    );
  });
});

describe("every character has a glyph", () => {
  const lacking = (text: string): string[] =>
    visualLine(text, { direction: "ltr", weight: "semibold" }).runs.flatMap((run) =>
      run.face.font.layout(run.text, []).glyphs.flatMap(({ id }) => (id === 0 ? [run.text] : [])),
    );

  it.each([
    "हिन्दी 山田",
    "שלום",
    "বাংলা",
    "தமிழ்",
    "ٹیلی فون ڈاک",
    "한국어 かな カナ 國龍",
    "ไทย ქართული Հայերեն",
    "☕ 😀 👩‍👩‍👧 ❤️ 🇰🇼",
    "ܫܠܡܐ ހަ ߒߞߏ",
    "🗺🫠🪿",
  ])("%s", (text) => {
    expect(lacking(text)).toEqual([]);
  });

  it("a character that no font has is written as its code", () => {
    expect(drawn("𠮷野", "ltr")).toBe("U+20BB7野");
  });
});
