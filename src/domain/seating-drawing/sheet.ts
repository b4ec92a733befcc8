import { formatMetres, formatNumber } from "../format.ts";
import type { Assessment } from "../seating/assess.ts";
import type { Stretch } from "../seating/plan.ts";
import { type LayoutKey, layoutByKey } from "../space/layout.ts";
import { type Drawing, drawingMargin, type Note } from "./draw-room.ts";
import { legendOf, peopleIn, type Sign } from "./legend.ts";
import { paintMarks, paper, short } from "./paint.ts";
import { a4, paperScale, scaleBar, sheetParts } from "./paper-scale.ts";
import { type PlanWords, planInWords } from "./plan-in-words.ts";
import { type Judgement, judgePublished } from "./published.ts";
import { escaped, lineAt, measureAt, textAt, widthInEm } from "./sheet-pen.ts";

/** The texts of a sheet; figures are passed formatted. */
export interface SheetWords {
  inWords: PlanWords;
  furniture: Record<LayoutKey, string>;
  stage: string;
  screen: string;
  /** 建议 + the item: it is assumed, not built in. */
  assumed: (thing: string) => string;
  sight: string;
  signs: Record<Sign, (count: string) => string>;
  title: Record<"venue" | "space" | "layout" | "people" | "scale" | "day", string>;
  figures: Record<"published" | "comfortable" | "limit" | "maximum", string>;
  judgement: Record<Judgement, string>;
  people: (people: string) => string;
  divided: (people: string) => string;
  short: (people: string) => string;
  empty: string;
  unsuitable: string;
  unknown: string;
  derived: string;
  site: string;
  demo: string;
}

export interface SheetFacts {
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
export const stretchWord = (
  { what }: Stretch,
  layout: LayoutKey,
  words: Pick<SheetWords, "stage" | "furniture">,
): string => (what === "stage" ? words.stage : what === "seats" ? words.furniture[layout] : "");

/** Returns the label of a note. */
export function noteWord({ what, assumed }: Note, words: Pick<SheetWords, "stage" | "screen" | "assumed">): string {
  const thing = what === "stage" ? words.stage : words.screen;
  return assumed ? words.assumed(thing) : thing;
}

/** Maps the drawing's metres to the sheet's millimetres. */
interface Place {
  x: (metres: number) => number;
  y: (metres: number) => number;
  mmPerMetre: number;
}

function measures(
  { room, plan, notes, sight, parts }: Drawing,
  { x, y, mmPerMetre }: Place,
  words: SheetWords,
): string {
  const margin = drawingMargin * mmPerMetre;
  const above = y(0) - margin - sheetParts.dimension / 2;
  const left = x(0) - margin - sheetParts.dimension / 2;
  const below = y(room.width) + margin + sheetParts.chain / 2;
  let at = 0;
  const chain = (plan?.chain ?? []).map((stretch) => {
    const from = at;
    at += stretch.metres;
    const text = [stretchWord(stretch, plan!.layout, words), formatMetres(stretch.metres)].filter(Boolean);
    const fits = widthInEm(text.join(" ")) * 2.6 < stretch.metres * mmPerMetre - 3;
    return measureAt(x(from), below, x(at), below, fits ? text.join(" ") : text.at(-1)!);
  });
  const noted = notes.flatMap((note) => {
    const size = note.size.map(formatMetres).join(" × ");
    const look = { size: 2.4, colour: paper.soft, anchor: "middle" as const };
    if (widthInEm(size) * 2.4 > (plan?.stage?.width ?? 0) * mmPerMetre) return [];
    return [
      textAt(x(note.x), y(note.y) - 0.4, noteWord(note, words), look),
      textAt(x(note.x), y(note.y) + 2.8, size, look),
    ];
  });
  return [
    measureAt(x(0), above, x(room.length), above, `${formatMetres(room.length)} m`),
    measureAt(left, y(0), left, y(room.width), `${formatMetres(room.width)} m`),
    ...chain,
    ...noted,
    ...parts.map(({ name, axis, to }) =>
      axis === "x"
        ? textAt(x(to) - 0.8, y(room.width) + margin - 0.4, name, { size: 2.4, colour: paper.soft, anchor: "end" })
        : textAt(x(room.length) + 1.2 + margin * 0.2, y(to) - 1, name, { size: 2.4, colour: paper.soft }),
    ),
    ...(sight
      ? [
          measureAt(
            x(sight.x),
            y(sight.y),
            x(sight.x + sight.metres),
            y(sight.y),
            `${words.sight}${formatMetres(sight.metres)} m`,
          ),
        ]
      : []),
  ].join("\n");
}

/** Renders a legend sign, 4 mm wide, vertically centred at y. */
function signAt(sign: Sign, x: number, y: number): string {
  const box = (fill: string, stroke: string) =>
    `<path d="M${short(x)} ${short(y - 1.1)}h3.2v2.2h-3.2z" fill="${fill}" stroke="${stroke}" stroke-width="0.2"/>`;
  if (sign === "seat" || sign === "taken") return box(paper.wash, paper.plan);
  if (sign === "ghost") return box("none", paper.ghost);
  if (sign === "pillar") return box(paper.ink, paper.ink);
  if (sign === "screen") return lineAt(x, y, x + 3.4, y, paper.ink, 0.7);
  if (sign === "screen-assumed")
    return lineAt(x, y, x + 1.4, y, paper.ink, 0.7) + lineAt(x + 2, y, x + 3.4, y, paper.ink, 0.7);
  if (sign === "partition") {
    return `<path d="M${short(x)} ${short(y)}h3.8" stroke="${paper.soft}" stroke-width="0.3" stroke-dasharray="1.2 0.8" fill="none"/>`;
  }
  return `<path d="M${short(x + 0.4)} ${short(y + 1.2)}v-2.4a2.4 2.4 0 0 1 2.4 2.4" stroke="${paper.ink}" stroke-width="0.2" fill="none"/>`;
}

function legendLine(
  drawing: Drawing,
  from: number,
  to: number,
  y: number,
  mmPerMetre: number,
  words: SheetWords,
): string {
  const bar = scaleBar(drawing.frame);
  const long = bar * mmPerMetre;
  const half = `<path d="M${short(from)} ${short(y - 1)}h${short(long / 2)}v1h${short(-long / 2)}z" fill="${paper.ink}"/>`;
  const whole = `<path d="M${short(from)} ${short(y - 1)}h${short(long)}v1h${short(-long)}z" fill="none" stroke="${paper.ink}" stroke-width="0.2"/>`;
  const figures = [0, bar / 2, bar].map((metres, index) =>
    textAt(from + metres * mmPerMetre, y + 3.2, `${metres}${index === 2 ? " m" : ""}`, {
      size: 2.3,
      colour: paper.soft,
      anchor: index === 0 ? "start" : "middle",
    }),
  );
  let x = from + long + 12;
  const signs = legendOf(drawing).flatMap(({ sign, count }) => {
    const text = words.signs[sign](formatNumber(count));
    const wide = 4.8 + widthInEm(text) * 2.5;
    if (x + wide > to) return [];
    const drawn = signAt(sign, x, y) + textAt(x + 4.8, y + 0.9, text, { size: 2.5, colour: paper.soft });
    x += wide + 5;
    return [drawn];
  });
  return [half, whole, ...figures, ...signs].join("\n");
}

/** Formats the people cell: 180 人, with the number that does not fit. */
function peopleWords({ people, drawing: { plan, divided } }: SheetFacts, words: SheetWords): string {
  if (divided) return words.divided(formatNumber(peopleIn(divided)));
  if (!plan) return words.empty;
  const over = people - plan.people;
  return words.people(formatNumber(people)) + (over > 0 ? `，${words.short(formatNumber(over))}` : "");
}

function titleBlock(
  facts: SheetFacts,
  box: { x: number; y: number; width: number },
  scale: number,
  words: SheetWords,
): string {
  const { x, y, width } = box;
  const { title, figures: said } = words;
  const { published, comfortable, limit, maximum } = facts.figures;
  const layout =
    layoutByKey(facts.layout).name + (facts.drawing.plan || facts.drawing.divided ? "" : ` ${words.unsuitable}`);
  const cells: [label: string, text: string, share: number][] = [
    [title.venue, facts.venue + (facts.demo ? `（${words.demo}）` : ""), 0.26],
    [title.space, facts.space, 0.18],
    [title.layout, layout, 0.14],
    [title.people, peopleWords(facts, words), 0.18],
    [title.scale, `1:${scale}（A4）`, 0.11],
    [title.day, facts.day, 0.13],
  ];
  let at = x;
  const drawn = cells.map(([label, text, share]) => {
    const from = at;
    at += share * width;
    return (
      (from > x ? lineAt(from, y, from, y + 11, paper.hair) : "") +
      textAt(from + (from > x ? 2 : 0), y + 4, label, { size: 2.3, colour: paper.soft }) +
      textAt(from + (from > x ? 2 : 0), y + 8.6, text, { size: 3.3, bold: true, within: share * width - 3 })
    );
  });
  const figure = (value: number | undefined) => (value === undefined ? words.unknown : formatNumber(value));
  const line = [
    `${said.published} ${figure(published)}`,
    `${said.comfortable} ${figure(comfortable)}`,
    `${said.limit} ${figure(limit)}`,
    `${said.maximum} ${figure(maximum)}`,
    words.judgement[judgePublished(facts.figures)],
  ].join("　");
  return [
    lineAt(x, y, x + width, y, paper.ink, 0.35),
    ...drawn,
    lineAt(x, y + 11, x + width, y + 11, paper.hair),
    textAt(x, y + 15.2, line, { size: 2.5, within: width * 0.68 }),
    textAt(x + width, y + 15.2, `${words.derived}　${words.site}`, {
      size: 2.3,
      colour: paper.soft,
      anchor: "end",
      within: width * 0.31,
    }),
  ].join("\n");
}

/**
 * Renders a plan as a self-contained A4 sheet: an SVG document in millimetres with the drawing at a usual scale, dimension
 * lines, legend, scale bar and title block. Inline colours, system fonts.
 */
export function planSheet(facts: SheetFacts, words: SheetWords): string {
  const { drawing, space, venue, layout } = facts;
  const { landscape, scale, width, height } = paperScale(drawing.frame);
  const [across, down] = landscape ? [a4.long, a4.short] : [a4.short, a4.long];
  const mmPerMetre = 1000 / scale;
  const inner = { width: across - 2 * a4.margin, height: down - 2 * a4.margin };
  const tall = sheetParts.dimension + height + sheetParts.chain;
  const spare = inner.height - tall - sheetParts.legend - sheetParts.title;
  const left = a4.margin + sheetParts.dimension + (inner.width - sheetParts.dimension - width) / 2;
  const top = a4.margin + sheetParts.dimension + spare / 2;
  const origin = { x: left + drawingMargin * mmPerMetre, y: top + drawingMargin * mmPerMetre };
  const place: Place = { x: (at) => origin.x + at * mmPerMetre, y: (at) => origin.y + at * mmPerMetre, mmPerMetre };
  const titleY = down - a4.margin - sheetParts.title;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}mm" height="${down}mm" viewBox="0 0 ${across} ${down}" role="img" aria-labelledby="title desc" font-family="${fonts}">
<title id="title">${escaped(`${venue} ${space} ${layoutByKey(layout).name}`)}</title>
<desc id="desc">${escaped(planInWords(space, drawing, layout, words.inWords))}</desc>
<path d="M0 0h${across}v${down}h${-across}z" fill="${paper.white}"/>
<g transform="translate(${short(origin.x)} ${short(origin.y)}) scale(${mmPerMetre})">
${paintMarks(drawing.marks, mmPerMetre)}
</g>
${measures(drawing, place, words)}
${legendLine(drawing, a4.margin, across - a4.margin, titleY - 7, mmPerMetre, words)}
${titleBlock(facts, { x: a4.margin, y: titleY, width: inner.width }, scale, words)}
</svg>
`;
}
