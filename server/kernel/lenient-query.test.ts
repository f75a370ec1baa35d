import { describe, expect, it } from "vitest";
import { invalidFilters, oneOf, readQuery, short } from "./lenient-query";

const READERS = { state: oneOf(["paid", "failed"]), order: short(5) };

describe("what a page's address says is read, and what it does not say rightly is left out and named", () => {
  it.each([
    [{}, { state: null, order: null }, []],
    [{ state: "paid", order: " 10 " }, { state: "paid", order: "10" }, []],
    [{ state: "stolen" }, { state: null, order: null }, ["state"]],
    [{ state: ["failed", "paid"] }, { state: "failed", order: null }, []],
    [{ order: "123456", other: "x" }, { state: null, order: null }, ["order"]],
    [{ state: "", order: "a\0" }, { state: null, order: null }, ["order"]],
  ])("%j", (query, values, dropped) => {
    expect(readQuery(query, READERS)).toEqual({ values, dropped });
  });
});

it("filters that would make a file wider are named, order and page are not", () => {
  expect(invalidFilters({ dropped: ["from", "cursor", "rows", "sort", "state"] })).toEqual(["from", "state"]);
});
