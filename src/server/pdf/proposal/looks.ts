import { sheet } from "#domain/proposal/arrange-sheet.ts";
import { paperColours } from "#domain/seating-drawing/paint-marks.ts";
import type { TextLook } from "../sheet-pen.ts";

/** Millimetres of a sheet: the edges of its content, and the top of its title block. */
export const edges = {
  left: sheet.left,
  right: sheet.left + sheet.inner,
  top: sheet.top,
  bottom: sheet.height - sheet.bottom - sheet.titleBlock - 4,
  titleBlock: sheet.height - sheet.bottom - sheet.titleBlock,
} as const;

/** Colours beside those of a drawing on paper. */
export const sheetColours = { ...paperColours, hair: "#e5dccb", ground: "#ebeff3" } as const;

const soft = { colour: paperColours.soft };

/** The looks of texts, as in the page's style sheet for paper. */
export const looks = {
  cover: { size: 9.4, face: "bold", colour: paperColours.plan },
  head: { size: 5.2, face: "bold" },
  text: { size: 3.5 },
  strong: { size: 3.5, face: "bold" },
  soft: { size: 3.5, ...soft },
  small: { size: 3.1, ...soft },
  smallInk: { size: 3.1 },
  smallStrong: { size: 3.1, face: "bold" },
  blocked: { size: 3.1, colour: paperColours.caution },
  best: { size: 3.1, face: "bold", colour: paperColours.plan },
} as const satisfies Record<string, TextLook>;
