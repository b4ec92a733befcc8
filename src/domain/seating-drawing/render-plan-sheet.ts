import { formatMetres, formatNumber } from "../format.ts";
import type { Assessment } from "../seating/assess-capacity.ts";
import type { DimensionSegment } from "../seating/plan-seating.ts";
import { type LayoutKey, getLayoutByKey } from "../space/layouts.ts";
import { type Drawing, drawingMargin, type DrawingNote } from "./draw-room.ts";
import { createLegend, countDividedPeople, type LegendSign } from "./create-legend.ts";
import { paintMarks, paperColours, formatThousandths } from "./paint-marks.ts";
import { a4, choosePaperScale, chooseScaleBar, sheetParts } from "./paper-scale.ts";
import { type PlanTexts, describePlan } from "./describe-plan.ts";
import { formatPublishedLine, type PublishedLineTexts } from "./judge-published.ts";
import { escapeXml, renderLine, renderDimension, renderText, estimateWidthInEm } from "./render-dimension.ts";

/** The texts of a sheet; figures are passed formatted. */
export interface SheetTexts extends PublishedLineTexts {
  description: PlanTexts;
  furniture: Record<LayoutKey, string>;
  stage: string;
  screen: string;
  /** 建议 + the item: it is assumed, not built in. */
  assumed: (item: string) => string;
  sight: string;
  signs: Record<LegendSign, (count: string) => string>;
  title: Record<"venue" | "space" | "layout" | "people" | "scale" | "day", string>;
  people: (people: string) => string;
  divided: (people: string) => string;
  short: (people: string) => string;
  empty: string;
  unsuitable: string;
  derived: string;
  site: string;
  demo: string;
}

export interface SheetData {
  drawing: Drawing;
  venue: string;
  space: string;
  demo: boolean;
  layout: LayoutKey;
  /** Requested people: may be more than the drawing seats. */
  people: number;
  figures: Assessment;
  /** ISO day of the drawing. */
  day: string;
}

const fonts =
  "'PingFang SC','HarmonyOS Sans SC','MiSans','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif";

/** Returns the label of a segment of the dimension chain; empty for free floor. */
const getSegmentLabel = (
  { what }: DimensionSegment,
  layout: LayoutKey,
  texts: Pick<SheetTexts, "stage" | "furniture">,
): string => (what === "stage" ? texts.stage : what === "seats" ? texts.furniture[layout] : "");

/** Returns the label of a note. */
export function getNoteLabel(
  { what, assumed }: DrawingNote,
  texts: Pick<SheetTexts, "stage" | "screen" | "assumed">,
): string {
  const item = what === "stage" ? texts.stage : texts.screen;
  return assumed ? texts.assumed(item) : item;
}

/** Maps the drawing's metres to the sheet's millimetres. */
interface SheetMapping {
  x: (metres: number) => number;
  y: (metres: number) => number;
  mmPerMetre: number;
}

/** Renders the chain of dimensions along the length at y (mm); a segment too short for its label shows its figure only. */
function renderChain({ plan }: Drawing, { x, mmPerMetre }: SheetMapping, y: number, texts: SheetTexts): string[] {
  let at = 0;
  return (plan?.dimensionChain ?? []).map((stretch) => {
    const from = at;
    at += stretch.metres;
    const text = [getSegmentLabel(stretch, plan!.layout, texts), formatMetres(stretch.metres)].filter(Boolean);
    const fits = estimateWidthInEm(text.join(" ")) * 2.6 < stretch.metres * mmPerMetre - 3;
    return renderDimension(x(from), y, x(at), y, fits ? text.join(" ") : text.at(-1)!);
  });
}

/** Renders the labels and sizes of stage and screen; nothing where a size is wider than the stage. */
function renderNotes({ plan, notes }: Drawing, { x, y, mmPerMetre }: SheetMapping, texts: SheetTexts): string[] {
  return notes.flatMap((note) => {
    const size = note.size.map(formatMetres).join(" × ");
    const look = { size: 2.4, colour: paperColours.soft, anchor: "middle" as const };
    if (estimateWidthInEm(size) * 2.4 > (plan?.stage?.width ?? 0) * mmPerMetre) return [];
    return [
      renderText(x(note.x), y(note.y) - 0.4, getNoteLabel(note, texts), look),
      renderText(x(note.x), y(note.y) + 2.8, size, look),
    ];
  });
}

function renderDimensions(drawing: Drawing, mapping: SheetMapping, texts: SheetTexts): string {
  const { room, sight, parts } = drawing;
  const { x, y, mmPerMetre } = mapping;
  const margin = drawingMargin * mmPerMetre;
  const above = y(0) - margin - sheetParts.dimension / 2;
  const left = x(0) - margin - sheetParts.dimension / 2;
  const below = y(room.width) + margin + sheetParts.chain / 2;
  const look = { size: 2.4, colour: paperColours.soft };
  return [
    renderDimension(x(0), above, x(room.length), above, `${formatMetres(room.length)} m`),
    renderDimension(left, y(0), left, y(room.width), `${formatMetres(room.width)} m`),
    ...renderChain(drawing, mapping, below, texts),
    ...renderNotes(drawing, mapping, texts),
    ...parts.map(({ name, axis, to }) =>
      axis === "x"
        ? renderText(x(to) - 0.8, y(room.width) + margin - 0.4, name, { ...look, anchor: "end" })
        : renderText(x(room.length) + 1.2 + margin * 0.2, y(to) - 1, name, look),
    ),
    ...(sight
      ? [
          renderDimension(
            x(sight.x),
            y(sight.y),
            x(sight.x + sight.metres),
            y(sight.y),
            `${texts.sight}${formatMetres(sight.metres)} m`,
          ),
        ]
      : []),
  ].join("\n");
}

/** Renders a legend sign, 4 mm wide, vertically centred at y. */
function renderSign(sign: LegendSign, x: number, y: number): string {
  const box = (fill: string, stroke: string) =>
    `<path d="M${formatThousandths(x)} ${formatThousandths(y - 1.1)}h3.2v2.2h-3.2z" fill="${fill}" stroke="${stroke}" stroke-width="0.2"/>`;
  if (sign === "seat" || sign === "taken") return box(paperColours.wash, paperColours.plan);
  if (sign === "ghost") return box("none", paperColours.ghost);
  if (sign === "pillar") return box(paperColours.ink, paperColours.ink);
  if (sign === "screen") return renderLine(x, y, x + 3.4, y, paperColours.ink, 0.7);
  if (sign === "screen-assumed")
    return (
      renderLine(x, y, x + 1.4, y, paperColours.ink, 0.7) + renderLine(x + 2, y, x + 3.4, y, paperColours.ink, 0.7)
    );
  if (sign === "partition") {
    return `<path d="M${formatThousandths(x)} ${formatThousandths(y)}h3.8" stroke="${paperColours.soft}" stroke-width="0.3" stroke-dasharray="1.2 0.8" fill="none"/>`;
  }
  return `<path d="M${formatThousandths(x + 0.4)} ${formatThousandths(y + 1.2)}v-2.4a2.4 2.4 0 0 1 2.4 2.4" stroke="${paperColours.ink}" stroke-width="0.2" fill="none"/>`;
}

function renderLegend(
  drawing: Drawing,
  from: number,
  to: number,
  y: number,
  mmPerMetre: number,
  texts: SheetTexts,
): string {
  const bar = chooseScaleBar(drawing.frame);
  const long = bar * mmPerMetre;
  const half = `<path d="M${formatThousandths(from)} ${formatThousandths(y - 1)}h${formatThousandths(long / 2)}v1h${formatThousandths(-long / 2)}z" fill="${paperColours.ink}"/>`;
  const outline = `<path d="M${formatThousandths(from)} ${formatThousandths(y - 1)}h${formatThousandths(long)}v1h${formatThousandths(-long)}z" fill="none" stroke="${paperColours.ink}" stroke-width="0.2"/>`;
  const figures = [0, bar / 2, bar].map((metres, index) =>
    renderText(from + metres * mmPerMetre, y + 3.2, `${metres}${index === 2 ? " m" : ""}`, {
      size: 2.3,
      colour: paperColours.soft,
      anchor: index === 0 ? "start" : "middle",
    }),
  );
  let x = from + long + 12;
  const signs = createLegend(drawing).flatMap(({ sign, count }) => {
    const text = texts.signs[sign](formatNumber(count));
    const wide = 4.8 + estimateWidthInEm(text) * 2.5;
    if (x + wide > to) return [];
    const drawn = renderSign(sign, x, y) + renderText(x + 4.8, y + 0.9, text, { size: 2.5, colour: paperColours.soft });
    x += wide + 5;
    return [drawn];
  });
  return [half, outline, ...figures, ...signs].join("\n");
}

/** Formats the people cell: 180 人, with the number that does not fit. */
function formatPeopleCell({ people, drawing: { plan, divided } }: SheetData, texts: SheetTexts): string {
  if (divided) return texts.divided(formatNumber(countDividedPeople(divided)));
  if (!plan) return texts.empty;
  const over = people - plan.people;
  return texts.people(formatNumber(people)) + (over > 0 ? `，${texts.short(formatNumber(over))}` : "");
}

function renderTitleBlock(
  data: SheetData,
  box: { x: number; y: number; width: number },
  scale: number,
  texts: SheetTexts,
): string {
  const { x, y, width } = box;
  const { title } = texts;
  const layout =
    getLayoutByKey(data.layout).name + (data.drawing.plan || data.drawing.divided ? "" : ` ${texts.unsuitable}`);
  const cells: [label: string, text: string, share: number][] = [
    [title.venue, data.venue + (data.demo ? `（${texts.demo}）` : ""), 0.26],
    [title.space, data.space, 0.18],
    [title.layout, layout, 0.14],
    [title.people, formatPeopleCell(data, texts), 0.18],
    [title.scale, `1:${scale}（A4）`, 0.11],
    [title.day, data.day, 0.13],
  ];
  let at = x;
  const drawn = cells.map(([label, text, share]) => {
    const from = at;
    at += share * width;
    return (
      (from > x ? renderLine(from, y, from, y + 11, paperColours.hair) : "") +
      renderText(from + (from > x ? 2 : 0), y + 4, label, { size: 2.3, colour: paperColours.soft }) +
      renderText(from + (from > x ? 2 : 0), y + 8.6, text, { size: 3.3, bold: true, within: share * width - 3 })
    );
  });
  const line = formatPublishedLine(data.figures, texts);
  return [
    renderLine(x, y, x + width, y, paperColours.ink, 0.35),
    ...drawn,
    renderLine(x, y + 11, x + width, y + 11, paperColours.hair),
    renderText(x, y + 15.2, line, { size: 2.5, within: width * 0.68 }),
    renderText(x + width, y + 15.2, `${texts.derived}　${texts.site}`, {
      size: 2.3,
      colour: paperColours.soft,
      anchor: "end",
      within: width * 0.31,
    }),
  ].join("\n");
}

/**
 * Renders a plan as a self-contained A4 sheet: an SVG document in millimetres with the drawing at a usual scale, dimension
 * lines, legend, scale bar and title block. Inline colours, system fonts.
 */
export function renderPlanSheet(data: SheetData, texts: SheetTexts): string {
  const { drawing, space, venue, layout } = data;
  const { landscape, scale, width, height } = choosePaperScale(drawing.frame);
  const [across, down] = landscape ? [a4.long, a4.short] : [a4.short, a4.long];
  const mmPerMetre = 1000 / scale;
  const inner = { width: across - 2 * a4.margin, height: down - 2 * a4.margin };
  const tall = sheetParts.dimension + height + sheetParts.chain;
  const spare = inner.height - tall - sheetParts.legend - sheetParts.title;
  const left = a4.margin + sheetParts.dimension + (inner.width - sheetParts.dimension - width) / 2;
  const top = a4.margin + sheetParts.dimension + spare / 2;
  const origin = { x: left + drawingMargin * mmPerMetre, y: top + drawingMargin * mmPerMetre };
  const place: SheetMapping = {
    x: (at) => origin.x + at * mmPerMetre,
    y: (at) => origin.y + at * mmPerMetre,
    mmPerMetre,
  };
  const titleY = down - a4.margin - sheetParts.title;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}mm" height="${down}mm" viewBox="0 0 ${across} ${down}" role="img" aria-labelledby="title desc" font-family="${fonts}">
<title id="title">${escapeXml(`${venue} ${space} ${getLayoutByKey(layout).name}`)}</title>
<desc id="desc">${escapeXml(describePlan(space, drawing, layout, texts.description))}</desc>
<path d="M0 0h${across}v${down}h${-across}z" fill="${paperColours.white}"/>
<g transform="translate(${formatThousandths(origin.x)} ${formatThousandths(origin.y)}) scale(${mmPerMetre})">
${paintMarks(drawing.marks, mmPerMetre)}
</g>
${renderDimensions(drawing, place, texts)}
${renderLegend(drawing, a4.margin, across - a4.margin, titleY - 7, mmPerMetre, texts)}
${renderTitleBlock(data, { x: a4.margin, y: titleY, width: inner.width }, scale, texts)}
</svg>
`;
}
