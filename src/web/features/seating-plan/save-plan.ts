import { a4, choosePaperScale } from "#domain/seating-drawing/paper-scale.ts";
import { renderPlanSheet, type SheetData } from "#domain/seating-drawing/render-plan-sheet.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { planZh } from "#texts/venue/plan.zh.ts";
import { renderSvgToPng, saveFile } from "../../platform/device/save-file.ts";

/** Pixels a millimetre of the PNG sheet: 200 dots an inch. */
const pixelsPerMm = 200 / 25.4;

/** Formats a file name that is valid on every system. */
function formatFileName({ venue, space, layout, drawing: { plan } }: SheetData, extension: string): string {
  const people = plan ? planZh.people(String(plan.people)) : planZh.empty;
  const parts = [venue, space, getLayoutByKey(layout).name, people];
  return `${parts.join("-").replace(/[\\/:*?"<>|\s]+/g, "")}.${extension}`;
}

/** Saves the plan sheet as an SVG or PNG file. @throws where it fails */
export async function savePlan(kind: "svg" | "png", facts: SheetData): Promise<void> {
  const svg = renderPlanSheet(facts, planZh);
  const { landscape } = choosePaperScale(facts.drawing.frame);
  const [across, down] = landscape ? [a4.long, a4.short] : [a4.short, a4.long];
  const pixels = (mm: number) => Math.round(mm * pixelsPerMm);
  const file =
    kind === "svg"
      ? new Blob([svg], { type: "image/svg+xml" })
      : await renderSvgToPng(svg, pixels(across), pixels(down));
  saveFile(file, formatFileName(facts, kind));
}
