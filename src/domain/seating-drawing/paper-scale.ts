import type { Rect } from "../seating/room.ts";

/** A4 in millimetres with its margin; shared by the printed page and the file. */
export const a4 = { long: 297, short: 210, margin: 10 } as const;
/** Heights in millimetres: dimension lines above and at the left, dimension chain below, legend line, title block. */
export const sheetParts = { dimension: 7, chain: 7, legend: 12, title: 18 } as const;

/** Usual drawing scales. */
const scales = [20, 25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000];

export interface PaperScale {
  landscape: boolean;
  /** 150 stands for 1:150. */
  scale: number;
  /** Of the drawing on paper, in millimetres. */
  width: number;
  height: number;
}

/** Chooses the largest usual scale at which a drawing (metres) fits an A4 page, and the orientation. */
export function choosePaperScale({ width, height }: Pick<Rect, "width" | "height">): PaperScale {
  const { dimension, chain, legend, title } = sheetParts;
  const around = dimension + chain + legend + title + 2 * a4.margin;
  const smallest = (across: number, down: number) => {
    const [wide, high] = [across - 2 * a4.margin - dimension, down - around];
    const needed = Math.max((width * 1000) / wide, (height * 1000) / high);
    return scales.find((scale) => scale >= needed - 1e-9) ?? Math.ceil(needed / 1000) * 1000;
  };
  const [lying, standing] = [smallest(a4.long, a4.short), smallest(a4.short, a4.long)];
  const landscape = lying === standing ? width >= height : lying < standing;
  const scale = landscape ? lying : standing;
  return { landscape, scale, width: (width * 1000) / scale, height: (height * 1000) / scale };
}

/** Returns the metres of a scale bar: a round number, at most a quarter of the longer and 70 % of the shorter side. */
export function chooseScaleBar({ width, height }: Pick<Rect, "width" | "height">): number {
  const most = Math.min(Math.max(width, height) / 4, Math.min(width, height) * 0.7);
  return [100, 50, 20, 10, 5, 2, 1].find((metres) => metres <= most) ?? 0.5;
}
