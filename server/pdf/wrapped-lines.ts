import { plainLine, type VisualLine, type Voice, visualLine } from "./visual-runs";

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Lines of a text; `width` is that at size 1. Words stay whole unless wider than the column. Empty text has
 * no line.
 */
export function wrappedLines(text: string, voice: Voice, width: number): VisualLine[] {
  const space = visualLine(" ", voice).width;
  const lines: string[][] = [];
  let left = 0;
  for (const word of wordsOf(text, voice, width)) {
    const line = lines.at(-1);
    // Letters do not join across words, so a line is as wide as its words.
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

function brokenWord(word: string, voice: Voice, width: number): Word[] {
  const parts: Word[] = [];
  for (const { segment } of GRAPHEMES.segment(word)) {
    const text = `${parts.at(-1)?.text ?? ""}${segment}`;
    const extended = { text, width: visualLine(text, voice).width };
    if (parts.length > 0 && extended.width <= width) parts[parts.length - 1] = extended;
    else parts.push({ text: segment, width: visualLine(segment, voice).width });
  }
  return parts;
}
