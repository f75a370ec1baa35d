import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { unpackedFont, writeBrowserFonts } from "./browser-fonts.mjs";

const WOFF = "node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff";

/** The sum of a table's 32-bit words, as its font's directory has it. */
function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

it("a font is unpacked whole: every table lies where the directory says, and has its checksum", () => {
  const woff = readFileSync(WOFF);
  const font = unpackedFont(woff);
  // The size that the file declares for the unpacked font.
  expect(font.length).toBe(woff.readUInt32BE(16));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const names = tables.map((entry) => font.toString("latin1", entry, entry + 4));
  expect(names).toEqual(expect.arrayContaining(["cmap", "glyf", "head", "name"]));
  for (const [index, entry] of tables.entries()) {
    // The font's own table of contents counts in the checksum of `head`.
    if (names[index] === "head") continue;
    const from = font.readUInt32BE(entry + 8);
    const padded = Math.ceil(font.readUInt32BE(entry + 12) / 4) * 4;
    expect(checksum(font.subarray(from, from + padded)), names[index]).toBe(font.readUInt32BE(entry + 4));
  }
});

it("what is not a WOFF file is refused", () => {
  expect(() => unpackedFont(Buffer.from("wOF2"))).toThrow("not a WOFF file");
});

it("the configuration names one folder of fonts and no other configuration", () => {
  const text = readFileSync(writeBrowserFonts(), "utf8");
  expect(text.match(/<dir>/g)).toHaveLength(1);
  expect(text).toContain(".sarraf/browser-fonts</dir>");
  expect(text).not.toContain("<include");
});
