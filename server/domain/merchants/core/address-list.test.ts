import { describe, expect, it } from "vitest";
import { isListed, parseBlock } from "./address-list";

describe("blocks of addresses", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7/32"],
    ["203.0.113.7/24", "203.0.113.0/24"],
    ["0.0.0.0/0", "0.0.0.0/0"],
    ["2001:DB8::1", "2001:db8::1/128"],
    ["2001:db8::1/32", "2001:db8::/32"],
    ["203.0.113.7/33", null],
    ["203.0.113", null],
    ["010.0.0.1", null],
    ["0x7f.0.0.1", null],
    ["shop.example", null],
    ["", null],
    ["203.0.113.7/", null],
    ["203.0.113.7/-1", null],
  ])("%s is %s", (text, block) => expect(parseBlock(text)).toBe(block));

  it.each([
    [[], "unknown", true],
    [["203.0.113.0/24"], "203.0.113.200", true],
    [["203.0.113.0/24"], "203.0.114.1", false],
    [["203.0.113.0/24"], "::ffff:203.0.113.9", true],
    [["203.0.113.0/24"], "unknown", false],
    [["203.0.113.0/24", "2001:db8::/32"], "2001:db8:7::1", true],
    [["2001:db8::/32"], "203.0.113.9", false],
  ])("of %j may %s use the key: %s", (blocks, address, may) => expect(isListed(blocks, address)).toBe(may));
});
