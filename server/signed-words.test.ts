import { afterEach, describe, expect, it, vi } from "vitest";
import { signToken } from "./secrets";
import { withWords, wordsIn } from "./signed-words";

afterEach(() => void vi.useRealTimers());

const PAGE = "/en/checkout/0123";

function queryOf(address: string): Record<string, string> {
  return Object.fromEntries(new URL(address, "http://localhost").searchParams);
}

describe("words of an address", () => {
  it.each([
    [PAGE, PAGE],
    [`${PAGE}/?key=pk_1&channel=a`, "/ar/checkout/0123"],
    ["/en/console/users#top", "/en/console/users/"],
  ])("written for %s are read by the page %s", (written, page) => {
    const address = withWords(written, { changed: "amount", typed: "5 & ٥ %" });
    expect(wordsIn(page, queryOf(address))).toEqual({ changed: "amount", typed: "5 & ٥ %" });
    expect(new URL(address, "http://localhost").hash).toBe(written.includes("#") ? "#top" : "");
  });

  it.each([
    ["none", {}],
    ["unsigned", { told: "changed=amount" }],
    ["twice", { told: ["a", "b"] }],
    ["of another page", queryOf(withWords("/en/checkout/0124", { changed: "amount" }))],
    ["signed for another purpose", { told: signToken("page-token", `9999999999999 ${PAGE.slice(3)} changed=amount`) }],
    ["altered", { told: `${queryOf(withWords(PAGE, { changed: "amount" })).told}x` }],
  ])("are not read: %s", (_, query) => {
    expect(wordsIn(PAGE, query)).toEqual({});
  });

  it("are read for two minutes", () => {
    vi.useFakeTimers();
    const query = queryOf(withWords(PAGE, { changed: "amount" }));
    const later = queryOf(withWords(PAGE, { changed: "amount" }, 3_600));
    vi.advanceTimersByTime(120_000);
    expect(wordsIn(PAGE, query)).toEqual({ changed: "amount" });
    vi.advanceTimersByTime(1_000);
    expect([wordsIn(PAGE, query), wordsIn(PAGE, later)]).toEqual([{}, { changed: "amount" }]);
  });
});
