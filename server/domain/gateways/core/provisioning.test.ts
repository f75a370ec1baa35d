import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyCharacter } from "@/server/testing/hostile";
import { freeCode, provisioningWait, suggestedCode } from "./provisioning";

describe("a code is derived from the name", () => {
  it.each([
    ["Sandbox", "sandbox"],
    ["My Shop 2", "my-shop-2"],
    ["  A -- B  ", "a-b"],
    ["snake_case", "snake_case"],
    ["Crédit Lyon", "credit-lyon"],
    ["ﬃ ligature name1", "ffi-ligature-nam"],
    ["متجر", "gateway"],
    ["___", "gateway"],
    ["!", "gateway"],
  ])("%j becomes %s", (name, code) => expect(suggestedCode(name)).toBe(code));

  test("and is always a code that a gateway may have", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (name) => {
        expect(suggestedCode(name)).toMatch(/^[-a-zA-Z0-9_]{1,16}$/);
      }),
    );
  });
});

describe("a derived code is made unique by a number", () => {
  it.each([
    ["shop", [], "shop"],
    ["shop", ["Shop"], "shop"],
    ["shop", ["shop"], "shop-2"],
    ["shop", ["shop", "shop-2", "shop-3"], "shop-4"],
    ["abcdefghijklmnop", ["abcdefghijklmnop"], "abcdefghijklmn-2"],
    ["abcdefghijklm-op", ["abcdefghijklm-op"], "abcdefghijklm-2"],
  ])("%s beside %j is %s", (suggested, taken, code) => expect(freeCode(suggested, new Set(taken))).toBe(code));

  test("however many there are", () => {
    const taken = new Set<string>();
    for (let count = 0; count < 120; count += 1) taken.add(freeCode("abcdefghijklmnop", taken));
    expect(taken.size).toBe(120);
    for (const code of taken) expect(code).toMatch(/^[-a-z0-9]{1,16}$/);
  });
});

describe("five successes an hour, and the hour rolls", () => {
  const now = new Date("2027-03-01T12:00:00Z");
  const ago = (...seconds: number[]): Date[] => seconds.map((each) => new Date(now.getTime() - each * 1000));

  it.each([
    ["none", ago(), null],
    ["four", ago(1, 2, 3, 4), null],
    ["five: until the first of them is an hour old", ago(10, 20, 30, 40, 3_000), 600],
    ["five, the first just an hour ago", ago(10, 20, 30, 40, 3_600), null],
    ["five, the first almost an hour ago", ago(10, 20, 30, 40, 3_599.5), 1],
    ["five in any order", ago(3_000, 10, 40, 30, 20), 600],
    ["seven: until only four are left", ago(1, 2, 3, 4, 100, 200, 300), 3_500],
    ["five this instant", ago(0, 0, 0, 0, 0), 3_600],
    ["five, some by a machine whose clock is a second ahead", ago(-1, -1, 0, 0, 0), 3_600],
    ["some made on a test clock that has been set back", ago(-9_000, -9_001, 1, 2, 3, 4), null],
  ])("%s", (_, successes, wait) => expect(provisioningWait(successes, now)).toBe(wait));
});
