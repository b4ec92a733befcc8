import type PDFDocument from "pdfkit";
import { bindUnits } from "#domain/format.ts";
import { paperColours } from "#domain/seating-drawing/paint-marks.ts";
import { type Face, loadFonts } from "./load-fonts.ts";
import { wrapText } from "./wrap-text.ts";

export type PdfDocument = InstanceType<typeof PDFDocument>;

/** How a text looks: letter size in millimetres. */
export interface TextLook {
  size: number;
  face?: Face;
  colour?: string;
}

/** Height of a line in letter sizes. */
const lineHeight = 1.4;
/** The fonts' ascender in letter sizes; with the descender it makes one. */
const ascender = 0.88;
const pointsPerMm = 72 / 25.4;
/** A name is set smaller down to this share of its size before it is cut. */
const smallest = 0.78;

/** Draws on a document in millimetres from the upper left corner of its page; texts are placed by the top of their line. */
export class SheetPen {
  readonly doc: PdfDocument;
  /** Widths of characters in letter sizes. */
  readonly #widths: Record<Face, Map<string, number>> = { regular: new Map(), bold: new Map() };

  constructor(doc: PdfDocument) {
    this.doc = doc;
    // pdfkit takes a font of fontkit too, which its types do not say.
    for (const [face, font] of Object.entries(loadFonts())) doc.registerFont(face, font as unknown as Buffer);
  }

  /** Begins a page of A4. */
  addPage(): void {
    this.doc.addPage({ size: "A4", margin: 0 });
    this.doc.scale(pointsPerMm);
  }

  /** Returns the width of a text in millimetres. */
  measure(text: string, { size, face = "regular" }: TextLook): number {
    const widths = this.#widths[face];
    let sum = 0;
    for (const sign of text) {
      let width = widths.get(sign);
      if (width === undefined) {
        width = this.doc.font(face).fontSize(100).widthOfString(sign) / 100;
        widths.set(sign, width);
      }
      sum += width;
    }
    return sum * size;
  }

  /** Breaks a text into lines of a width; a number stays with its unit. */
  wrap(text: string, width: number, look: TextLook): string[] {
    const lines = wrapText(bindUnits(text), width, (part) => this.measure(part, look));
    // A search finds the space that a reader types.
    return lines.map((line) => line.replaceAll("\u00a0", " "));
  }

  /** Joins parts into lines of a width; only a part that is wider is broken itself. */
  wrapParts(parts: readonly string[], width: number, look: TextLook): string[] {
    const lines: string[] = [];
    for (const part of parts) {
      const joined = (lines.at(-1) ?? "") + part;
      if (lines.length > 0 && this.measure(joined, look) <= width) lines[lines.length - 1] = joined;
      else lines.push(...this.wrap(part, width, look));
    }
    return lines;
  }

  /** Returns the height of a line in millimetres. */
  heightOf({ size }: TextLook): number {
    return size * lineHeight;
  }

  /** Draws one line from x, up to x, or around x. */
  text(x: number, y: number, text: string, look: TextLook & { align?: "left" | "right" | "center" }): void {
    const { size, face = "regular", colour = paperColours.ink, align = "left" } = look;
    if (text === "") return;
    const wide = align === "left" ? 0 : this.measure(text, look);
    this.doc
      .font(face)
      .fontSize(size)
      .fillColor(colour)
      .text(text, align === "right" ? x - wide : x - wide / 2, y + size * ((lineHeight - 1) / 2 + ascender), {
        lineBreak: false,
        baseline: "alphabetic",
      });
  }

  /** Draws lines below each other; returns their height. */
  lines(x: number, y: number, lines: readonly string[], look: Parameters<SheetPen["text"]>[3]): number {
    for (const [at, line] of lines.entries()) this.text(x, y + at * this.heightOf(look), line, look);
    return lines.length * this.heightOf(look);
  }

  /** Draws one line that fits a width: set smaller, and cut where that does not do. */
  fitted(x: number, y: number, text: string, width: number, look: TextLook): void {
    const size = look.size * Math.max(smallest, Math.min(1, width / this.measure(text, look)));
    let shown = text;
    while (this.measure(shown, { ...look, size }) > width + 0.01 && shown.length > 2)
      shown = `${[...shown].slice(0, -2).join("")}…`;
    this.text(x, y + (this.heightOf(look) - size * lineHeight) / 2, shown, { ...look, size });
  }

  rule(x1: number, y1: number, x2: number, y2: number, colour: string = paperColours.ink, width = 0.26): void {
    this.doc.lineWidth(width).strokeColor(colour).moveTo(x1, y1).lineTo(x2, y2).stroke();
  }

  frame(x: number, y: number, width: number, height: number, colour: string = paperColours.ink): void {
    this.doc.lineWidth(0.26).strokeColor(colour).rect(x, y, width, height).stroke();
  }

  fill(x: number, y: number, width: number, height: number, colour: string): void {
    this.doc.fillColor(colour).rect(x, y, width, height).fill();
  }

  /** Draws a JPEG that covers a rectangle, its middle shown; the file holds it once. */
  picture(x: number, y: number, width: number, height: number, jpeg: Uint8Array): void {
    this.doc.save().rect(x, y, width, height).clip();
    // Of equal addresses the document keeps one picture.
    const address = `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`;
    this.doc.image(address, x, y, { cover: [width, height], align: "center", valign: "center" });
    this.doc.restore();
  }
}
