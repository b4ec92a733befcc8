import { sheet } from "#domain/proposal/arrange-sheet.ts";
import {
  describeRecommendation,
  formatCoverLine,
  formatOverBudget,
  formatPictureMark,
  isRecommended,
  listCoverNotes,
} from "#domain/proposal/describe-sheet.ts";
import { formatMetres, formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import { type Block, createGap, drawBlocks, sumHeights } from "../block.ts";
import { type Cell, createTable, type Row } from "../create-table.ts";
import type { SheetPen, TextLook } from "../sheet-pen.ts";
import { createCaption, createParagraph, createSmallPrint, formatName, getPictureCaption } from "./create-paragraph.ts";
import type { ProposalContent, ProposedSpace } from "./proposal-content.ts";
import { edges, looks, sheetColours } from "./looks.ts";

/** Height of the picture where the rest of the cover leaves as much; below the least there is none. */
export const coverPicture = { most: 78, least: 26 } as const;

/** Returns the space whose picture is on the cover: the recommended one, else the first with a picture. */
export function findCoverSpace({
  spaces,
  recommendation,
}: Pick<ProposalContent, "spaces" | "recommendation">): ProposedSpace | undefined {
  const shown = spaces[recommendation?.index ?? 0];
  return shown?.picture ? shown : spaces.find(({ picture }) => picture);
}

/** The kind of document, and whom it is for. */
const createOver = (pen: SheetPen, to: string | undefined): Block => ({
  height: pen.heightOf(looks.soft),
  draw: (y) => {
    pen.text(edges.left, y, texts.paper, looks.soft);
    if (to) pen.text(edges.right, y, texts.toName(to), { ...looks.soft, align: "right" });
  },
});

const cell = (text: string, look: TextLook): Cell => [{ ...look, text }];
const toCell = (text: string | undefined, look: TextLook): Cell =>
  text === undefined ? cell(texts.unknown, looks.soft) : cell(text, look);
const toSum = (yuan: number | undefined): Cell => toCell(yuan ? formatNumber(yuan) : undefined, looks.strong);

function toRow(content: ProposalContent, at: number): Row {
  const { space, venue, seats, estimate } = content.spaces[at]!;
  const over = formatOverBudget(content.event, estimate?.total, texts);
  const missing = estimate && estimate.missing > 0 ? cell(texts.without(estimate.missing), looks.small) : [];
  return {
    cells: [
      [...cell(`${at + 1}　${formatName(space)}`, looks.text), ...cell(venue.name, looks.small)],
      toCell(seats, looks.text),
      toCell(space.height ? `${formatMetres(space.height)} m` : undefined, looks.text),
      toSum(space.priceDay),
      [...toSum(estimate?.total), ...missing, ...(over ? cell(over, looks.small) : [])],
    ],
    line: sheetColours.hair,
    ...(isRecommended(content, at) && { ground: sheetColours.ground }),
  };
}

function createSpaceTable(pen: SheetPen, content: ProposalContent): Block[] {
  const { spaces, event } = content;
  const heads = [texts.space, getLayoutByKey(event.layout).name, texts.height, texts.hireDay, texts.total];
  const columns = [
    { width: 78 },
    { width: 26 },
    { width: 22 },
    { width: 24, align: "right" as const },
    { width: 28, align: "right" as const },
  ];
  return createTable(pen, { x: edges.left, columns, padding: 0.5 }, [
    { cells: heads.map((head) => cell(head, looks.small)), line: sheetColours.ink },
    ...spaces.map((_, at) => toRow(content, at)),
  ]);
}

/** The event in one line, broken between its parts. */
function createCoverLine(pen: SheetPen, content: ProposalContent): Block {
  const parts = formatCoverLine(content, content.setup.date, texts).split(/(?<=，)/);
  const lines = pen.wrapParts(parts, sheet.inner, looks.cover);
  const height = lines.length * pen.heightOf(looks.cover);
  return { height, draw: (y) => void pen.lines(edges.left, y, lines, looks.cover) };
}

/** Three fields for a pen. */
function createSignature(pen: SheetPen): Block {
  const [width, height] = [sheet.inner / texts.sign.length, 15];
  return {
    height,
    draw: (y) => {
      for (const [at, label] of texts.sign.entries()) {
        pen.frame(edges.left + at * width, y, width, height, sheetColours.hair);
        pen.text(edges.left + at * width + 2, y + 1, label, looks.small);
      }
    },
  };
}

function createCoverPicture(pen: SheetPen, content: ProposalContent, left: number): Block[] {
  const shown = findCoverSpace(content);
  const jpeg = shown?.picture && content.pictures.get(shown.picture.hash);
  if (!shown?.picture || !jpeg) return [];
  const caption = createCaption(
    pen,
    `${shown.venue.name} ${getPictureCaption(shown)}`,
    formatPictureMark(shown, texts),
  );
  const height = Math.min(coverPicture.most, left - caption.height - 4);
  if (height < coverPicture.least) return [];
  return [{ height, draw: (y) => pen.picture(edges.left, y, sheet.inner, height, jpeg) }, caption, createGap(4)];
}

/** Draws the cover: the event, the recommendation, the spaces with what they cost, and three fields for a pen. */
export function drawCoverSheet(pen: SheetPen, content: ProposalContent): void {
  const { title, text } = describeRecommendation(content, texts);
  const above = [createOver(pen, content.setup.to), createGap(8), createCoverLine(pen, content), createGap(7)];
  const below = [
    { height: 3.2, draw: (y: number) => pen.rule(edges.left, y, edges.right, y, sheetColours.ink, 0.4) },
    createParagraph(pen, title, looks.head),
    createGap(1),
    createParagraph(pen, text, looks.text),
    createGap(4),
    ...createSpaceTable(pen, content),
    createGap(3.2),
    createSignature(pen),
    createSmallPrint(pen, `${listCoverNotes(content, texts).join("。")}。`),
  ];
  const left = edges.bottom - edges.top - sumHeights(above) - sumHeights(below);
  drawBlocks([...above, ...createCoverPicture(pen, content, left), ...below], edges.top);
}
