import {
  chooseComparisonScale,
  countComparisonRows,
  arrangeSheet,
  type PlanFrame,
  type SheetFact,
  type SheetLayout,
} from "./arrange-sheet.ts";

/** What the number and content of sheets depend on. */
export interface SheetContent {
  spaces: readonly {
    plan?: { frame: PlanFrame } | undefined;
    facts: readonly SheetFact[];
    estimate?: { lines: readonly unknown[] } | undefined;
  }[];
}

/** A sheet of a proposal; `from` and `to` are lines of the space's estimate, `layout` is that of its first sheet. */
export type ProposalSheet =
  | { kind: "cover" }
  | { kind: "comparison"; scale: number; rows: number }
  | { kind: "space"; index: number; layout: SheetLayout; from: number; to: number; isLast: boolean }
  | { kind: "lines"; index: number; from: number; to: number; isLast: boolean };

/** Lists the sheets in their order: cover, comparison of two and more, of each space one, with further ones for a long estimate. */
export function listSheets({ spaces }: SheetContent): ProposalSheet[] {
  const frames = spaces.map(({ plan }) => plan?.frame);
  const drawn = frames.filter((frame) => frame !== undefined);
  const scale = chooseComparisonScale(drawn);
  const sheets: ProposalSheet[] = [{ kind: "cover" }];
  if (spaces.length > 1) sheets.push({ kind: "comparison", scale, rows: countComparisonRows(frames, scale) });
  for (const [index, { plan, estimate, facts }] of spaces.entries()) {
    const layout = arrangeSheet(plan?.frame, estimate?.lines.length ?? 0, facts);
    let from = 0;
    for (const [at, count] of layout.lines.entries()) {
      const part = { index, from, to: from + count, isLast: at === layout.lines.length - 1 };
      sheets.push(at === 0 ? { kind: "space", layout, ...part } : { kind: "lines", ...part });
      from += count;
    }
  }
  return sheets;
}
