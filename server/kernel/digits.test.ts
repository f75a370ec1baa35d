import { describe, expect, it } from "vitest";
import { asciiDigits, normaliseDigits } from "./digits";

describe("typed digits become ASCII and nothing invisible survives", () => {
  it.each([
    ["٤١١١ ١١١١ ١١١١ ١١١", "411111111111111"],
    ["۱۲/۳۰", "12/30"],
    ["\u200e4111\u202c 1111\u200f", "41111111"],
    ["１２\u206630\u2069", "1230"],
    ["12\u00a0/\u202f30", "12/30"],
    ["١٢\u060d٣٠", "12/30"],
    ["4111-1111", "4111-1111"],
    ["abc", "abc"],
    ["", ""],
  ])("%j → %j", (typed, ascii) => {
    expect(normaliseDigits(typed)).toBe(ascii);
  });
});

it("blanks may stay", () => expect(asciiDigits("A １２\u200f ١٢\uff0f٣٠")).toBe("A 12 12/30"));
