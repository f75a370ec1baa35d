import { describe, expect, it } from "vitest";
import { z } from "zod";
import { InvalidFields } from "./errors";
import { pageFields, pageView } from "./page";
import { readInput } from "./read-input";

const ADDRESS = "https://pay.example/b/events/v1/events/?state=paid&offset=10";

describe("links of a page are absolute and keep the query", () => {
  it.each([
    [0, 25, "limit=10&offset=10", null],
    [10, 25, "limit=10&offset=20", "limit=10&offset=0"],
    [20, 25, null, "limit=10&offset=10"],
    [5, 8, null, "limit=10&offset=0"],
    [0, 10, null, null],
    [0, 0, null, null],
  ] as const)("offset %i of %i", (offset, count, next, previous) => {
    const view = pageView({ count, results: [] }, { limit: 10, offset }, ADDRESS);
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
      const link = pageView({ count, results: [] }, { limit, offset: from }, ADDRESS)[way];
      return link === null ? [from] : [from, ...walk(Number(new URL(link).searchParams.get("offset")), way)];
    };
    const forth = walk(0, "next");
    expect(forth).toEqual(Array.from({ length: Math.max(1, Math.ceil(count / limit)) }, (_, page) => page * limit));
    expect(walk(forth.at(-1) ?? 0, "previous")).toEqual(forth.toReversed());
  }
});
