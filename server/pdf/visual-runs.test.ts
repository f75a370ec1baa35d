import { describe, expect, it } from "vitest";
import { ownDirection, plainLine, visualLine } from "./visual-runs";

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

it("what people wrote reads in its own direction, and marks of theirs turn nothing", () => {
  expect(["Nour متجر", "متجر Nour", "+965 5", "3 متجر"].map(ownDirection)).toEqual(["ltr", "rtl", "ltr", "rtl"]);
  expect(plainLine("a\u202eb\n c\u2068")).toBe("a b c");
});
