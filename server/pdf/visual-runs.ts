/**
 * Orders a line for drawing: the Unicode Bidirectional Algorithm, split by font. The font joins Arabic
 * letters, and reverses a run if its script is written from right to left.
 */
import bidiFactory from "bidi-js";
import type { Language } from "@/server/kernel/types";
import { type Face, faceFor, mainFace, type Weight } from "./faces";

export type Run = { readonly text: string; readonly face: Face; readonly width: number };

export type VisualLine = { readonly runs: readonly Run[]; readonly width: number };

const bidi = bidiFactory();
/** Direction marks and control characters, which are removed from people's texts. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu;
const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });
const JOINED = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}\u200c]*/gu;
/** The zero-width non-joiner in Persian words, for which no font is needed. */
const NON_JOINER = "\u200c";
/** Characters such as joiners and variation selectors, which are invisible and may lack a glyph. */
const UNSEEN = /^\p{Default_Ignorable_Code_Point}$/u;
/** Arabic and Persian digits and separators, which run left to right although fonts treat them as letters. */
const ARABIC_NUMBER = /[\u0660-\u066c\u06f0-\u06f9]/;

/** Noncharacters that stand for bidi controls in texts composed in this folder. */
const MARKS = "\ufdd0\ufdd1\ufdd2\ufdd3";
const MARK_CONTROLS = "\u2068\u2069\u202d\u202c";

/** Marks a value in a sentence so that it keeps a separate direction. */
export function isolated(value: string): string {
  return `\ufdd0${plainLine(value)}\ufdd1`;
}

/** A phone number from left to right, even if spaces separate Arabic digits. */
export function phoneLine(phone: string): string {
  return isolated(`\ufdd2${phone}\ufdd3`);
}

export function plainLine(text: string): string {
  return text.replace(CONTROLS, " ").replace(/\s+/g, " ").trim();
}

export type Direction = "ltr" | "rtl";

export function directionOf(language: Language): Direction {
  return language === "ar" ? "rtl" : "ltr";
}

/** The text's direction by its first letter; left to right without a letter. */
export function ownDirection(text: string): Direction {
  for (const character of text) {
    const type = bidi.getBidiCharTypeName(character);
    if (type === "L") return "ltr";
    if (type === "R" || type === "AL") return "rtl";
  }
  return "ltr";
}

export type Voice = { readonly direction: Direction; readonly weight: Weight };

export function visualLine(text: string, { direction, weight }: Voice): VisualLine {
  const drawable = drawableText(text, weight);
  const controlled = [...drawable.text].map((each) => MARK_CONTROLS[MARKS.indexOf(each)] ?? each).join("");
  const embedding = bidi.getEmbeddingLevels(controlled, direction);
  const pieces: Piece[] = [];
  for (const index of bidi.getReorderedIndices(controlled, embedding)) {
    const turned = (embedding.levels[index] ?? 0) % 2 === 1;
    const unit = drawable.text.charAt(index);
    if (MARKS.includes(unit)) continue;
    const face = drawable.faces[index] ?? mainFace(weight);
    const isNumber = ARABIC_NUMBER.test(unit);
    if (unit === NON_JOINER) {
      pieces.push({ face, turned, isNumber, units: [] });
      continue;
    }
    const previous = pieces.at(-1);
    const joins = previous?.face === face && previous.turned === turned && previous.isNumber === isNumber;
    if (previous !== undefined && joins) previous.units.push(turned ? mirrored(unit) : unit);
    else pieces.push({ face, turned, isNumber, units: [turned ? mirrored(unit) : unit] });
  }
  const runs = pieces.filter(({ units }) => units.length > 0).map(runOf);
  return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
}

/** A run: UTF-16 code units with one font and direction, from left to right. */
type Piece = {
  readonly face: Face;
  readonly turned: boolean;
  readonly isNumber: boolean;
  readonly units: string[];
};

/**
 * The text with a font per UTF-16 code unit. A character that no font has becomes its code, such as
 * `U+20BB7`.
 */
function drawableText(text: string, weight: Weight): { readonly text: string; readonly faces: readonly Face[] } {
  let drawn = "";
  const faces: Face[] = [];
  const add = (part: string, face: Face): void => {
    drawn += part;
    for (let unit = 0; unit < part.length; unit += 1) faces.push(face);
  };
  for (const part of partsOf(text)) {
    if (MARKS.includes(part)) {
      add(part, mainFace(weight));
      continue;
    }
    const seen = [...part].filter((character) => !UNSEEN.test(character));
    const whole = seen.length === 0 ? null : faceFor(seen, weight);
    if (whole !== null) {
      add(
        [...part]
          .filter((character) => seen.includes(character) || character === NON_JOINER || hasGlyph(whole, character))
          .join(""),
        whole,
      );
      continue;
    }
    for (const character of seen) {
      const face = faceFor([character], weight);
      if (face === null) add(codeOf(character), mainFace(weight));
      else add(character, face);
    }
  }
  return { text: drawn, faces };
}

function hasGlyph({ font }: Face, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

function partsOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(JOINED)) {
    parts.push(...charactersOf(text.slice(from, index)), word);
    from = index + word.length;
  }
  return [...parts, ...charactersOf(text.slice(from))];
}

function charactersOf(text: string): string[] {
  return [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
}

function mirrored(unit: string): string {
  return bidi.getMirroredCharacter(unit) ?? unit;
}

/** Orders a run's characters so that the font draws them in the line's order. */
function runOf({ face, turned, units }: Piece): Run {
  const logical = (turned ? units.toReversed() : units).join("");
  const laid = face.font.layout(logical, []);
  const text = (laid.direction === "rtl") === turned ? logical : charactersOf(logical).toReversed().join("");
  const { advanceWidth } = text === logical ? laid : face.font.layout(text, []);
  return { text, face, width: advanceWidth / face.font.unitsPerEm };
}
