/**
 * Gives the tests' browser the same fonts and smoothing on every machine: a fontconfig configuration lists
 * only fonts of our packages. Chromium's headless shell and the full browser then render alike.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = join(ROOT, ".sarraf", "browser-fonts");

/** Fonts for text that the pages' own web fonts do not cover. */
const FONTS = [
  "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff",
  "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff",
  "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff",
];

/** Without font hinting, neither Chromium nor its headless shell rounds the shapes or widths of letters. */
const SMOOTHING = [
  ["antialias", "<bool>true</bool>"],
  ["hinting", "<bool>false</bool>"],
  ["autohint", "<bool>false</bool>"],
  ["hintstyle", "<const>hintnone</const>"],
  ["rgba", "<const>none</const>"],
];

/** Byte sizes of a WOFF file's header and table entries. */
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/** Chromium does not load WOFF files (version 1) as system fonts. */
export function unpackedFont(woff) {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is not a WOFF file.");
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(SFNT.header + count * SFNT.entry);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  const parts = [head];
  let at = head.length;
  for (let table = 0; table < count; table += 1) {
    const from = WOFF.header + table * WOFF.entry;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field));
    const content = woff.subarray(offset, offset + packed);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(content) : content).copy(padded);
    const to = SFNT.header + table * SFNT.entry;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(at, to + 8);
    head.writeUInt32BE(length, to + 12);
    parts.push(padded);
    at += padded.length;
  }
  return Buffer.concat(parts);
}

function escaped(path) {
  return path.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** @returns the path of the fontconfig file, for the variable FONTCONFIG_FILE */
export function writeBrowserFonts() {
  mkdirSync(FOLDER, { recursive: true });
  for (const font of FONTS) {
    const woff = readFileSync(join(ROOT, "node_modules", font));
    writeFileSync(join(FOLDER, basename(font).replace(/woff$/, "ttf")), unpackedFont(woff));
  }
  const edits = SMOOTHING.map(([name, value]) => `    <edit name="${name}" mode="assign">${value}</edit>`);
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    "<fontconfig>",
    `  <dir>${escaped(FOLDER)}</dir>`,
    `  <cachedir>${escaped(join(FOLDER, "cache"))}</cachedir>`,
    '  <match target="pattern">',
    ...edits,
    "  </match>",
    "</fontconfig>",
  ];
  const path = join(FOLDER, "fonts.conf");
  writeFileSync(path, `${lines.join("\n")}\n`);
  return path;
}
