import { guardFormulas } from "#domain/guard-formulas.ts";

/** A cell of a workbook; null is empty. */
export type WorkbookCell = string | number | boolean | null;

/** write-excel-file indexes texts in a plain object, so that "constructor" would break the file: it gets a trailing space. */
const toSafeText = (text: string): string => (text in Object.prototype ? `${text} ` : text);

/** What XML cannot hold. */
const unwritable = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Noncharacter_Code_Point}]/gu;
const maxCellLength = 32_767;

/** Returns the part of a text that a cell can hold. */
export const toCellText = (text: string): string => toSafeText(text.replace(unwritable, "").slice(0, maxCellLength));

/** Excel's format of texts: editing such a cell does not make a formula of it. */
const textFormat = "@";

/** Converts rows to write-excel-file's sheet data, with bold headings. A text is stored as text, so that it needs no guard. */
export const toSheetData = (rows: readonly (readonly WorkbookCell[])[]) =>
  rows.map((row, at) =>
    row.map((cell) => {
      if (cell === null) return null;
      const bold = at === 0 && { fontWeight: "bold" as const };
      if (typeof cell !== "string") return { value: cell, ...bold };
      return { value: toSafeText(cell), ...bold, ...(guardFormulas(cell) !== cell && { format: textFormat }) };
    }),
  );
