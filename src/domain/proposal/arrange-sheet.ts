/** Millimetres of a sheet: A4 with its margins, and what its parts take of the height. */
export const sheet = {
  width: 210,
  height: 297,
  left: 16,
  top: 14,
  bottom: 10,
  /** Between the margins. */
  inner: 178,
  titleBlock: 11,
  head: 17,
  /** Beside a plan. */
  facts: 48,
  factRow: 6.6,
  gap: 5,
  /** Dimension above a plan, caption below it. */
  dimension: 7,
  caption: 6,
  picture: { least: 26, most: 56, caption: 6 },
  row: 5.9,
  /** Heading and column heads of an estimate; its total; its notes. */
  tableHead: 13,
  tableTotal: 6.4,
  notes: 13,
} as const;

/** Millimetres between the head of a sheet and its title block. */
const body = sheet.height - sheet.top - sheet.bottom - sheet.titleBlock - 4;
const planWidth = sheet.inner - sheet.facts - sheet.gap;

/** Scales of a plan on a sheet: 200 is 1:200. */
const scales = [200, 250, 300, 400, 500, 600, 800, 1000, 1500, 2000, 3000, 5000] as const;
/** Scales of plans side by side. */
const comparisonScales = scales.filter((scale) => scale >= 400);
/** Millimetres of a plan's height beyond which a smaller scale is taken. */
const maxPlanHeight = 112;
const maxComparedHeight = 62;

/** The bounding box of a drawing, in metres. */
export interface PlanFrame {
  width: number;
  height: number;
}

const toMm = (metres: number, scale: number): number => (metres * 1000) / scale;
const fits = (frame: PlanFrame, scale: number, width: number, height: number) =>
  toMm(frame.width, scale) <= width && toMm(frame.height, scale) <= height;

/** Chooses the scale of a plan on its own sheet: the largest of the usual ones at which it fits. */
export const choosePlanScale = (frame: PlanFrame): number =>
  scales.find((scale) => fits(frame, scale, planWidth, maxPlanHeight)) ?? scales.at(-1)!;

/** Chooses the one scale of plans in two columns: 1:400 unless a plan is too large for it. */
export const chooseComparisonScale = (frames: readonly PlanFrame[]): number =>
  comparisonScales.find((scale) =>
    frames.every((frame) => fits(frame, scale, (sheet.inner - 6) / 2, maxComparedHeight)),
  ) ?? comparisonScales.at(-1)!;

/** A fact of a space, in words. */
export interface SheetFact {
  label: string;
  text?: string | undefined;
}

/** Characters of a line of the facts, in full widths; figures, Latin letters and spaces take half of one. */
const factLine = 12.5;
const measureText = (text: string) =>
  [...text].reduce((sum, character) => sum + (/[\u0020-\u024f]/.test(character) ? 0.5 : 1), 0);

/** Counts the lines that facts take: a text that does not fit beside its label stands below it. */
export const countFactLines = (facts: readonly SheetFact[]): number =>
  facts.reduce((lines, { label, text = "" }) => {
    const width = measureText(text);
    return lines + (measureText(label) + 1 + width <= factLine ? 1 : 1 + Math.ceil(width / (factLine - 1)));
  }, 0);

/** How the sheet of a space is filled. */
export interface SheetLayout {
  /** Absent without a plan. */
  scale?: number | undefined;
  /** Millimetres; 0 leaves the picture out. */
  pictureHeight: number;
  /** Lines of the estimate on this sheet, then on each further one. */
  lines: number[];
}

const tableHeight = (rows: number, isLast: boolean) =>
  rows === 0 ? 0 : sheet.tableHead + rows * sheet.row + (isLast ? sheet.tableTotal + sheet.notes : 0);

/** Splits lines over sheets: `first` of them on the sheet of the plan, as many as a whole sheet holds on the others. */
function splitLines(count: number, first: number): number[] {
  const most = Math.floor((body - sheet.head - tableHeight(1, true) + sheet.row) / sheet.row);
  const split = [Math.min(count, first)];
  for (let left = count - split[0]!; left > 0; left -= most) split.push(Math.min(left, most));
  return split;
}

/**
 * Lays out the sheet of a space. What the plan and the estimate leave is the picture's, which gives way first; then lines of a long
 * estimate go to further sheets.
 */
export function arrangeSheet(frame: PlanFrame | undefined, lines: number, facts: readonly SheetFact[]): SheetLayout {
  const scale = frame && choosePlanScale(frame);
  const drawn = frame && scale ? toMm(frame.height, scale) + sheet.dimension + sheet.caption : 30;
  const fixed = sheet.head + Math.max(drawn, countFactLines(facts) * sheet.factRow) + sheet.gap;
  const left = body - fixed - tableHeight(lines, true);
  const own = left >= 0 ? lines : Math.max(0, Math.floor((body - fixed - sheet.tableHead) / sheet.row));
  const forPicture = left - sheet.picture.caption;
  return {
    scale,
    pictureHeight: forPicture < sheet.picture.least ? 0 : Math.min(sheet.picture.most, Math.floor(forPicture)),
    lines: splitLines(lines, own),
  };
}

/** Rows of a comparison that the sheet has space for under its plans. */
export function countComparisonRows(frames: readonly (PlanFrame | undefined)[], scale: number): number {
  const heights = frames.map((frame) => (frame ? toMm(frame.height, scale) : 12) + 13);
  const pairs = Array.from({ length: Math.ceil(heights.length / 2) }, (_, at) =>
    Math.max(...heights.slice(at * 2, at * 2 + 2)),
  );
  const left = body - sheet.head - pairs.reduce((sum, height) => sum + height, 0) - sheet.tableHead - sheet.notes;
  // Columns of six take two lines for many values.
  const row = sheet.row + (frames.length > 4 ? 3.6 : 0.4);
  return Math.max(4, Math.floor(left / row));
}
