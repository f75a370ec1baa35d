/**
 * Pages of a PDF. Horizontal positions count from the side where lines begin, so that one layout serves both
 * directions.
 */
import PDFDocument from "pdfkit";
import type { Language } from "@/server/kernel/types";
import { type Face, mainFace, type Weight } from "./faces";
import { directionOf, ownDirection, plainLine, type VisualLine, type Voice, visualLine } from "./visual-runs";
import { wrappedLines } from "./wrapped-lines";

/** The size of an A4 page in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;

/** A column, measured from the page's edge where lines begin. */
export type Column = { readonly from: number; readonly width: number };

export type Style = {
  readonly size: number;
  readonly color: string;
  readonly weight?: Weight;
  readonly align?: "start" | "end";
  /** True if the direction of the text does not depend on the page's language. */
  readonly isOwn?: boolean;
};

const LEADING = 1.5;

/** Facts about the document; an equal `madeAt` makes files of equal contents equal. */
export type SheetFacts = {
  readonly language: Language;
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
};

export type Sheet = ReturnType<typeof newSheet>;

/** The cast is safe: `pdfkit` accepts a font's bytes where its types declare only a path. */
function fontOption({ file }: Face): string {
  return file as unknown as string;
}

export function newSheet({ language, title, author, madeAt }: SheetFacts) {
  const first = mainFace("regular");
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    font: fontOption(first),
    info: { Title: plainLine(title), Author: plainLine(author), CreationDate: madeAt, ModDate: madeAt },
  });
  const registered = new Set<string>();
  const left = ({ from, width }: Column) => (language === "ar" ? PAGE.width - from - width : from);

  function draw(line: VisualLine, column: Column, { y, style }: { y: number; style: Style }): void {
    const { size, color, align = "start" } = style;
    const isAtLeft = (align === "start") === (language !== "ar");
    let x = left(column) + (isAtLeft ? 0 : column.width - line.width * size);
    for (const { text, face, width } of line.runs) {
      if (!registered.has(face.name)) doc.registerFont(face.name, face.file);
      registered.add(face.name);
      const drawn = { lineBreak: false, features: [], baseline: "alphabetic" } as const;
      doc
        .font(face.name)
        .fontSize(size)
        .fillColor(color)
        .text(text, x, y + size, { ...drawn, features: [] });
      x += width * size;
    }
  }

  function voice(text: string, { weight = "regular", isOwn = false }: Style): Voice {
    return { direction: isOwn ? ownDirection(text) : directionOf(language), weight };
  }

  return {
    /** Draws a line of text, smaller if it is too wide. */
    line(text: string, column: Column, { y, style }: { y: number; style: Style }): void {
      const line = visualLine(plainLine(text), voice(text, style));
      const size = Math.min(style.size, column.width / Math.max(line.width, 1e-6));
      draw(line, column, { y: y + (style.size - size), style: { ...style, size } });
    },
    /** @returns the paragraph's lower end */
    paragraph(text: string, column: Column, { y, style }: { y: number; style: Style }): number {
      const lines = wrappedLines(text, voice(text, style), column.width / style.size);
      for (const [index, line] of lines.entries()) draw(line, column, { y: y + index * style.size * LEADING, style });
      return y + lines.length * style.size * LEADING;
    },
    heightOf(text: string, column: Column, style: Style): number {
      return wrappedLines(text, voice(text, style), column.width / style.size).length * style.size * LEADING;
    },
    rule(column: Column, y: number, color: string): void {
      const x = left(column);
      doc
        .moveTo(x, y)
        .lineTo(x + column.width, y)
        .lineWidth(0.75)
        .strokeColor(color)
        .stroke();
    },
    box(column: Column, { y, height, color }: { y: number; height: number; color: string }): void {
      doc.roundedRect(left(column), y, column.width, height, 6).fill(color);
    },
    /** Draws a PNG or JPEG at the column's start, scaled to the space. */
    image(picture: Buffer, column: Column, { y, height }: { y: number; height: number }): number {
      const fit: [number, number] = [column.width, height];
      doc.image(picture, left(column), y, { fit, align: language === "ar" ? "right" : undefined });
      return y + height;
    },
    link(column: Column, { y, height, href }: { y: number; height: number; href: string }): void {
      doc.link(left(column), y, column.width, height, href);
    },
    newPage(): void {
      doc.addPage();
    },
    async finished(eachPage: (page: number, pages: number) => void): Promise<Buffer> {
      const { start, count } = doc.bufferedPageRange();
      for (let index = start; index < start + count; index += 1) {
        doc.switchToPage(index);
        eachPage(index - start + 1, count);
      }
      const chunks: Buffer[] = [];
      doc.on("data", (chunk: Buffer) => chunks.push(chunk));
      const ended = new Promise<void>((done, failed) => doc.on("end", done).on("error", failed));
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
