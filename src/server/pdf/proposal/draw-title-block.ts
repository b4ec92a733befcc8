import { sheet } from "#domain/proposal/arrange-sheet.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import type { SheetPen } from "../sheet-pen.ts";
import { edges, looks, sheetColours } from "./looks.ts";

/** What a title block says. */
export interface TitleBlock {
  /** Name of the sheet. */
  name: string;
  /** Second cell: the city, or the scale. */
  cell: readonly [label: string, text: string];
  by: string | undefined;
  /** ISO day. */
  date: string;
  page: number;
  pages: number;
}

/** Millimetres of the cell with the logo, the padding of a cell, and the shares of the others. */
const logoWidth = 16.5;
const padding = 2;
const shares = [2, 1, 1.2, 1.2, 0.7];

/** Draws the logo: the corner of a floor plan with an open door, 4 mm wide. */
function drawLogo({ doc }: SheetPen, x: number, y: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(4 / 24);
  doc.lineWidth(3.5).strokeColor(sheetColours.ink).path("M3 23V3h20").stroke();
  doc.lineWidth(1.25).strokeColor(sheetColours.plan);
  doc.path("M23 10.5H10.5V23M23 10.5A12.5 12.5 0 0 1 10.5 23").stroke();
  doc.restore();
}

/** Draws the title block of a sheet at its foot. */
export function drawTitleBlock(pen: SheetPen, { name, cell, by, date, page, pages }: TitleBlock): void {
  const { block } = texts;
  const { left, titleBlock: y } = edges;
  pen.frame(left, y, sheet.inner, sheet.titleBlock);
  drawLogo(pen, left + padding, y + (sheet.titleBlock - 4) / 2);
  const middle = y + (sheet.titleBlock - pen.heightOf(looks.smallStrong)) / 2;
  pen.text(left + padding + 5.4, middle, siteZh.shell.siteName, looks.smallStrong);
  const cells = [
    [block.page, name],
    cell,
    [block.by, by ?? ""],
    [block.date, date],
    [block.number, texts.of(page, pages)],
  ] as const;
  const share = (sheet.inner - logoWidth) / shares.reduce((sum, one) => sum + one, 0);
  let x = left + logoWidth;
  for (const [at, [label, text]] of cells.entries()) {
    const width = shares[at]! * share;
    pen.rule(x, y, x, y + sheet.titleBlock);
    pen.text(x + padding, y + 1.1, label, looks.small);
    pen.fitted(x + padding, y + 5.5, text, width - 2 * padding, looks.smallInk);
    x += width;
  }
}
