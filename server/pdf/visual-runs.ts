/**
 * Orders a line for drawing: the Unicode Bidirectional Algorithm, split by font. The font joins Arabic
 * letters and reverses each run.
 */
import bidiFactory from "bidi-js";
import type { Language } from "@/server/kernel/types";
import { type Face, faceFor, type Weight } from "./faces";

/** A run of characters with one font; `width` is that at size 1. */
export type Run = { readonly text: string; readonly face: Face; readonly width: number };

export type VisualLine = { readonly runs: readonly Run[]; readonly width: number };

const bidi = bidiFactory();
/** Direction marks and controls, removed from people's texts. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export function plainLine(text: string): string {
  return text.replace(CONTROLS, " ").replace(/\s+/g, " ").trim();
}

export type Direction = "ltr" | "rtl";

export function directionOf(language: Language): Direction {
  return language === "ar" ? "rtl" : "ltr";
}

/** The text's direction by its first letter; without a letter left to right. */
export function ownDirection(text: string): Direction {
  const [first = ""] = /\p{L}/u.exec(text) ?? [];
  return RIGHT_TO_LEFT.test(first) ? "rtl" : "ltr";
}

export type Voice = { readonly direction: Direction; readonly weight: Weight };

export function visualLine(text: string, { direction, weight }: Voice): VisualLine {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const pieces: Piece[] = [];
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const turned = (embedding.levels[index] ?? 0) % 2 === 1;
    const character = turned ? mirrored(text.charAt(index)) : text.charAt(index);
    const previous = pieces.at(-1);
    // Keeps surrogate pairs together.
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

/** Characters with one font and direction, from left to right. */
type Piece = { readonly face: Face; readonly turned: boolean; readonly characters: string[] };

function faceOf(text: string, index: number, weight: Weight): Face {
  return faceFor(String.fromCodePoint(text.codePointAt(index) ?? 0), weight);
}

function mirrored(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character;
}

/** A run of characters in reading order, because the font reverses them by script. */
function runOf({ face, turned, characters }: Piece): Run {
  const drawn = characters.join("");
  const text = turned && RIGHT_TO_LEFT.test(drawn) ? characters.toReversed().join("") : drawn;
  return { text, face, width: face.font.layout(text, []).advanceWidth / face.font.unitsPerEm };
}
