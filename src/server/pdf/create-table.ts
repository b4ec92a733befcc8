import { paperColours } from "#domain/seating-drawing/paint-marks.ts";
import type { Block } from "./block.ts";
import type { SheetPen, TextLook } from "./sheet-pen.ts";

interface Column {
  /** Millimetres, with the gap to the next. */
  width: number;
  align?: "left" | "right";
  /** Keeps a text on one line: set smaller, then cut. */
  isSingle?: boolean;
}

/** A cell: lines of text of one look each; a text that is too wide is wrapped. */
export type Cell = readonly (TextLook & { text: string })[];

export interface Row {
  cells: readonly Cell[];
  /** Colour behind the row, with a bar at its beginning. */
  ground?: string;
  /** Colour of the line below it; absent where there is none. */
  line?: string;
}

interface TableOptions {
  x: number;
  columns: readonly Column[];
  /** Millimetres above and below the text of a row. */
  padding: number;
}

/** Millimetres between two columns, and before the text of a row with a ground. */
const gap = 2.1;
const inset = 1.6;

interface SetLine extends TextLook {
  text: string;
}

function setCell(pen: SheetPen, cell: Cell, { width, isSingle }: Column): SetLine[] {
  return cell.flatMap((part) =>
    isSingle ? [part] : pen.wrap(part.text, width - gap, part).map((text) => ({ ...part, text })),
  );
}

function drawCell(pen: SheetPen, lines: readonly SetLine[], column: Column, x: number, y: number): void {
  let at = y;
  for (const line of lines) {
    if (column.align === "right") pen.text(x + column.width, at, line.text, { ...line, align: "right" });
    else if (column.isSingle) pen.fitted(x, at, line.text, column.width - gap, line);
    else pen.text(x, at, line.text, line);
    at += pen.heightOf(line);
  }
}

/** Creates the rows of a table as blocks. */
export function createTable(pen: SheetPen, { x, columns, padding }: TableOptions, rows: readonly Row[]): Block[] {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  return rows.map(({ cells, ground, line }) => {
    const set = cells.map((cell, at) => setCell(pen, cell, columns[at]!));
    const heights = set.map((lines) => lines.reduce((sum, one) => sum + pen.heightOf(one), 0));
    const height = Math.max(...heights) + 2 * padding;
    const draw = (y: number) => {
      if (ground) {
        pen.fill(x, y, width, height, ground);
        pen.fill(x, y, 0.5, height, paperColours.plan);
      }
      if (line) pen.rule(x, y + height, x + width, y + height, line, line === paperColours.ink ? 0.26 : 0.2);
      let left = x;
      for (const [at, column] of columns.entries()) {
        const shift = ground && at === 0 ? inset : ground && at === columns.length - 1 ? -inset : 0;
        drawCell(pen, set[at] ?? [], column, left + shift, y + padding);
        left += column.width;
      }
    };
    return { height, draw };
  });
}
