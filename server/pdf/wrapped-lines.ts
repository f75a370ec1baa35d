import { plainLine, type VisualLine, type Voice, visualLine } from "./visual-runs";

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The lines of a wrapped text; `width` is a line's width at font size 1. Words stay whole unless wider than
 * the column. An empty text has no line.
 */
export function wrappedLines(text: string, voice: Voice, width: number): VisualLine[] {
  const space = visualLine(" ", voice).width;
  const lines: string[][] = [];
  let left = 0;
  for (const word of wordsOf(text, voice, width)) {
    const line = lines.at(-1);
    // Letters do not join across words, so a line is as wide as its words together.
    if (line !== undefined && word.width + space <= left) {
      line.push(word.text);
      left -= word.width + space;
    } else {
      lines.push([word.text]);
      left = width - word.width;
    }
  }
  return lines.map((words) => visualLine(words.join(" "), voice));
}

type Word = { readonly text: string; readonly width: number };

function wordsOf(text: string, voice: Voice, width: number): Word[] {
  const words = plainLine(text).split(" ");
  return words.flatMap((word) => {
    const measured = { text: word, width: visualLine(word, voice).width };
    if (word === "") return [];
    return measured.width <= width ? [measured] : brokenWord(word, voice, width);
  });
}

/** Splits a word wider than the column. A part is measured only if its letters' widths add up to more. */
function brokenWord(word: string, voice: Voice, width: number): Word[] {
  const widths = new Map<string, number>();
  const widthOf = (segment: string): number => {
    const known = widths.get(segment) ?? visualLine(segment, voice).width;
    widths.set(segment, known);
    return known;
  };
  const parts: { text: string; width: number }[] = [];
  for (const { segment } of GRAPHEMES.segment(word)) {
    const part = parts.at(-1);
    const text = `${part?.text ?? ""}${segment}`;
    const added = (part?.width ?? 0) + widthOf(segment);
    const extended = added <= width ? added : visualLine(text, voice).width;
    if (part !== undefined && extended <= width) Object.assign(part, { text, width: extended });
    else parts.push({ text: segment, width: widthOf(segment) });
  }
  return parts.map(({ text }) => ({ text, width: visualLine(text, voice).width }));
}
