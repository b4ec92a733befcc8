/** Millimetres of an A4 sheet for the plan: across, and down under a run-down of twelve rows. */
export const sheetPlanWidth = 178;
const sheetPlanHeight = 128;
const scales = [50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000] as const;

/** Chooses the largest usual scale at which a drawing (metres) fits the sheet; 200 is 1:200. */
export const chooseSheetScale = ({ width, height }: { width: number; height: number }): number =>
  scales.find((scale) => (width * 1000) / scale <= sheetPlanWidth && (height * 1000) / scale <= sheetPlanHeight) ??
  scales.at(-1)!;
