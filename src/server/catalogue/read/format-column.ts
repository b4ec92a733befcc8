/** Returns the letter of a column, from 0, as a spreadsheet names it: A, Z, AA. */
export const formatColumn = (at: number): string =>
  (at >= 26 ? formatColumn(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));
