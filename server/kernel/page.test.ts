import { describe, expect, it } from "vitest";
import { pageView } from "./page";

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
