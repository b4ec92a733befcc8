import { formatNumber } from "#domain/format.ts";

/** Capacities of a space in one layout, in people; unknown ones are absent. Terms of seating.md. */
export interface CapacityFigures {
  comfortable?: number;
  limit?: number;
  published?: number;
}

interface RulerLabel {
  at: number;
  text: string;
  /** Text line below the ruler, 0 to 2. */
  line: number;
  caution?: boolean;
}

export interface RulerMarks {
  max: number;
  /** People between two ticks, and between two longer ones with a number. */
  minor: number;
  major: number;
  labels: RulerLabel[];
}

/** Share of the ruler's width that a label needs: 52 px of 320; less for a plain number. */
const labelShare = 0.17;
const numberShare = 0.12;

/** Returns the smallest of 1, 2 or 5 times a power of ten that is not less than `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= least)!;
}

/** Returns the ruler's end, tick distances and labels, on lines where no label covers another; all in people. */
export function computeRulerMarks(figures: CapacityFigures, end?: number): RulerMarks {
  const { comfortable, limit, published } = figures;
  const most = Math.max(0, comfortable ?? 0, limit ?? 0, published ?? 0);
  const raw = end ?? (most > 0 ? most * 1.1 : 200);
  const major = Math.max(5, roundStep(raw / 4));
  const minor = major / 5;
  const max = end ?? Math.ceil(raw / minor) * minor;
  const capacityMarks = [
    { at: comfortable, text: "宽松", caution: false },
    { at: limit, text: "紧凑", caution: true },
    { at: published, text: "标称", caution: false },
  ];
  const labels: RulerLabel[] = [];
  const isFree = (at: number, line: number, share: number) =>
    labels.every((label) => label.line !== line || Math.abs(label.at - at) >= share * max);
  for (const { at, text, caution } of capacityMarks) {
    if (at === undefined || at > max) continue;
    const line = text === "标称" ? 1 : 0;
    labels.push({
      at,
      text: `${text} ${formatNumber(at)}`,
      caution,
      line: [line, line + 1, 2].find((l) => isFree(at, l, labelShare)) ?? 2,
    });
  }
  for (let at = 0; at <= max; at += major)
    if (!capacityMarks.some((mark) => mark.at === at) && isFree(at, 0, numberShare))
      labels.push({ at, text: formatNumber(at), line: 0 });
  return { max, minor, major, labels };
}
