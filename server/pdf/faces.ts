import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { sfntOf } from "./sfnt";

export type Weight = "regular" | "semibold";

export type Face = { readonly name: string; readonly file: Buffer; readonly font: Font };

/** Font families in order of preference. Families with one weight have no semibold. */
const FAMILIES = [
  ["ibm-plex-sans-arabic", [400, 600]],
  ["ibm-plex-sans", [400, 600]],
  ["noto-sans-arabic", [400, 600]],
  ["noto-sans-hebrew", [400, 600]],
  ["noto-sans-devanagari", [400, 600]],
  ["noto-sans-bengali", [400, 600]],
  ["noto-sans-tamil", [400, 600]],
  ["noto-sans-telugu", [400, 600]],
  ["noto-sans-malayalam", [400, 600]],
  ["noto-sans-kannada", [400, 600]],
  ["noto-sans-gujarati", [400, 600]],
  ["noto-sans-gurmukhi", [400, 600]],
  ["noto-sans-sinhala", [400, 600]],
  ["noto-sans-thai", [400, 600]],
  ["noto-sans-georgian", [400, 600]],
  ["noto-sans-armenian", [400, 600]],
  ["noto-sans-ethiopic", [400, 600]],
  ["noto-sans-sc", [400, 600]],
  ["gowun-dodum", [400, 400]],
  ["noto-emoji", [400, 600]],
  ["unifont", [400, 400]],
] as const;

/** The only file of a font package that has no subsets. */
const WHOLE = ["latin", "U+0-10ffff"] as const;

/** A file of a font package and the characters for which the package lists it. */
type Subset = { readonly path: string; readonly ranges: readonly (readonly [first: number, last: number])[] };

const subsets = new Map<Weight, readonly Subset[]>();
const opened = new Map<string, Face>();
/** Cache of the font of each drawn character; null if none has it. */
const found: Readonly<Record<Weight, Map<number, Face | null>>> = { regular: new Map(), semibold: new Map() };
const MOST_FOUND = 20_000;

export function mainFace(weight: Weight): Face {
  const face = faceFor(["A"], weight);
  if (face === null) throw new Error("No font is installed.");
  return face;
}

export function faceFor(characters: readonly string[], weight: Weight): Face | null {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const [first = null, ...others] = codes.map((code) => faceOfCode(code, weight));
  return others.every((face) => face === first) ? first : searchedFace(codes, weight);
}

function faceOfCode(code: number, weight: Weight): Face | null {
  const faces = found[weight];
  const known = faces.get(code);
  if (known !== undefined) return known;
  if (faces.size >= MOST_FOUND) faces.clear();
  const face = searchedFace([code], weight);
  faces.set(code, face);
  return face;
}

function searchedFace(codes: readonly number[], weight: Weight): Face | null {
  for (const subset of subsetsOf(weight)) {
    if (!codes.every((code) => subset.ranges.some(([first, last]) => code >= first && code <= last))) continue;
    const face = openedFace(subset.path);
    if (codes.every((code) => face.font.hasGlyphForCodePoint(code))) return face;
  }
  return null;
}

function subsetsOf(weight: Weight): readonly Subset[] {
  const known = subsets.get(weight);
  if (known !== undefined) return known;
  const listed = FAMILIES.flatMap(([family, [regular, semibold]]) => {
    const named: Record<string, string> = JSON.parse(packaged(`${family}/unicode.json`).toString());
    const files = Object.entries(named).length > 0 ? Object.entries(named) : [WHOLE];
    return files.map(([subset, ranges]) => ({
      path: fileOf(family, subset.replace(/[[\]]/g, ""), weight === "regular" ? regular : semibold),
      ranges: ranges.split(",").map(rangeOf),
    }));
  });
  subsets.set(weight, listed);
  return listed;
}

function fileOf(family: string, subset: string, weight: number): string {
  return `${family}/files/${family}-${subset}-${weight}-normal.woff`;
}

/** @param text a range of characters such as `U+600-6ff` or `U+2010` */
function rangeOf(text: string): readonly [number, number] {
  const [first = "", last = first] = text.slice(2).split("-");
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

function packaged(path: string): Buffer {
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@fontsource", path));
}

function openedFace(path: string): Face {
  const known = opened.get(path);
  if (known !== undefined) return known;
  const bytes = sfntOf(packaged(path));
  const font = create(bytes);
  if (!("layout" in font)) throw new Error(`${path} holds more than one font.`);
  const face = { name: path, file: bytes, font };
  opened.set(path, face);
  return face;
}
