/**
 * Puts a line of text into the order in which it is drawn: the Unicode Bidirectional Algorithm, split by
 * font. The font joins Arabic letters and turns each run of them by itself.
 */
import bidiFactory from "bidi-js";
import type { Language } from "@/server/kernel/types";
import { type Face, faceFor, type Weight } from "./faces";

/** A piece of a line as its font takes it; `width` is for a size of 1. */
export type Run = { readonly text: string; readonly face: Face; readonly width: number };

/** A line of text with the runs from left to right. */
export type VisualLine = { readonly runs: readonly Run[]; readonly width: number };

const bidi = bidiFactory();
/** Marks that would turn the text around them, and controls: what people write may not hold any. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The text on one line, without marks and controls. */
export function plainLine(text: string): string {
  return text.replace(CONTROLS, " ").replace(/\s+/g, " ").trim();
}

export type Direction = "ltr" | "rtl";

/** Which way a sentence of `language` reads. */
export function directionOf(language: Language): Direction {
  return language === "ar" ? "rtl" : "ltr";
}

/** Which way a text of its own reads, by its first letter; digits and signs alone read from left to right. */
export function ownDirection(text: string): Direction {
  const [first = ""] = /\p{L}/u.exec(text) ?? [];
  return RIGHT_TO_LEFT.test(first) ? "rtl" : "ltr";
}

/** How a line is drawn. */
export type Voice = { readonly direction: Direction; readonly weight: Weight };

/** `text`, which is one line, as a paragraph of that direction shows it. */
export function visualLine(text: string, { direction, weight }: Voice): VisualLine {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const pieces: Piece[] = [];
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const turned = (embedding.levels[index] ?? 0) % 2 === 1;
    const character = turned ? mirrored(text.charAt(index)) : text.charAt(index);
    const previous = pieces.at(-1);
    // Half of a surrogate pair is drawn with its other half.
    const face = /[\ud800-\udfff]/.test(character)
      ? (previous?.face ?? faceOf(text, index, weight))
      : faceFor(character, weight);
    const joins = previous !== undefined && previous.face === face && previous.turned === turned;
    if (joins) previous.characters.push(character);
    else pieces.push({ face, turned, characters: [character] });
  }
  const runs = pieces.map(runOf);
  return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
}

/** Characters from left to right. */
type Piece = { readonly face: Face; readonly turned: boolean; readonly characters: string[] };

function faceOf(text: string, index: number, weight: Weight): Face {
  return faceFor(String.fromCodePoint(text.codePointAt(index) ?? 0), weight);
}

function mirrored(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character;
}

/**
 * A font turns a run by the script of its letters, so letters are given in reading order, and marks as they
 * stand.
 */
function runOf({ face, turned, characters }: Piece): Run {
  const drawn = characters.join("");
  const text = turned && RIGHT_TO_LEFT.test(drawn) ? characters.toReversed().join("") : drawn;
  return { text, face, width: face.font.layout(text, []).advanceWidth / face.font.unitsPerEm };
}
