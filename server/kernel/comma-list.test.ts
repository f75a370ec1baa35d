import { expect, test } from "vitest";
import { commaList } from "./comma-list";

test.each([
  ["en", "\u2068hand-1\u2069, \u2068Paid\u2069"],
  ["ar", "\u2068hand-1\u2069، \u2068Paid\u2069"],
] as const)("in %s every text keeps its direction, and the comma is the language's", (language, written) => {
  expect(commaList(["hand-1", "Paid"], language)).toBe(written);
  expect(commaList([], language)).toBe("");
});
