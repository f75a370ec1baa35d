import { expect, it } from "vitest";
import { cursorPage } from "./cursor-page";

it.each([
  ["fewer than the limit", [1, 2], { rows: ["1", "2"], next: null }],
  ["as many as the limit", [1, 2, 3], { rows: ["1", "2", "3"], next: null }],
  ["one more", [1, 2, 3, 4], { rows: ["1", "2", "3"], next: "after 3" }],
  ["none", [], { rows: [], next: null }],
])("%s", (_, found, page) => {
  expect(cursorPage(found, 3, { cursorOf: (row) => `after ${row}`, view: String })).toEqual(page);
});
