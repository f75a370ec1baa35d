import { describe, expect, it } from "vitest";
import { z } from "zod";
import { InvalidFields } from "./errors";
import { firstRows, pageFields, pageOfRows, pageView, rowsToRead, startingNumber } from "./page";
import { readInput } from "./read-input";

const ADDRESS = "https://pay.example/b/events/v1/events/?state=paid&offset=10&starting_after=r-9";

describe("links of a page are absolute, keep the query, and name the last row for the next page", () => {
  it.each([
    [0, 25, "limit=10&offset=10&starting_after=r-last", null],
    [10, 25, "limit=10&offset=20&starting_after=r-last", "limit=10&offset=0"],
    [20, 25, null, "limit=10&offset=10"],
    [5, 8, null, "limit=10&offset=0"],
    [0, 10, null, null],
    [0, 0, null, null],
  ] as const)("offset %i of %i", (offset, count, next, previous) => {
    const last = offset + 10 < count ? "r-last" : null;
    const view = pageView({ count, results: [], last }, { limit: 10, offset, startingAfter: "r-9" }, ADDRESS);
    const query = (link: string | null): string | null => {
      if (link === null) return null;
      const { origin, searchParams } = new URL(link);
      expect([origin, searchParams.get("state")]).toEqual(["https://pay.example", "paid"]);
      searchParams.delete("state");
      return [...searchParams]
        .sort()
        .map((pair) => pair.join("="))
        .join("&");
    };
    expect([view.count, query(view.next), query(view.previous)]).toEqual([count, next, previous]);
  });
});

describe("a window is read with its defaults and limits", () => {
  const schema = z.object(pageFields({ fallback: 20, max: 50 }));
  it.each([
    [{}, 20, 0],
    [{ limit: "", offset: "" }, 20, 0],
    [{ limit: "7", offset: "3" }, 7, 3],
    [{ limit: 50 }, 50, 0],
    [{ limit: 51 }, 50, 0],
    [{ limit: "9".repeat(30), offset: "9".repeat(30) }, 50, 1_000_000_000],
  ])("%j", (query, limit, offset) => {
    expect(readInput(schema, query)).toEqual({ limit, offset });
  });

  it.each([
    [{ limit: "0" }, { limit: ["Ensure this value is greater than or equal to 1."] }],
    [{ limit: "ten" }, { limit: ["A valid integer is required."] }],
    [{ limit: 1.5 }, { limit: ["A valid integer is required."] }],
    [{ offset: "-1" }, { offset: ["Ensure this value is greater than or equal to 0."] }],
  ])("%j is refused", (query, fields) => {
    expect(() => readInput(schema, query)).toThrow(InvalidFields);
    expect(schema.safeParse(query).error?.issues.map((issue) => issue.message)).toEqual(Object.values(fields).flat());
  });

  it("ten rows are a page where nothing else is said", () => {
    expect(readInput(z.object(pageFields()), { limit: "1000" }).limit).toBe(100);
    expect(readInput(z.object(pageFields()), {}).limit).toBe(10);
  });
});

it("following next, and then previous, visits every row once", () => {
  for (const [count, limit] of [
    [0, 10],
    [1, 10],
    [25, 10],
    [30, 10],
    [7, 1],
  ] as const) {
    const walk = (from: number, way: "next" | "previous"): number[] => {
      const last = from + limit < count ? "r-last" : null;
      const link = pageView({ count, results: [], last }, { limit, offset: from, startingAfter: undefined }, ADDRESS)[
        way
      ];
      return link === null ? [from] : [from, ...walk(Number(new URL(link).searchParams.get("offset")), way)];
    };
    const forth = walk(0, "next");
    expect(forth).toEqual(Array.from({ length: Math.max(1, Math.ceil(count / limit)) }, (_, page) => page * limit));
    expect(walk(forth.at(-1) ?? 0, "previous")).toEqual(forth.toReversed());
  }
});

describe("a page that starts after a row", () => {
  const rows = ["c", "d", "e"].map((id) => ({ id }));

  it("skips no rows by offset and reads one row more, which shows that rows follow", () => {
    expect(rowsToRead({ limit: 2, offset: 40, startingAfter: "b" })).toEqual({ take: 3, skip: 0 });
    expect(rowsToRead({ limit: 2, offset: 40, startingAfter: undefined })).toEqual({ take: 3, skip: 40 });
    expect(pageOfRows(5, rows, firstRows(2))).toEqual({ count: 5, results: rows.slice(0, 2), last: "d" });
    expect(pageOfRows(5, rows, firstRows(3))).toEqual({ count: 5, results: rows, last: null });
  });

  it.each(["0", "x", "1.5", "-1", "9".repeat(12)])("is refused after the number %s", (startingAfter) => {
    expect(() => startingNumber({ limit: 1, offset: 0, startingAfter })).toThrow(InvalidFields);
  });
});
