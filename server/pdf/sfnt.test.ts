import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { expect, it, test } from "vitest";
import { sfntOf } from "./sfnt";

const FILES = "node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic";

it.each(["latin", "arabic"])("a WOFF font is the same after it is unpacked: %s", (subset) => {
  const woff = readFileSync(`${FILES}-${subset}-400-normal.woff`);
  const [packed, unpacked] = [create(woff) as Font, create(sfntOf(woff)) as Font];
  expect(unpacked.type).toBe("TTF");
  expect(unpacked.postscriptName).toBe(packed.postscriptName);
  expect(unpacked.characterSet).toEqual(packed.characterSet);
  const text = subset === "latin" ? "Invoice 77" : "فاتورة";
  expect(unpacked.layout(text).advanceWidth).toBe(packed.layout(text).advanceWidth);
});

test("another file is refused", () => {
  expect(() => sfntOf(Buffer.alloc(64))).toThrow("no WOFF");
});
