import PDFDocument from "pdfkit";
import { formatEstimateEvent, getSheetCell, getSheetName } from "#domain/proposal/describe-sheet.ts";
import { listSheets, type ProposalSheet } from "#domain/proposal/list-sheets.ts";
import { formatSelectionTitle } from "#domain/selection/format-selection-title.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import { drawBlocks } from "../block.ts";
import { SheetPen } from "../sheet-pen.ts";
import { createEstimate } from "./create-estimate.ts";
import { createParagraph } from "./create-paragraph.ts";
import { drawComparisonSheet } from "./draw-comparison-sheet.ts";
import { drawCoverSheet } from "./draw-cover-sheet.ts";
import { drawSpaceSheet } from "./draw-space-sheet.ts";
import { drawTitleBlock } from "./draw-title-block.ts";
import type { ProposalContent } from "./proposal-content.ts";
import { edges, looks } from "./looks.ts";

function drawSheet(pen: SheetPen, sheet: ProposalSheet, content: ProposalContent): void {
  if (sheet.kind === "cover") drawCoverSheet(pen, content);
  else if (sheet.kind === "comparison") drawComparisonSheet(pen, content, sheet.scale);
  else drawSheetOfSpace(pen, sheet, content);
}

function drawSheetOfSpace(
  pen: SheetPen,
  sheet: Exclude<ProposalSheet, { kind: "cover" | "comparison" }>,
  content: ProposalContent,
): void {
  const { index, from, to, isLast } = sheet;
  const proposed = content.spaces[index]!;
  const lines = { caption: formatEstimateEvent(content, content.setup.date, texts), from, to, isLast };
  if (sheet.kind === "space") {
    const jpeg = proposed.picture && content.pictures.get(proposed.picture.hash);
    drawSpaceSheet(pen, { proposed, number: index + 1, layout: sheet.layout, jpeg, lines });
    return;
  }
  const head = createParagraph(pen, texts.continued(`${index + 1}　${proposed.space.name}`), looks.head);
  const left = edges.bottom - edges.top - head.height;
  const estimate = proposed.estimate ? createEstimate(pen, { ...lines, estimate: proposed.estimate }, left) : [];
  drawBlocks([head, ...estimate], edges.top);
}

/** Collects what a document writes. */
function collectBytes(doc: InstanceType<typeof PDFDocument>): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(Buffer.concat(parts)));
    doc.on("error", reject);
  });
}

/**
 * Renders a proposal as a PDF file: the sheets of the page on A4, with texts that can be selected, plans as lines at a true scale,
 * a bookmark for each sheet. At least one space.
 */
export async function renderProposal(content: ProposalContent): Promise<Uint8Array> {
  const title = formatSelectionTitle(texts.title, content);
  const { by } = content.setup;
  const doc = new PDFDocument({
    autoFirstPage: false,
    font: "",
    lang: "zh-CN",
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title, ...(by && { Author: by }), Creator: siteZh.shell.siteName },
  });
  const bytes = collectBytes(doc);
  const pen = new SheetPen(doc);
  const sheets = listSheets(content);
  for (const [at, sheet] of sheets.entries()) {
    const name = getSheetName(sheet, content, texts);
    pen.addPage();
    doc.outline.addItem(name);
    drawSheet(pen, sheet, content);
    const cell = getSheetCell(sheet, content, texts);
    drawTitleBlock(pen, { name, cell, by, date: content.today, page: at + 1, pages: sheets.length });
  }
  doc.end();
  return bytes;
}
