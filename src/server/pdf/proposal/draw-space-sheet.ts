import { isBlocked } from "#domain/bookings/get-availability.ts";
import { type SheetLayout, sheet } from "#domain/proposal/arrange-sheet.ts";
import { formatPictureMark, formatPlanCaption } from "#domain/proposal/describe-sheet.ts";
import { formatMetres, formatNumber } from "#domain/format.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import { type Block, createGap, drawBlocks, sumHeights } from "../block.ts";
import { createTable } from "../create-table.ts";
import { drawPlan } from "../draw-plan.ts";
import type { SheetPen } from "../sheet-pen.ts";
import { createEstimate, type EstimatePart } from "./create-estimate.ts";
import { createCaption, createSmallPrint, formatName, getPictureCaption } from "./create-paragraph.ts";
import type { ProposedSpace } from "./proposal-content.ts";
import { edges, looks, sheetColours } from "./looks.ts";

export interface SpaceSheet {
  proposed: ProposedSpace;
  number: number;
  layout: SheetLayout;
  jpeg: Uint8Array | undefined;
  lines: Omit<EstimatePart, "estimate">;
}

const planWidth = sheet.inner - sheet.facts - sheet.gap;

function createHead(pen: SheetPen, { space, venue, place, estimate }: ProposedSpace, number: number): Block {
  const sum = estimate && `¥${formatNumber(estimate.total)}`;
  const label = ` ${texts.total}`;
  const labelWidth = pen.measure(label, looks.small);
  const width = sheet.inner - (sum ? pen.measure(sum, looks.head) + labelWidth + 6 : 0);
  const names = pen.wrap(`${number}　${space.name}`, width, looks.head);
  const places = pen.wrap(
    [formatName({ ...venue, demo: space.demo ?? venue.demo }), place].filter(Boolean).join("　"),
    width,
    looks.soft,
  );
  const namesHeight = names.length * pen.heightOf(looks.head);
  return {
    height: namesHeight + places.length * pen.heightOf(looks.soft) + 3,
    draw: (y) => {
      pen.lines(edges.left, y, names, looks.head);
      pen.lines(edges.left, y + namesHeight, places, looks.soft);
      if (!sum) return;
      pen.text(edges.right - labelWidth, y, sum, { ...looks.head, align: "right" });
      pen.text(edges.right, y + 2.1, label, { ...looks.small, align: "right" });
    },
  };
}

/** The length of a room over its plan, m. */
function drawDimension(pen: SheetPen, x: number, y: number, width: number, text: string): void {
  const { plan, white } = sheetColours;
  pen.rule(x, y + 2.5, x + width, y + 2.5, plan, 0.2);
  for (const end of [x, x + width]) pen.rule(end, y + 0.8, end, y + 4.2, plan, 0.2);
  const wide = pen.measure(text, looks.small) + 3;
  pen.fill(x + width / 2 - wide / 2, y, wide, 5, white);
  pen.text(x + width / 2, y + 0.33, text, { ...looks.small, colour: plan, align: "center" });
}

function createPlan(pen: SheetPen, { plan, planNote }: ProposedSpace, scale: number | undefined): Block {
  if (!plan || !scale) {
    const lines = pen.wrap(texts.noPlan, planWidth - 8, looks.soft);
    const height = lines.length * pen.heightOf(looks.soft) + 12;
    const draw = (y: number) => {
      pen.doc.dash(1.2, { space: 1.2 });
      pen.frame(edges.left, y, planWidth, height, sheetColours.soft);
      pen.doc.undash();
      pen.lines(edges.left + 4, y + 6, lines, looks.soft);
    };
    return { height, draw };
  }
  const mmPerMetre = 1000 / scale;
  const height = plan.frame.height * mmPerMetre;
  const caption = createSmallPrint(pen, formatPlanCaption(scale, planNote, texts), planWidth);
  return {
    height: 6 + height + caption.height,
    draw: (y) => {
      const from = edges.left - plan.frame.x * mmPerMetre;
      drawDimension(pen, from, y, plan.length * mmPerMetre, `${formatMetres(plan.length)} m`);
      drawPlan(pen, edges.left, y + 6, plan, scale);
      caption.draw(y + 6 + height);
    },
  };
}

/** The facts; a text that does not fit beside its label stands below it. */
function createFacts(pen: SheetPen, { facts, availability }: ProposedSpace): Block[] {
  const label = Math.max(...facts.map((one) => pen.measure(one.label, looks.soft))) + 3;
  const x = edges.right - sheet.facts;
  const twoColumns = [{ width: label }, { width: sheet.facts - label, align: "right" as const }];
  const nameColumn = [{ width: sheet.facts }];
  const valueColumn = [{ width: sheet.facts, align: "right" as const }];
  return facts.flatMap(({ label: name, text }) => {
    const colour =
      name === texts.facts.availability && isBlocked(availability) ? sheetColours.caution : sheetColours.ink;
    const nameCell = [{ ...looks.soft, text: name }];
    const valueCell = [
      { ...(text === undefined ? looks.soft : { ...looks.strong, colour }), text: text ?? texts.unknown },
    ];
    const line = sheetColours.hair;
    const own = pen.measure(name, looks.soft) + 3 + pen.measure(text ?? "", looks.strong);
    if (own <= sheet.facts)
      return createTable(pen, { x, columns: twoColumns, padding: 0.8 }, [{ cells: [nameCell, valueCell], line }]);
    return [
      ...createTable(pen, { x, columns: nameColumn, padding: 0.8 }, [{ cells: [nameCell] }]),
      ...createTable(pen, { x, columns: valueColumn, padding: 0.8 }, [{ cells: [valueCell], line }]),
    ];
  });
}

/** The plan with the facts beside it. */
function createDrawn(pen: SheetPen, proposed: ProposedSpace, scale: number | undefined): Block {
  const plan = createPlan(pen, proposed, scale);
  const facts = createFacts(pen, proposed);
  return {
    height: Math.max(plan.height, sumHeights(facts)),
    draw: (y) => {
      plan.draw(y);
      drawBlocks(facts, y);
    },
  };
}

/** The picture with its caption, as high as the sheet was laid out for and the rest leaves; nothing where that is too low. */
function createPicture(pen: SheetPen, { proposed, layout, jpeg }: SpaceSheet, left: number): Block[] {
  if (!jpeg || layout.pictureHeight === 0) return [];
  const caption = createCaption(pen, getPictureCaption(proposed), formatPictureMark(proposed, texts));
  const height = Math.min(layout.pictureHeight, left - caption.height - 2);
  if (height < sheet.picture.least) return [];
  return [{ height, draw: (y) => pen.picture(edges.left, y, sheet.inner, height, jpeg) }, caption, createGap(2)];
}

/** Draws the sheet of a space: picture as far as there is room, plan at its scale, facts, estimate. */
export function drawSpaceSheet(pen: SheetPen, one: SpaceSheet): void {
  const { proposed, number, layout, lines } = one;
  const head = createHead(pen, proposed, number);
  const drawn = createDrawn(pen, proposed, layout.scale);
  const left = edges.bottom - edges.top - head.height - drawn.height;
  const estimate = proposed.estimate
    ? createEstimate(pen, { ...lines, estimate: proposed.estimate }, left)
    : [createGap(3), createSmallPrint(pen, texts.noEstimate)];
  const picture = createPicture(pen, one, left - sumHeights(estimate));
  drawBlocks([head, ...picture, drawn, ...estimate], edges.top);
}
