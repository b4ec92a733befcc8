import type { Mark, MarkRole, StampMark } from "#domain/seating-drawing/mark.ts";
import { paperColours, paperPens } from "#domain/seating-drawing/paint-marks.ts";
import type { Rect } from "#domain/seating/room.ts";
import type { PdfDocument, SheetPen } from "./sheet-pen.ts";

/** Rows of chairs as dashes are lighter than their outlines would be: the colours of plan and ghost on white at 60 %. */
const rowColours = { seat: "#7795b0", ghost: "#d2dce5" } as const;

/** A plan to be drawn: metres. */
export interface DrawnMarks {
  frame: Rect;
  marks: readonly Mark[];
}

/** Scale at which lines have the width of their pens, and the least share of it at smaller scales. */
const pens = { scale: 200, least: 0.55 };

/** Sets the look of a role and returns how a path is painted: `mm` is the length of a millimetre of a pen in metres. */
function setRole(doc: PdfDocument, role: MarkRole, mm: number): () => void {
  const { fill, stroke, width, dash } = paperPens[role];
  if (fill !== "none") doc.fillColor(fill);
  if (width === 0) return () => doc.fill();
  doc.lineWidth(width * mm).strokeColor(stroke);
  const [length, space] = dash?.split(" ").map(Number) ?? [];
  if (length !== undefined && space !== undefined) doc.dash(length * mm, { space: space * mm });
  else doc.undash();
  return fill === "none" ? () => doc.stroke() : () => doc.fillAndStroke();
}

/** Draws tables that are placed many times: all chairs, then all tables, each the same operators at its place. */
function drawStamps(doc: PdfDocument, { chairs, table, places }: StampMark, mm: number): void {
  for (const { role, at } of places) {
    const paint = setRole(doc, role, mm);
    const drawAt = (d: string, paintOne: () => void) => {
      for (const [x, y] of at) {
        doc.save().translate(x, y).path(d);
        paintOne();
        doc.restore();
      }
    };
    drawAt(chairs, paint);
    doc.fillColor(paperColours.white);
    drawAt(table, () => doc.fillAndStroke());
  }
}

function drawMark(doc: PdfDocument, mark: Mark, mm: number): void {
  if ("role" in mark) {
    if (mark.d === "") return;
    const paint = setRole(doc, mark.role, mm);
    doc.path(mark.d);
    paint();
    return;
  }
  if ("places" in mark) {
    drawStamps(doc, mark, mm);
    return;
  }
  const [length = 0, space = 0] = mark.strokeDasharray.split(" ").map(Number);
  doc.lineWidth(mark.strokeWidth).strokeColor(rowColours[mark.rows]).dash(length, { space });
  doc.path(mark.d).stroke();
}

/** Draws a plan at a true scale with the upper left corner of its frame at x, y in millimetres; 200 is 1:200. */
export function drawPlan({ doc }: SheetPen, x: number, y: number, { frame, marks }: DrawnMarks, scale: number): void {
  const mmPerMetre = 1000 / scale;
  doc.save();
  doc.translate(x - frame.x * mmPerMetre, y - frame.y * mmPerMetre).scale(mmPerMetre);
  doc.lineJoin("round");
  const share = Math.max(pens.least, Math.min(1, pens.scale / scale));
  for (const mark of marks) drawMark(doc, mark, share / mmPerMetre);
  doc.restore();
}
