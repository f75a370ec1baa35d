/** The fonts of documents, from this application's packages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { sfntOf } from "./sfnt";

export type Weight = "regular" | "semibold";

export type Face = { readonly name: string; readonly file: Buffer; readonly font: Font };

const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, semibold: 600 };
/** Families in order of preference, with a package per script. */
const FAMILIES: readonly (readonly [family: string, subsets: readonly string[]])[] = [
  ["ibm-plex-sans-arabic", ["latin", "arabic", "latin-ext"]],
  ["ibm-plex-sans", ["cyrillic", "cyrillic-ext", "greek", "vietnamese", "latin", "latin-ext"]],
];

const opened = new Map<Weight, readonly Face[]>();

/** The fonts in order of preference, opened once. */
export function facesOf(weight: Weight): readonly Face[] {
  const known = opened.get(weight);
  if (known !== undefined) return known;
  const files = FAMILIES.flatMap(([family, subsets]) =>
    subsets.map((subset) => `@fontsource/${family}/files/${family}-${subset}-${WEIGHTS[weight]}-normal.woff`),
  );
  const faces = files.map((file, index) => open(file, `${weight}-${index}`));
  opened.set(weight, faces);
  return faces;
}

/** The font for a character; if none has it, the first draws an empty box. */
export function faceFor(character: string, weight: Weight): Face {
  const faces = facesOf(weight);
  const code = character.codePointAt(0) ?? 0;
  const found = faces.find(({ font }) => font.hasGlyphForCodePoint(code)) ?? faces[0];
  if (found === undefined) throw new Error("No font is installed.");
  return found;
}

function open(file: string, name: string): Face {
  const bytes = sfntOf(readFileSync(join(/* turbopackIgnore: true */ process.cwd(), "node_modules", file)));
  const font = create(bytes);
  if (!("layout" in font)) throw new Error(`${file} holds more than one font.`);
  return { name, file: bytes, font };
}
