import { describe, expect, it } from "vitest";
import { cursorPage } from "./cursor";

describe("a page leads on exactly where there is more", () => {
  it.each([
    ["the only page", [3, 2, 1], { count: 3, newer: 0, older: 0 }, null, null],
    ["the first of several", [9, 8], { count: 9, newer: 0, older: 7 }, 8, null],
    ["one in the middle", [7, 6], { count: 9, newer: 2, older: 5 }, 6, 7],
    ["the last", [2, 1], { count: 9, newer: 7, older: 0 }, null, 2],
    ["an empty one", [], { count: 9, newer: 0, older: 9 }, null, null],
  ])("%s", (_, numbers, around, next, previous) => {
    const page = cursorPage(numbers, numbers, { around, perPage: 2 });
    expect(page.next).toEqual(next === null ? null : { cursor: next, direction: "forward", per_page: 2 });
    expect(page.previous).toEqual(previous === null ? null : { cursor: previous, direction: "backward", per_page: 2 });
    expect(page).toMatchObject({ count: around.count, results: numbers });
  });
});
