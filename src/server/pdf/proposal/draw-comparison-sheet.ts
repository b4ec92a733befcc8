import { isBlocked } from "#domain/bookings/get-availability.ts";
import { sheet } from "#domain/proposal/arrange-sheet.ts";
import { formatSides, getRowsHead } from "#domain/proposal/describe-sheet.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import { type Block, createGap, drawBlocks, sumHeights } from "../block.ts";
import { createTable, type Row } from "../create-table.ts";
import { drawPlan } from "../draw-plan.ts";
import type { SheetPen, TextLook } from "../sheet-pen.ts";
import { createSmallPrint } from "./create-paragraph.ts";
import type { ProposalContent, ProposedSpace } from "./proposal-content.ts";
import { edges, looks, sheetColours } from "./looks.ts";

const columnGap = 6;
const columnWidth = (sheet.inner - columnGap) / 2;
/** Column of the labels: narrower where six spaces share the rest. */
const labelWidth = { wide: 38, narrow: 26 };

function createHead(pen: SheetPen, count: number, scale: number): Block {
  return {
    height: pen.heightOf(looks.head) + 3,
    draw: (y) => {
      pen.text(edges.left, y, texts.comparisonHead(count), looks.head);
      pen.text(edges.right, y + 1.2, texts.scale(scale), { ...looks.soft, align: "right" });
    },
  };
}

/** A plan with its number, name and size below. */
function createFigure(pen: SheetPen, { space, plan }: ProposedSpace, number: number, scale: number) {
  const name = `${number}　${space.name}`;
  const size = plan && formatSides(plan, space.area, texts);
  const look = looks.smallStrong;
  const isOneLine = size && pen.measure(name, look) + pen.measure(`　${size}`, looks.small) <= columnWidth;
  const lines = pen.wrap(name, columnWidth, look);
  const captionHeight = (lines.length + (size && !isOneLine ? 1 : 0)) * pen.heightOf(look) + 1;
  const planHeight = plan ? (plan.frame.height * 1000) / scale : pen.heightOf(looks.small);
  const draw = (x: number, bottom: number) => {
    const y = bottom - captionHeight;
    if (plan) drawPlan(pen, x, y - planHeight, plan, scale);
    else pen.text(x, y - planHeight, texts.noPlan, looks.small);
    const below = y + 1 + pen.lines(x, y + 1, lines, look);
    if (size && isOneLine) pen.text(x + pen.measure(`${name}　`, look), y + 1, size, looks.small);
    else if (size) pen.text(x, below, size, looks.small);
  };
  return { planHeight, captionHeight, draw };
}

/** The plans in two columns, those of a pair standing on one line. */
function createPlans(pen: SheetPen, spaces: readonly ProposedSpace[], scale: number): Block[] {
  const figures = spaces.map((one, at) => createFigure(pen, one, at + 1, scale));
  return figures.flatMap((first, at) => {
    if (at % 2 === 1) return [];
    const pair = figures.slice(at, at + 2);
    const caption = Math.max(...pair.map(({ captionHeight }) => captionHeight));
    const height = Math.max(...pair.map(({ planHeight }) => planHeight)) + caption;
    const draw = (y: number) => {
      for (const [side, { captionHeight, draw: drawFigure }] of pair.entries())
        drawFigure(edges.left + side * (columnWidth + columnGap), y + height - caption + captionHeight);
    };
    return [{ height, draw }, createGap(first === figures.at(-1) ? 3 : 4)];
  });
}

function getLook(
  key: string,
  { text, mark }: ProposalContent["rows"][number]["cells"][number],
  { availability }: ProposedSpace,
): TextLook {
  if (text === undefined) return looks.small;
  if (key === "availability" && isBlocked(availability)) return looks.blocked;
  return mark === "best" ? looks.best : looks.smallInk;
}

function createRows(pen: SheetPen, { spaces, rows }: ProposalContent): Block[] {
  const label = spaces.length > 4 ? labelWidth.narrow : labelWidth.wide;
  const columns = [{ width: label }, ...spaces.map(() => ({ width: (sheet.inner - label) / spaces.length }))];
  const heads = [getRowsHead(rows, texts), ...spaces.map((_, at) => String(at + 1))];
  const table: Row[] = [
    { cells: heads.map((text) => [{ ...looks.small, text }]), line: sheetColours.ink },
    ...rows.map(({ key, label: name, cells }) => ({
      cells: [
        [{ ...looks.small, text: name }],
        ...cells.map((cell, at) => [{ ...getLook(key, cell, spaces[at]!), text: cell.text ?? texts.unknown }]),
      ],
      line: sheetColours.hair,
    })),
  ];
  return createTable(pen, { x: edges.left, columns, padding: 0.6 }, table);
}

/** Returns as many of the blocks from the first as are no higher than `height`. */
function takeFitting(blocks: readonly Block[], height: number): Block[] {
  let sum = 0;
  return blocks.filter((block) => {
    sum += block.height;
    return sum <= height;
  });
}

/** Draws the plans at one scale, and the facts that differ with the best of each row. */
export function drawComparisonSheet(pen: SheetPen, content: ProposalContent, scale: number): void {
  const { spaces, rows } = content;
  const above = [createHead(pen, spaces.length, scale), ...createPlans(pen, spaces, scale), createGap(1)];
  const [heads, ...lines] = createRows(pen, content);
  const noteHeight = 2 * pen.heightOf(looks.small) + 1;
  const left = edges.bottom - edges.top - sumHeights(above) - heads!.height - noteHeight;
  const shown = takeFitting(lines, left);
  const note = texts.bestNote + (rows.length > shown.length ? texts.more(rows.length - shown.length) : "");
  drawBlocks([...above, heads!, ...shown, createSmallPrint(pen, note)], edges.top);
}
