import { CellError, collapseSpaces, normalizeFigure, type ReportReading } from "./cell.ts";
import { lengthUnits, listSpellings } from "./unit.ts";
import { type CellType, metres, parseYesNo, squareMetres, writeUnchanged } from "./cell-type.ts";

/** Sides of a thing in metres, by name. */
export type Sides = Record<string, number>;

const separator = / ?[x×*✕✖X﹡] ?/;
/** Names of sides inside a size: 「长30m×宽20m」, 「8m(宽)×4m(高)」. */
const sideNames = /[(（]? ?(?:长|宽|高|深|厚|[LWHD](?= ?[:：\d)）])) ?[)）]? ?[:：]?/gi;

/** The unit at the end of a size; feet and inches of one figure are no unit of the others. */
const trailingUnit = new RegExp(`\\d\\)? ?(${listSpellings(lengthUnits)})$`, "i");

/** Splits 「12 × 6 m」 into its measures; undefined if it is not two or three of them. */
function parseSides(cell: string, report: ReportReading): number[] | undefined {
  const plain = collapseSpaces(normalizeFigure(cell).replace(sideNames, " ").replaceAll("()", "")).trim();
  const joined = /\d ?(?:m|米)? \d/.test(plain) && !separator.test(plain) ? plain.replace(" ", "×") : plain;
  const parts = joined.split(separator);
  if (parts.length < 2 || parts.length > 3) return undefined;
  // A unit at the end holds for all: 800×400 cm.
  const unit = trailingUnit.exec(joined)?.[1] ?? "";
  try {
    return parts.map((part) => {
      const plain = part.replace(/^\(([^()]*)\)$/, "$1").trim();
      return metres.read(/\d$/.test(plain) ? `${plain}${unit}` : plain, report) as number;
    });
  } catch (error) {
    if (error instanceof CellError) return undefined;
    throw error;
  }
}

const formatSides = (sides: readonly string[], value: unknown) =>
  sides.map((side) => (value as Sides)[side]).join(" × ");

/** Creates a type for measures separated by ×: 「12 × 6 m」, 「30m*20m」, 「长30米宽20米」. The last `optional` sides may be absent. */
export function size(sides: readonly string[], optional = 0): CellType {
  return {
    read: (cell, report = () => undefined) => {
      const measures = parseSides(cell, report);
      if (!measures || measures.length > sides.length || measures.length < sides.length - optional) {
        throw new CellError(`“${cell}”不是“${sides.map((side) => sideLabels[side]).join("×")}”的尺寸`);
      }
      return Object.fromEntries(measures.map((measure, at) => [sides[at]!, measure]));
    },
    write: (value) => formatSides(sides, value),
  };
}

/** An area in m², or the sides of which it is the product where a cell states them instead: 「800㎡」, 「10×12m」. */
export const areaOrSides: CellType = {
  read: (cell, report = () => undefined) => {
    const measures = parseSides(cell, () => undefined);
    if (measures?.length !== 2) return squareMetres.read(cell, report);
    const [length, width] = measures as [number, number];
    report(`记为长 ${length} 米、宽 ${width} 米`);
    return { length, width };
  },
  write: (value) => (typeof value === "object" ? formatSides(["length", "width"], value) : squareMetres.write(value)),
};

const sideLabels: Record<string, string> = { length: "长", width: "宽", height: "高", depth: "深" };

/** What a cell says of a piece of equipment: whether it is there, and its size where that is complete. */
export interface Equipment {
  has: boolean;
  size?: Sides;
}

/** Creates a type for equipment with its size: 「有」, 「无」, 「有 8×4m」, 「12×6×0.6」. */
export function equipment(...sides: readonly string[]): CellType {
  return {
    read: (cell, report = () => undefined): Equipment => {
      const has = parseYesNo(cell);
      if (has !== undefined) return { has };
      const plain = normalizeFigure(cell)
        .replace(/^(?:有|配备|√|✓|是)?\s*(?:[,，:：;；、]\s*)?/, "")
        .replace(/^[(（](.*)[)）]$/, "$1")
        .replace(/^led\s*(?:大?屏)?\s*/i, "")
        // The pitch of its pixels: P2.5.
        .replace(/^P\d(?:\.\d+)?\s*[,，]?\s*/i, "");
      const measures = parseSides(plain, report);
      if (!measures || measures.length > sides.length) {
        if (!/^\s*(?:有|配备|√|✓|是)(?![无没])/.test(normalizeFigure(cell))) {
          throw new CellError(
            `“${cell}”看不出有没有，也不是“${sides.map((side) => sideLabels[side]).join("×")}”的尺寸`,
          );
        }
        report("只记为“有”，没有收尺寸");
        return { has: true };
      }
      if (measures.length < sides.length) {
        report(
          `记为“有”，尺寸缺${sides
            .slice(measures.length)
            .map((side) => sideLabels[side])
            .join("、")}，没有收`,
        );
        return { has: true };
      }
      return { has: true, size: Object.fromEntries(measures.map((measure, at) => [sides[at]!, measure])) };
    },
    write: writeUnchanged,
  };
}
