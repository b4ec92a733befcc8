import { eastAsianWidth } from "get-east-asian-width";
import { toPrintableLine } from "./to-printable.ts";

/** A column of a table on the terminal. */
export interface AlignedColumn {
  heading: string;
  /** Columns of the terminal, at most; a Chinese character takes two. */
  max: number;
}

const gap = "  ";
/** Marks that a terminal draws over the character before them. */
const zeroWidth = /[\p{Mn}\p{Me}\p{Cf}]/u;

const measureCharacter = (character: string): number =>
  zeroWidth.test(character) ? 0 : eastAsianWidth(character.codePointAt(0)!);

/** Returns the columns that a text takes on a terminal. */
export const measureText = (text: string): number =>
  [...text].reduce((sum, character) => sum + measureCharacter(character), 0);

/** Shortens a text to a width, with … at its end, and fills it up with spaces. */
function fitText(text: string, width: number): string {
  const length = measureText(text);
  if (length <= width) return text + " ".repeat(width - length);
  let fitted = "";
  let left = width - 1;
  for (const character of text) {
    left -= measureCharacter(character);
    if (left < 0) break;
    fitted += character;
  }
  return fitText(`${fitted}…`, width);
}

/**
 * Formats rows as lines with aligned columns, headings first. A column is as wide as its widest text, up to its maximum;
 * one without any text is left out, and the last one is shortened to the width of the terminal.
 */
export function formatAlignedTable(
  columns: readonly AlignedColumn[],
  rows: readonly (readonly string[])[],
  width: number,
): string[] {
  const texts = rows.map((row) => row.map(toPrintableLine));
  const shown = columns.flatMap(({ heading, max }, at) => {
    const widest = Math.max(0, ...texts.map((row) => measureText(row[at] ?? "")));
    return widest === 0 ? [] : [{ at, heading, width: Math.min(max, Math.max(widest, measureText(heading))) }];
  });
  const last = shown.at(-1);
  if (last) {
    const used = shown.slice(0, -1).reduce((sum, column) => sum + column.width + gap.length, 0);
    last.width = Math.max(4, Math.min(last.width, width - used));
  }
  const format = (cells: readonly string[]) =>
    shown
      .map((column) => fitText(cells[column.at] ?? "", column.width))
      .join(gap)
      .trimEnd();
  return [format(columns.map(({ heading }) => heading)), ...texts.map(format)];
}
