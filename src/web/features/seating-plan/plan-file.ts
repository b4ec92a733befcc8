import { a4, paperScale } from "../../../domain/seating-drawing/paper-scale.ts";
import { planSheet, type SheetFacts } from "../../../domain/seating-drawing/sheet.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { planZh } from "../../../texts/plan.zh.ts";
import { paintPng, saveFile } from "../../platform/save-file.ts";

/** Pixels a millimetre of the PNG sheet: 200 dots an inch. */
const pixelsPerMm = 200 / 25.4;

/** Formats a file name that is valid on every system. */
function fileName({ venue, space, layout, drawing: { plan } }: SheetFacts, extension: string): string {
  const people = plan ? planZh.people(String(plan.people)) : planZh.empty;
  const words = [venue, space, layoutByKey(layout).name, people];
  return `${words.join("-").replace(/[\\/:*?"<>|\s]+/g, "")}.${extension}`;
}

/** Saves the plan sheet as an SVG or PNG file. @throws where it fails */
export async function savePlan(kind: "svg" | "png", facts: SheetFacts): Promise<void> {
  const svg = planSheet(facts, planZh);
  const { landscape } = paperScale(facts.drawing.frame);
  const [across, down] = landscape ? [a4.long, a4.short] : [a4.short, a4.long];
  const pixels = (mm: number) => Math.round(mm * pixelsPerMm);
  const file =
    kind === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await paintPng(svg, pixels(across), pixels(down));
  saveFile(file, fileName(facts, kind));
}
